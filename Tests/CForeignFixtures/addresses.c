#include "CForeignFixtures.h"

#include <string.h>

#define NAMED(function) {#function, (const void *)function}

static const struct {
  const char *name;
  const void *address;
} functions[] = {
    NAMED(fixture_not),
    NAMED(fixture_next_char),
    NAMED(fixture_negated_signed_char),
    NAMED(fixture_complement_unsigned_char),
    NAMED(fixture_negated_short),
    NAMED(fixture_complement_unsigned_short),
    NAMED(fixture_negated_int),
    NAMED(fixture_complement_unsigned_int),
    NAMED(fixture_negated_long),
    NAMED(fixture_complement_unsigned_long),
    NAMED(fixture_negated_long_long),
    NAMED(fixture_complement_unsigned_long_long),
    NAMED(fixture_doubled_size),
    NAMED(fixture_negated_signed_size),
    NAMED(fixture_negated_intptr),
    NAMED(fixture_halved_float),
    NAMED(fixture_halved_double),
    NAMED(fixture_halved_long_double),
    NAMED(fixture_weighed_integers),
    NAMED(fixture_weighed_reals),
    NAMED(fixture_weighed_mixed),
    NAMED(fixture_same_pointer),
    NAMED(fixture_length),
    NAMED(fixture_greeting),
    NAMED(fixture_no_text),
    NAMED(fixture_store),
    NAMED(fixture_negated_byte),
    NAMED(fixture_turned_letters),
    NAMED(fixture_turned_pair),
    NAMED(fixture_turned_floats),
    NAMED(fixture_turned_point),
    NAMED(fixture_doubled_statistics),
    NAMED(fixture_doubled_mixed),
    NAMED(fixture_doubled_flagged),
    NAMED(fixture_turned_large),
    NAMED(fixture_doubled_extended),
    NAMED(fixture_turned_named),
    NAMED(fixture_crowd),
    NAMED(fixture_call_int8),
    NAMED(fixture_call_uint8),
    NAMED(fixture_call_int16),
    NAMED(fixture_call_uint16),
    NAMED(fixture_call_bool),
    NAMED(fixture_call_float),
    NAMED(fixture_call_long_double),
    NAMED(fixture_call_int8_as_int),
    NAMED(fixture_call_weighed_integers),
    NAMED(fixture_call_weighed_mixed),
    NAMED(fixture_call_crowd),
    NAMED(fixture_call_byte),
    NAMED(fixture_call_letters),
    NAMED(fixture_call_pair),
    NAMED(fixture_call_floats),
    NAMED(fixture_call_point),
    NAMED(fixture_call_statistics),
    NAMED(fixture_call_mixed),
    NAMED(fixture_call_flagged),
    NAMED(fixture_call_large),
    NAMED(fixture_call_extended),
    NAMED(fixture_call_named),
    NAMED(fixture_call_from_threads),
    NAMED(fixture_sixth_register),
    NAMED(fixture_sort),
    NAMED(fixture_use),
};

const void *fixture_address(const char *name) {
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
    if (strcmp(functions[i].name, name) == 0) return functions[i].address;
  }
  return NULL;
}
