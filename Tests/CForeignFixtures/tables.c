#include "CForeignFixtures.h"

#include <string.h>

static int open_path(struct fixture_table *self, const char *path) { return (int)strlen(path) + self->version; }
static int64_t read_at(struct fixture_table *self, int64_t offset) { return offset + self->limits[0]; }
static int log_text(struct fixture_table *self, const char *format, ...) {
  (void)self;
  return (int)strlen(format);
}
static fixture_point locate_near(struct fixture_table *self, fixture_point near) {
  return (fixture_point){near.x + self->limits[1], near.y + self->limits[2]};
}

const struct fixture_table fixture_table_of_two = {
    .version = 2,
    .name = "two",
    .open = open_path,
    .read = read_at,
    .close = NULL,
    .log = log_text,
    .locate = locate_near,
    .limits = {10, 20, 30},
};

int fixture_use(struct fixture_table *table) {
  int opened = table->open(table, "a path");
  int read = (int)table->read(table, 1000);
  int logged = table->log(table, "%d", 5);
  if (table->close) table->close(table);
  int located = 0;
  if (table->version >= 2) {
    fixture_point point = table->locate(table, (fixture_point){1, 2});
    located = (int)point.x * 100 + (int)point.y;
  }
  return opened + read + logged + located;
}

static int add_one(int value) { return value + 1; }
static int add_two(int value) { return value + 2; }

const struct fixture_sized_table fixture_sized_table = {sizeof(struct fixture_sized_table), add_one, add_two};
