// What Swift needs of libFuzzer, which is linked without its own `main`: SwiftPM gives each program one.
#ifndef C_LIB_FUZZER_H
#define C_LIB_FUZZER_H

#include <stddef.h>
#include <stdint.h>

// Runs `test` on inputs as the command line says, until the time is over or `test` ends the process.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*test)(const uint8_t *data, size_t size));

#endif
