// How much heap memory is in use.
#ifndef HEAP_SIZE_H
#define HEAP_SIZE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// How many bytes the C library has given out and not got back, with what it keeps beside them; -1 where it does not say.
int64_t heap_size(void);

#ifdef __cplusplus
}
#endif

#endif
