#include "CForeignFixtures.h"

#include <string.h>

bool fixture_not(bool value) { return !value; }
char fixture_next_char(char value) { return (char)(value + 1); }
signed char fixture_negated_signed_char(signed char value) { return (signed char)-value; }
unsigned char fixture_complement_unsigned_char(unsigned char value) { return (unsigned char)~value; }
short fixture_negated_short(short value) { return (short)-value; }
unsigned short fixture_complement_unsigned_short(unsigned short value) { return (unsigned short)~value; }
int fixture_negated_int(int value) { return -value; }
unsigned int fixture_complement_unsigned_int(unsigned int value) { return ~value; }
long fixture_negated_long(long value) { return -value; }
unsigned long fixture_complement_unsigned_long(unsigned long value) { return ~value; }
long long fixture_negated_long_long(long long value) { return -value; }
unsigned long long fixture_complement_unsigned_long_long(unsigned long long value) { return ~value; }
size_t fixture_doubled_size(size_t value) { return value * 2; }
ssize_t fixture_negated_signed_size(ssize_t value) { return -value; }
intptr_t fixture_negated_intptr(intptr_t value) { return -value; }
float fixture_halved_float(float value) { return value / 2; }
double fixture_halved_double(double value) { return value / 2; }
long double fixture_halved_long_double(long double value) { return value / 2; }

int64_t fixture_weighed_integers(
    int8_t a, uint8_t b, int16_t c, uint16_t d, int32_t e, uint32_t f, int64_t g, uint64_t h, int8_t i, uint8_t j,
    int16_t k, uint16_t l) {
  return 1 * a + 2 * b + 3 * c + 4 * d + 5 * (int64_t)e + 6 * (int64_t)f + 7 * g + 8 * (int64_t)h + 9 * i + 10 * j +
         11 * k + 12 * l;
}

double fixture_weighed_reals(
    double a, float b, double c, float d, double e, float f, double g, float h, double i, float j, double k, float l) {
  return 1 * a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f + 7 * g + 8 * h + 9 * i + 10 * j + 11 * k + 12 * l;
}

double fixture_weighed_mixed(
    int a, double b, long c, float d, char e, double f, long g, double h, short i, double j, int k, double l, long m,
    double n, long double o, double p, long q, double r) {
  return 1 * a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f + 7 * g + 8 * h + 9 * i + 10 * j + 11 * k + 12 * l + 13 * m +
         14 * n + 15 * (double)o + 16 * p + 17 * q + 18 * r;
}

void *fixture_same_pointer(void *pointer) { return pointer; }
int fixture_length(const char *text) { return text ? (int)strlen(text) : -1; }
const char *fixture_greeting(void) { return "gr\u00fc\u00df dich"; }
const char *fixture_no_text(void) { return NULL; }
void fixture_store(int *place, int value) { *place = value; }
