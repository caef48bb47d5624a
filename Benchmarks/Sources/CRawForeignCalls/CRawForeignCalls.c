#include "CRawForeignCalls.h"

#include <ffi.h>
#include <stdlib.h>
#include <string.h>

struct raw_call {
  ffi_cif cif;
  ffi_type *arguments[3];
  void (*function)(void);
};

__attribute__((noinline)) double raw_table_height(void *table, long section, long row) {
  raw_table *const self = table;
  self->places[row & 3] += (uint64_t)row << 32 | 1;
  return self->heights[row & 15];
}

raw_call *raw_call_make(void) {
  raw_call *const call = calloc(1, sizeof *call);
  if (call == NULL) return NULL;
  call->arguments[0] = &ffi_type_pointer;
  call->arguments[1] = &ffi_type_slong;
  call->arguments[2] = &ffi_type_slong;
  call->function = FFI_FN(raw_table_height);
  if (ffi_prep_cif(&call->cif, FFI_DEFAULT_ABI, 3, &ffi_type_double, call->arguments) == FFI_OK) return call;
  free(call);
  return NULL;
}

void raw_call_free(raw_call *call) { free(call); }

uint64_t raw_call_run(const raw_call *call, raw_table *table, const long rows[4], int64_t count) {
  // libffi asks for a cif that may change, and does not change it.
  ffi_cif *const cif = (ffi_cif *)&call->cif;
  uint64_t sum = 0;
  for (int64_t index = 0; index < count; index += 1) {
    void *receiver = table;
    long section = 0;
    long row = rows[index & 3];
    void *values[3] = {&receiver, &section, &row};
    double height;
    ffi_call(cif, call->function, &height, values);
    uint64_t bits;
    memcpy(&bits, &height, sizeof bits);
    sum += bits;
  }
  return sum;
}

struct raw_closure {
  raw_call *call;
  ffi_closure *closure;
  void *code;
};

static void raw_closure_body(ffi_cif *cif, void *result, void **arguments, void *context) {
  const raw_call *const call = context;
  ffi_call(cif, call->function, result, arguments);
}

raw_closure *raw_closure_make(void) {
  raw_closure *const self = calloc(1, sizeof *self);
  if (self == NULL) return NULL;
  self->call = raw_call_make();
  if (self->call != NULL) {
    self->closure = ffi_closure_alloc(sizeof *self->closure, &self->code);
    if (self->closure != NULL
        && ffi_prep_closure_loc(self->closure, &self->call->cif, raw_closure_body, self->call, self->code) == FFI_OK) {
      return self;
    }
  }
  raw_closure_free(self);
  return NULL;
}

void raw_closure_free(raw_closure *self) {
  if (self->closure != NULL) ffi_closure_free(self->closure);
  if (self->call != NULL) raw_call_free(self->call);
  free(self);
}

raw_height raw_closure_function(const raw_closure *self) { return (raw_height)self->code; }

uint64_t raw_height_run(raw_height height, raw_table *table, const long rows[4], int64_t count) {
  uint64_t sum = 0;
  for (int64_t index = 0; index < count; index += 1) {
    const double answer = height(table, 0, rows[index & 3]);
    uint64_t bits;
    memcpy(&bits, &answer, sizeof bits);
    sum += bits;
  }
  return sum;
}
