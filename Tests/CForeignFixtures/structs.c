#include "CForeignFixtures.h"

fixture_byte fixture_negated_byte(fixture_byte value) { return (fixture_byte){(int8_t)-value.value}; }

fixture_letters fixture_turned_letters(fixture_letters value) {
  return (fixture_letters){{value.letters[2], value.letters[1], value.letters[0]}};
}

fixture_pair fixture_turned_pair(fixture_pair value) { return (fixture_pair){value.y, value.x}; }

fixture_floats fixture_turned_floats(fixture_floats value) { return (fixture_floats){value.z, value.y, value.x}; }

fixture_point fixture_turned_point(fixture_point value) { return (fixture_point){value.y, value.x}; }

fixture_statistics fixture_doubled_statistics(fixture_statistics value) {
  return (fixture_statistics){value.count * 2, {value.inner.mean * 2, value.inner.spread * 2}};
}

fixture_mixed fixture_doubled_mixed(fixture_mixed value) {
  return (fixture_mixed){value.share * 2, value.count * 2, value.total * 2};
}

fixture_flagged fixture_doubled_flagged(fixture_flagged value) {
  return (fixture_flagged){value.total * 2, (int8_t)(value.flag * 2)};
}

fixture_large fixture_turned_large(fixture_large value) {
  fixture_large turned;
  for (int i = 0; i < 5; i++) turned.numbers[i] = value.numbers[4 - i];
  return turned;
}

fixture_extended fixture_doubled_extended(fixture_extended value) {
  return (fixture_extended){value.value * 2, value.count * 2};
}

fixture_named fixture_turned_named(fixture_named value) {
  return (fixture_named){value.name, {value.codes[1], value.codes[0]}, !value.isOn};
}

double fixture_crowd(
    fixture_point a, fixture_point b, fixture_point c, fixture_point d, fixture_point e, fixture_pair f, fixture_pair g,
    fixture_statistics h, fixture_large i, int64_t j, int64_t k, int64_t l, fixture_flagged m, float n) {
  return 1 * (a.x - a.y) + 2 * (b.x - b.y) + 3 * (c.x - c.y) + 4 * (d.x - d.y) + 5 * (e.x - e.y) + 6 * (f.x - f.y) +
         7 * (g.x - g.y) + 8 * (h.count + h.inner.mean - h.inner.spread) + 9 * (double)(i.numbers[0] - i.numbers[4]) +
         10 * (double)j + 11 * (double)k + 12 * (double)l + 13 * (m.total + m.flag) + 14 * n;
}

double fixture_sixth_register(long a, long b, float c, long d, long e, long f, fixture_sixth g) {
  return (double)(a + b + d + e + f) + c + g.number + (g.pointer ? 1000 : 0);
}
