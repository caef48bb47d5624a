#include "CForeignFixtures.h"

#include <pthread.h>
#include <stdlib.h>

int8_t fixture_call_int8(int8_t (*function)(int8_t), int8_t value) { return function(value); }
uint8_t fixture_call_uint8(uint8_t (*function)(uint8_t), uint8_t value) { return function(value); }
int16_t fixture_call_int16(int16_t (*function)(int16_t), int16_t value) { return function(value); }
uint16_t fixture_call_uint16(uint16_t (*function)(uint16_t), uint16_t value) { return function(value); }
bool fixture_call_bool(bool (*function)(bool), bool value) { return function(value); }
float fixture_call_float(float (*function)(float), float value) { return function(value); }
long double fixture_call_long_double(long double (*function)(long double), long double value) {
  return function(value);
}
int fixture_call_int8_as_int(int8_t (*function)(void)) { return ((int (*)(void))(void *)function)(); }

int64_t fixture_call_weighed_integers(
    int64_t (*function)(int8_t, uint8_t, int16_t, uint16_t, int32_t, uint32_t, int64_t, uint64_t, int8_t, uint8_t,
                        int16_t, uint16_t)) {
  return function(-1, 200, -300, 60000, -70000, 4000000000u, -5000000000, 6000000000u, -8, 250, -1000, 65535);
}

double fixture_call_weighed_mixed(
    double (*function)(int, double, long, float, char, double, long, double, short, double, int, double, long, double,
                       long double, double, long, double)) {
  return function(
      -1, 0.5, 3, 0.25f, 'A', 1.5, -7, 2.5, -9, 3.5, 11, 4.5, -13, 5.5, 0.125L, 6.5, 17, 7.5);
}

double fixture_call_crowd(
    double (*function)(fixture_point, fixture_point, fixture_point, fixture_point, fixture_point, fixture_pair,
                       fixture_pair, fixture_statistics, fixture_large, int64_t, int64_t, int64_t, fixture_flagged,
                       float)) {
  return function(
      (fixture_point){1, 2}, (fixture_point){3, 4.5}, (fixture_point){5, 6}, (fixture_point){7, 8.5},
      (fixture_point){9, 10}, (fixture_pair){11, 12}, (fixture_pair){13, -14}, (fixture_statistics){15, {16, 17}},
      (fixture_large){{18, 19, 20, 21, 22}}, 23, -24, 25, (fixture_flagged){26, 27}, 28.5f);
}

fixture_byte fixture_call_byte(fixture_byte (*function)(fixture_byte), fixture_byte value) { return function(value); }
fixture_letters fixture_call_letters(fixture_letters (*function)(fixture_letters), fixture_letters value) {
  return function(value);
}
fixture_pair fixture_call_pair(fixture_pair (*function)(fixture_pair), fixture_pair value) { return function(value); }
fixture_floats fixture_call_floats(fixture_floats (*function)(fixture_floats), fixture_floats value) {
  return function(value);
}
fixture_point fixture_call_point(fixture_point (*function)(fixture_point), fixture_point value) {
  return function(value);
}
fixture_statistics fixture_call_statistics(
    fixture_statistics (*function)(fixture_statistics), fixture_statistics value) {
  return function(value);
}
fixture_mixed fixture_call_mixed(fixture_mixed (*function)(fixture_mixed), fixture_mixed value) {
  return function(value);
}
fixture_flagged fixture_call_flagged(fixture_flagged (*function)(fixture_flagged), fixture_flagged value) {
  return function(value);
}
fixture_large fixture_call_large(fixture_large (*function)(fixture_large), fixture_large value) {
  return function(value);
}
fixture_extended fixture_call_extended(fixture_extended (*function)(fixture_extended), fixture_extended value) {
  return function(value);
}
fixture_named fixture_call_named(fixture_named (*function)(fixture_named), fixture_named value) {
  return function(value);
}

struct job {
  int64_t (*function)(int64_t);
  int first, calls;
  int64_t sum;
};

static void *run(void *argument) {
  struct job *job = argument;
  for (int i = 0; i < job->calls; i++) job->sum += job->function(job->first + i);
  return NULL;
}

int64_t fixture_call_from_threads(int64_t (*function)(int64_t), int threads, int calls) {
  enum { most = 64 };
  pthread_t handles[most];
  struct job jobs[most];
  if (threads > most) threads = most;
  for (int i = 0; i < threads; i++) {
    jobs[i] = (struct job){function, i * calls, calls, 0};
    pthread_create(&handles[i], NULL, run, &jobs[i]);
  }
  int64_t sum = 0;
  for (int i = 0; i < threads; i++) {
    pthread_join(handles[i], NULL);
    sum += jobs[i].sum;
  }
  return sum;
}

void fixture_sort(int *numbers, size_t count, int (*compare)(const void *, const void *)) {
  qsort(numbers, count, sizeof *numbers, compare);
}
