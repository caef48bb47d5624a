// An adapter in C that adds a point to each row's height, and the same for a slot of another library's struct.
#ifndef C_HEIGHT_ADAPTER_H
#define C_HEIGHT_ADAPTER_H

#include "swivel_adapter.h"

#ifdef __cplusplus
extern "C" {
#endif

const swivel_module *height_adapter_entry(const swivel_offer *offer, swivel_error *error);

// The struct whose slot it knows, `struct height_table`.
typedef struct height_table {
  double (*height)(void *table, long section, long row);
} height_table;

#ifdef __cplusplus
}
#endif

#endif
