// GTK 4's list view, to be measured beside a table: it shows rows, scrolls by steps and takes rows in.
//
// It reads lines `WHAT ROWS TIMES` from standard input and does each so often, in a list of so many rows, one that is kept for
// the next line of as many. It answers with a line of four numbers: the CPU time in nanoseconds that it took, where the list is
// scrolled to in points, how many rows it has, and how many widgets were made for rows since the last line.
//
//   build        makes a list, shows it, and lays it out
//   scroll-step  moves the offset by 37 points, back and forth between the ends, and lays the list out: a table's step
//   insert       puts a row in the middle, lays the list out, takes the row out again, and lays it out
//   frame        a step with everything that a window does for it: layout, drawing, and what goes to the display
//   heap         does nothing; the first number is the heap, in bytes, that the list takes
//
// The layout is asked for directly, as a table's is, so that steps wait for no display and nothing is drawn. What does not
// agree with what should have happened ends the program.

#include <errno.h>
#include <gtk/gtk.h>
#include <malloc.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { width = 320, height = 480, row_height = 44, step_length = 37, most_rows = 100000000 };

// A model of rows that are made when they are asked for, as a data source makes cells.

typedef struct {
  GObject parent;
  guint count;
} RowList;

typedef GObjectClass RowListClass;

static GType row_list_item_type(GListModel *model) {
  (void)model;
  return GTK_TYPE_STRING_OBJECT;
}

static guint row_list_count(GListModel *model) { return ((RowList *)model)->count; }

static gpointer row_list_item(GListModel *model, guint position) {
  if (position >= ((RowList *)model)->count) return NULL;
  char text[32];
  g_snprintf(text, sizeof text, "Row %u of sixteen", position & 15);
  return gtk_string_object_new(text);
}

static void row_list_become_model(GListModelInterface *interface) {
  interface->get_item_type = row_list_item_type;
  interface->get_n_items = row_list_count;
  interface->get_item = row_list_item;
}

G_DEFINE_TYPE_WITH_CODE(RowList, row_list, G_TYPE_OBJECT,
                        G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, row_list_become_model))

static void row_list_init(RowList *list) { list->count = 0; }

static void row_list_class_init(RowListClass *class) { (void)class; }

// The widgets of rows.

static guint widgets_made = 0;

static void make_row(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  (void)factory, (void)data;
  GtkWidget *label = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_widget_set_size_request(label, -1, row_height);
  gtk_list_item_set_child(item, label);
  widgets_made += 1;
}

static void fill_row(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  (void)factory, (void)data;
  GtkStringObject *row = gtk_list_item_get_item(item);
  gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), gtk_string_object_get_string(row));
}

// A list in a window of its own.

typedef struct {
  guint rows;
  RowList *list;
  GtkWidget *window;
  GtkWidget *scroller;
  GtkAdjustment *offset;
  int direction;
  size_t heap;
} Stage;

_Noreturn static void fail(const char *what) {
  fprintf(stderr, "list_view: %s\n", what);
  exit(1);
}

static double cpu_nanoseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static size_t heap_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

static void lay_out(GtkWidget *widget) {
  // Who places a widget has measured it before.
  gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, width, NULL, NULL, NULL, NULL);
  gtk_widget_allocate(widget, width, height, -1, NULL);
}

static void run_until_idle(void) {
  while (g_main_context_iteration(NULL, FALSE)) {
  }
}

/// Fills the window with a list, and gives the time that it took.
static double build(Stage *stage) {
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(stage->scroller), NULL);
  run_until_idle();
  size_t before = heap_in_use();
  double start = cpu_nanoseconds();
  stage->list = g_object_new(row_list_get_type(), NULL);
  stage->list->count = stage->rows;
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(make_row), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(fill_row), NULL);
  // The view, and through it the selection, keeps the list.
  GtkWidget *view =
      gtk_list_view_new(GTK_SELECTION_MODEL(gtk_single_selection_new(G_LIST_MODEL(stage->list))), factory);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(stage->scroller), view);
  lay_out(stage->scroller);
  double end = cpu_nanoseconds();
  stage->heap = heap_in_use() - before;
  stage->offset = gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(view));
  stage->direction = 1;
  return end - start;
}

static Stage *stage_of(guint rows) {
  static Stage *stages[8] = {NULL};
  for (size_t index = 0; index < G_N_ELEMENTS(stages); index++) {
    if (!stages[index]) {
      Stage *stage = stages[index] = g_new0(Stage, 1);
      stage->rows = rows;
      stage->window = gtk_window_new();
      gtk_window_set_default_size(GTK_WINDOW(stage->window), width, height);
      stage->scroller = gtk_scrolled_window_new();
      gtk_window_set_child(GTK_WINDOW(stage->window), stage->scroller);
      gtk_window_present(GTK_WINDOW(stage->window));
      build(stage);
      run_until_idle();
    }
    if (stages[index]->rows == rows) return stages[index];
  }
  fail("too many numbers of rows");
}

static void scroll(Stage *stage) {
  double end = gtk_adjustment_get_upper(stage->offset) - gtk_adjustment_get_page_size(stage->offset);
  double before = gtk_adjustment_get_value(stage->offset);
  double value = before + stage->direction * step_length;
  if (value < 0 || value > end) {
    stage->direction = -stage->direction;
    value = before + stage->direction * step_length;
  }
  gtk_adjustment_set_value(stage->offset, value);
  if (gtk_adjustment_get_value(stage->offset) == before) fail("it did not scroll");
}

static void insert(Stage *stage) {
  stage->list->count += 1;
  g_list_model_items_changed(G_LIST_MODEL(stage->list), stage->rows / 2, 0, 1);
  lay_out(stage->scroller);
  stage->list->count -= 1;
  g_list_model_items_changed(G_LIST_MODEL(stage->list), stage->rows / 2, 1, 0);
}

static gboolean note_frame(GtkWidget *widget, GdkFrameClock *clock, gpointer frames) {
  (void)widget, (void)clock;
  *(guint *)frames += 1;
  return G_SOURCE_CONTINUE;
}

/// Steps that are drawn. CPU time has no part of the waiting for the next frame.
static double draw(Stage *stage, guint times) {
  guint frames = 0;
  guint callback = gtk_widget_add_tick_callback(stage->scroller, note_frame, &frames, NULL);
  double start = cpu_nanoseconds();
  for (guint time = 0; time < times; time++) {
    scroll(stage);
    for (guint last = frames; frames == last;) g_main_context_iteration(NULL, TRUE);
  }
  run_until_idle();
  double end = cpu_nanoseconds();
  gtk_widget_remove_tick_callback(stage->scroller, callback);
  return end - start;
}

static double perform(const char *what, Stage *stage, guint times) {
  if (strcmp(what, "heap") == 0) return (double)stage->heap;
  if (strcmp(what, "frame") == 0) return draw(stage, times);
  double taken = 0;
  if (strcmp(what, "build") == 0) {
    for (guint time = 0; time < times; time++) taken += build(stage);
    run_until_idle();
    return taken;
  }
  bool scrolls = strcmp(what, "scroll-step") == 0;
  if (!scrolls && strcmp(what, "insert") != 0) fail("it does not do that");
  // What is due has been done before, and what becomes due is not part of a step.
  run_until_idle();
  double start = cpu_nanoseconds();
  for (guint time = 0; time < times; time++) {
    if (scrolls) scroll(stage); else insert(stage);
    lay_out(stage->scroller);
  }
  taken = cpu_nanoseconds() - start;
  run_until_idle();
  return taken;
}

int main(void) {
  if (!gtk_init_check()) fail("there is no display, run it under Xvfb");
  printf("ready %u.%u.%u\n", gtk_get_major_version(), gtk_get_minor_version(), gtk_get_micro_version());
  fflush(stdout);
  char line[256], what[32];
  while (fgets(line, sizeof line, stdin)) {
    guint rows, times;
    if (sscanf(line, "%31s %u %u", what, &rows, &times) != 3 || rows == 0 || rows > most_rows || times == 0)
      fail("a line is WHAT ROWS TIMES");
    Stage *stage = stage_of(rows);
    guint made = widgets_made;
    double taken = perform(what, stage, times);
    printf("%.0f %.0f %u %u\n", taken, gtk_adjustment_get_value(stage->offset),
           g_list_model_get_n_items(G_LIST_MODEL(stage->list)), widgets_made - made);
    fflush(stdout);
  }
  return 0;
}
