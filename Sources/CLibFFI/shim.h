#pragma once

#include <ffi.h>

// libffi's type descriptions are mutable globals, which Swift does not let anybody touch. They are only ever read, so
// their addresses are handed out here.
static inline ffi_type *libffi_void_type(void) { return &ffi_type_void; }
static inline ffi_type *libffi_uint8_type(void) { return &ffi_type_uint8; }
static inline ffi_type *libffi_sint8_type(void) { return &ffi_type_sint8; }
static inline ffi_type *libffi_uint16_type(void) { return &ffi_type_uint16; }
static inline ffi_type *libffi_sint16_type(void) { return &ffi_type_sint16; }
static inline ffi_type *libffi_uint32_type(void) { return &ffi_type_uint32; }
static inline ffi_type *libffi_sint32_type(void) { return &ffi_type_sint32; }
static inline ffi_type *libffi_uint64_type(void) { return &ffi_type_uint64; }
static inline ffi_type *libffi_sint64_type(void) { return &ffi_type_sint64; }
static inline ffi_type *libffi_float_type(void) { return &ffi_type_float; }
static inline ffi_type *libffi_double_type(void) { return &ffi_type_double; }
static inline ffi_type *libffi_long_double_type(void) { return &ffi_type_longdouble; }
static inline ffi_type *libffi_pointer_type(void) { return &ffi_type_pointer; }

// The same as ffi_call, for a function that is known by its address alone.
static inline void libffi_call(ffi_cif *interface, const void *function, void *result, void **arguments) {
  ffi_call(interface, FFI_FN(function), result, arguments);
}
