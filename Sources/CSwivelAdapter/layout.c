// The layout of the ABI's structs on 64-bit platforms. A change that breaks one of these lines breaks every module that is built.
#include "swivel_adapter.h"

#if UINTPTR_MAX == UINT64_MAX

#define LAYOUT(type, bytes) _Static_assert(sizeof(type) == (bytes), #type " has another size")
#define PLACE(type, field, offset) _Static_assert(offsetof(type, field) == (offset), #type "." #field " stands elsewhere")

LAYOUT(swivel_point, 16);
LAYOUT(swivel_rect, 32);
LAYOUT(swivel_transform, 48);
LAYOUT(swivel_color, 32);
LAYOUT(swivel_index_path, 16);
LAYOUT(swivel_index_paths, 16);
LAYOUT(swivel_editing_style, 4);

LAYOUT(swivel_error, 24);
LAYOUT(swivel_offer, 16);
PLACE(swivel_offer, newest_abi, 12);

LAYOUT(swivel_function, 40);
PLACE(swivel_function, function, 24);
PLACE(swivel_function, when, 32);
LAYOUT(swivel_slot, 48);
PLACE(swivel_slot, function, 32);
PLACE(swivel_slot, when, 40);

LAYOUT(swivel_module, 96);
PLACE(swivel_module, abi, 8);
PLACE(swivel_module, name, 16);
PLACE(swivel_module, create, 24);
PLACE(swivel_module, functions, 64);
PLACE(swivel_module, slot_count, 88);

PLACE(swivel_host, automatic_dimension, 16);
PLACE(swivel_host, retain, 32);
PLACE(swivel_host, string_create, 88);
PLACE(swivel_host, view_create, 104);
PLACE(swivel_host, cell_content_view, 384);
PLACE(swivel_host, scroll_content_offset, 424);
PLACE(swivel_host, table_row_height, 480);
LAYOUT(swivel_host, 552);

#endif
