#include "CHeightAdapter.h"

#include <stddef.h>

typedef double (*height_next)(swivel_call *call, swivel_table *table, swivel_index_path path);

static double raised(void *context, swivel_call *call, height_next next, swivel_table *table, swivel_index_path path) {
  (void)context;
  return next(call, table, path) + 1;
}

typedef double (*slot_next)(void *table, long section, long row);

static double raised_slot(void *context, slot_next next, void *table, long section, long row) {
  (void)context;
  return next(table, section, row) + 1;
}

static void *create(const swivel_host *host, const swivel_configuration *configuration, swivel_error *error) {
  (void)configuration;
  (void)error;
  // It keeps nothing: any pointer will do.
  return (void *)host;
}

const swivel_module *height_adapter_entry(const swivel_offer *offer, swivel_error *error) {
  static const swivel_function functions[] = {
      {sizeof(swivel_function), "TableViewDelegate.heightForRowAt", "double(call, table, index_path)",
       SWIVEL_FUNCTION(raised), SWIVEL_IF_ANSWERED, 0},
  };
  static const swivel_slot slots[] = {
      {sizeof(swivel_slot), "height_table", "height", "double (void *, long, long)", SWIVEL_FUNCTION(raised_slot),
       SWIVEL_IF_ANSWERED, 0},
  };
  static const swivel_module module = {
      .size = sizeof(swivel_module),
      .abi = SWIVEL_ADAPTER_ABI,
      .name = "height",
      .create = create,
      .functions = functions,
      .function_count = 1,
      .slots = slots,
      .slot_count = 1,
  };
  (void)offer;
  (void)error;
  return &module;
}
