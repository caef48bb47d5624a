// The adapter `row-scale` in C: it scales the heights of a table's rows by a factor, as `Plugins/RowScale` does in Swift.
#include "swivel_adapter.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
  const swivel_host *host;
  double factor;
} row_scale;

typedef double (*height_next)(swivel_call *call, swivel_table *table, swivel_index_path path);

// What is no height, negative or not a number, is passed on as it is: the table reports it.
static double scaled(double height, double factor) { return height > 0 ? height * factor : height; }

static double height_for_row(
    void *context, swivel_call *call, height_next next, swivel_table *table, swivel_index_path path) {
  const row_scale *const self = context;
  double own = next != NULL ? next(call, table, path) : self->host->automatic_dimension;
  if (own == self->host->automatic_dimension) {
    own = self->host->table_row_height(table);
    if (own < 0) own = self->host->default_row_height;
  }
  return scaled(own, self->factor);
}

static double estimated_height_for_row(
    void *context, swivel_call *call, height_next next, swivel_table *table, swivel_index_path path) {
  const row_scale *const self = context;
  return scaled(next(call, table, path), self->factor);
}

static void *create(const swivel_host *host, const swivel_configuration *configuration, swivel_error *error) {
  static const char *const keys[] = {"factor"};
  double factor;
  if (!host->configuration_require_known(configuration, keys, 1, error)) return NULL;
  if (!host->configuration_number(configuration, "factor", NULL, &factor, error)) return NULL;
  if (!(factor > 0) || !isfinite(factor)) {
    snprintf(
        error->text, error->capacity, "key factor is %s; expected a finite number greater than 0, such as 1.5",
        host->configuration_text(configuration, "factor"));
    return NULL;
  }
  row_scale *const self = malloc(sizeof *self);
  if (self == NULL) {
    snprintf(error->text, error->capacity, "there is no memory");
    return NULL;
  }
  self->host = host;
  self->factor = factor;
  return self;
}

const swivel_module *swivel_c_adapter_entry(const swivel_offer *offer, swivel_error *error) {
  static const swivel_function functions[] = {
      // The table has its own height for rows whose delegate gives none, so the function stands there too.
      {sizeof(swivel_function), "TableViewDelegate.heightForRowAt", "double(call, table, index_path)",
       SWIVEL_FUNCTION(height_for_row), SWIVEL_ALWAYS, 0},
      {sizeof(swivel_function), "TableViewDelegate.estimatedHeightForRowAt", "double(call, table, index_path)",
       SWIVEL_FUNCTION(estimated_height_for_row), SWIVEL_IF_ANSWERED, 0},
  };
  static const swivel_module module = {
      .size = sizeof(swivel_module),
      .abi = SWIVEL_ADAPTER_ABI,
      .name = "row-scale-in-c",
      .create = create,
      .destroy = free,
      .functions = functions,
      .function_count = sizeof functions / sizeof functions[0],
  };
  if (offer->oldest_abi > SWIVEL_ADAPTER_ABI || offer->newest_abi < SWIVEL_ADAPTER_ABI) {
    snprintf(error->text, error->capacity, "it was built for version %u", SWIVEL_ADAPTER_ABI);
    return NULL;
  }
  return &module;
}
