// An adapter in C that adds a point to each row's height, and to what the slot of another library's struct answers:
// struct height_table { double (*height)(void *table, long section, long row); }.
#ifndef C_HEIGHT_ADAPTER_H
#define C_HEIGHT_ADAPTER_H

#include "swivel_adapter.h"

#ifdef __cplusplus
extern "C" {
#endif

const swivel_module *height_adapter_entry(const swivel_offer *offer, swivel_error *error);

#ifdef __cplusplus
}
#endif

#endif
