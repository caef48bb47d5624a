// Functions of every shape, as the C compiler makes them, to hold calls and closures to: what these get and give is
// what the platform's calling convention says, and no work of libffi's.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// Where the function of that name begins; NULL if there is none here.
const void *fixture_address(const char *name);

// MARK: Numbers

bool fixture_not(bool value);
char fixture_next_char(char value);
signed char fixture_negated_signed_char(signed char value);
unsigned char fixture_complement_unsigned_char(unsigned char value);
short fixture_negated_short(short value);
unsigned short fixture_complement_unsigned_short(unsigned short value);
int fixture_negated_int(int value);
unsigned int fixture_complement_unsigned_int(unsigned int value);
long fixture_negated_long(long value);
unsigned long fixture_complement_unsigned_long(unsigned long value);
long long fixture_negated_long_long(long long value);
unsigned long long fixture_complement_unsigned_long_long(unsigned long long value);
size_t fixture_doubled_size(size_t value);
ssize_t fixture_negated_signed_size(ssize_t value);
intptr_t fixture_negated_intptr(intptr_t value);
float fixture_halved_float(float value);
double fixture_halved_double(double value);
long double fixture_halved_long_double(long double value);

// The sum of all, each times its position.
int64_t fixture_weighed_integers(
    int8_t a, uint8_t b, int16_t c, uint16_t d, int32_t e, uint32_t f, int64_t g, uint64_t h, int8_t i, uint8_t j,
    int16_t k, uint16_t l);
double fixture_weighed_reals(
    double a, float b, double c, float d, double e, float f, double g, float h, double i, float j, double k, float l);
double fixture_weighed_mixed(
    int a, double b, long c, float d, char e, double f, long g, double h, short i, double j, int k, double l, long m,
    double n, long double o, double p, long q, double r);

// MARK: Pointers

void *fixture_same_pointer(void *pointer);
int fixture_length(const char *text);
const char *fixture_greeting(void);
const char *fixture_no_text(void);
void fixture_store(int *place, int value);

// MARK: Structs

typedef struct { int8_t value; } fixture_byte;
typedef struct { char letters[3]; } fixture_letters;
typedef struct { int32_t x, y; } fixture_pair;
typedef struct { float x, y, z; } fixture_floats;
typedef struct { double x, y; } fixture_point;
typedef struct { int32_t count; struct { double mean; float spread; } inner; } fixture_statistics;
typedef struct { float share; int32_t count; double total; } fixture_mixed;
typedef struct { double total; int8_t flag; } fixture_flagged;
typedef struct { int64_t numbers[5]; } fixture_large;
typedef struct { long double value; int32_t count; } fixture_extended;
typedef struct { const char *name; uint16_t codes[2]; bool isOn; } fixture_named;

fixture_byte fixture_negated_byte(fixture_byte value);
fixture_letters fixture_turned_letters(fixture_letters value);
fixture_pair fixture_turned_pair(fixture_pair value);
fixture_floats fixture_turned_floats(fixture_floats value);
fixture_point fixture_turned_point(fixture_point value);
fixture_statistics fixture_doubled_statistics(fixture_statistics value);
fixture_mixed fixture_doubled_mixed(fixture_mixed value);
fixture_flagged fixture_doubled_flagged(fixture_flagged value);
fixture_large fixture_turned_large(fixture_large value);
fixture_extended fixture_doubled_extended(fixture_extended value);
fixture_named fixture_turned_named(fixture_named value);

// Structs between other arguments, when the registers run out.
double fixture_crowd(
    fixture_point a, fixture_point b, fixture_point c, fixture_point d, fixture_point e, fixture_pair f, fixture_pair g,
    fixture_statistics h, fixture_large i, int64_t j, int64_t k, int64_t l, fixture_flagged m, float n);

typedef struct { void *pointer; double number; } fixture_sixth;

// The struct's pointer gets the sixth and last general register.
double fixture_sixth_register(long a, long b, float c, long d, long e, long f, fixture_sixth g);

// MARK: Callers of function pointers

int8_t fixture_call_int8(int8_t (*function)(int8_t), int8_t value);
uint8_t fixture_call_uint8(uint8_t (*function)(uint8_t), uint8_t value);
int16_t fixture_call_int16(int16_t (*function)(int16_t), int16_t value);
uint16_t fixture_call_uint16(uint16_t (*function)(uint16_t), uint16_t value);
bool fixture_call_bool(bool (*function)(bool), bool value);
float fixture_call_float(float (*function)(float), float value);
long double fixture_call_long_double(long double (*function)(long double), long double value);
// What a narrow result leaves in the whole register, which a caller of the platform may rely on up to an int's width.
int fixture_call_int8_as_int(int8_t (*function)(void));

int64_t fixture_call_weighed_integers(
    int64_t (*function)(int8_t, uint8_t, int16_t, uint16_t, int32_t, uint32_t, int64_t, uint64_t, int8_t, uint8_t,
                        int16_t, uint16_t));
double fixture_call_weighed_mixed(
    double (*function)(int, double, long, float, char, double, long, double, short, double, int, double, long, double,
                       long double, double, long, double));
double fixture_call_crowd(
    double (*function)(fixture_point, fixture_point, fixture_point, fixture_point, fixture_point, fixture_pair,
                       fixture_pair, fixture_statistics, fixture_large, int64_t, int64_t, int64_t, fixture_flagged,
                       float));

fixture_byte fixture_call_byte(fixture_byte (*function)(fixture_byte), fixture_byte value);
fixture_letters fixture_call_letters(fixture_letters (*function)(fixture_letters), fixture_letters value);
fixture_pair fixture_call_pair(fixture_pair (*function)(fixture_pair), fixture_pair value);
fixture_floats fixture_call_floats(fixture_floats (*function)(fixture_floats), fixture_floats value);
fixture_point fixture_call_point(fixture_point (*function)(fixture_point), fixture_point value);
fixture_statistics fixture_call_statistics(
    fixture_statistics (*function)(fixture_statistics), fixture_statistics value);
fixture_mixed fixture_call_mixed(fixture_mixed (*function)(fixture_mixed), fixture_mixed value);
fixture_flagged fixture_call_flagged(fixture_flagged (*function)(fixture_flagged), fixture_flagged value);
fixture_large fixture_call_large(fixture_large (*function)(fixture_large), fixture_large value);
fixture_extended fixture_call_extended(fixture_extended (*function)(fixture_extended), fixture_extended value);
fixture_named fixture_call_named(fixture_named (*function)(fixture_named), fixture_named value);

// Calls the function from as many threads at once, so many times each; gives the sum of the results.
int64_t fixture_call_from_threads(int64_t (*function)(int64_t), int threads, int calls);

// Sorts with the C library's qsort.
void fixture_sort(int *numbers, size_t count, int (*compare)(const void *, const void *));

// MARK: A table of functions

struct fixture_table {
  int version;
  const char *name;
  int (*open)(struct fixture_table *self, const char *path);
  int64_t (*read)(struct fixture_table *self, int64_t offset);
  void (*close)(struct fixture_table *self);
  int (*log)(struct fixture_table *self, const char *format, ...);
  // Since version 2.
  fixture_point (*locate)(struct fixture_table *self, fixture_point near);
  int limits[3];
  // Since version 3.
  void *(*(*lookup)(struct fixture_table *self, const char *symbol))(void *);
};

// Version 2, without `close`.
extern const struct fixture_table fixture_table_of_two;
// How often `close` of the first table was called, and the like, are told by these.
int fixture_use(struct fixture_table *table);

// A table that holds its size.
struct fixture_sized_table {
  uint32_t size;
  int (*first)(int value);
  int (*second)(int value);
};
extern const struct fixture_sized_table fixture_sized_table;
