/*
 * swivel_adapter.h: adapter modules in C, or in anything that speaks C's calling convention.
 *
 * An adapter stands between a table and its data source and delegate: it answers some of the table's questions itself, or changes
 * the answers on their way. This header is all that a module needs. It is C11 and C++11, includes nothing but the standard
 * headers below, and links against nothing: what a module calls, its host hands to it as function pointers.
 *
 *     #include "swivel_adapter.h"
 *
 *     typedef double (*height_next)(swivel_call *, swivel_table *, swivel_index_path);
 *
 *     static double doubled(void *context, swivel_call *call, height_next next, swivel_table *table, swivel_index_path path) {
 *       (void)context;
 *       return 2 * next(call, table, path);
 *     }
 *
 *     static const swivel_function functions[] = {
 *       {sizeof(swivel_function), "TableViewDelegate.heightForRowAt", "double(call, table, index_path)",
 *        SWIVEL_FUNCTION(doubled), SWIVEL_IF_ANSWERED, 0},
 *     };
 *
 * The rules are numbered C1 to C24; each says what happens when it is broken. "Undefined" means what it means in C. "Refused"
 * means one line that names the module and what is wrong, before anything of the adapter is in use.
 *
 *
 * VERSIONS
 *
 * C1  The module exports one function, swivel_c_adapter_entry, of the type swivel_entry. Without it: refused, unopened. With
 *     another type: undefined.
 * C2  The host calls it first of all, once for each of its loaders (mostly there is one), with the range of versions of this
 *     contract that it keeps to. The module answers with a swivel_module whose `abi` is in that range, or with NULL if it knows none
 *     of them, and may say why in `error`. A version outside the range: refused. Before the entry has answered, nothing else of
 *     the module is called.
 * C3  Every struct begins with its own size in bytes, as the one who fills it in was compiled. Later versions only add fields
 *     at the end; who reads a struct uses no field that ends behind its size. A size that is smaller than that of the version
 *     that was agreed on, or larger than 4096: refused. So check `offer->newest_abi` (or `host->size`) before you use anything
 *     newer than version 1.
 * C4  The swivel_module, and all that it points to, stays as it is for as long as the process runs: static constants do. Changed or
 *     freed: undefined. The host never unloads a module.
 *
 *
 * THREADS
 *
 * C5  Everything here happens on the main thread: the host calls the module there only, and the module calls the host and every
 *     `next` there only. The functions marked [main] check that; called from another thread they end the process. `next` does not
 *     check: undefined. Functions marked [any] may be called from any thread.
 * C6  No C++ exception, longjmp or pthread_exit leaves a function of the module: undefined.
 *
 *
 * ADAPTERS
 *
 * C7  `create` makes an adapter for one table, and returns its context: any pointer but NULL. On failure it returns NULL and
 *     writes one line to `error`, which the user sees: refused. Without a line: refused, saying so.
 * C8  `destroy` is called once for each context, when neither the adapter nor any function that was installed with that
 *     context can be called any more. That may be long after the adapter was taken out of its table, since a function
 *     may be under way when that happens. It may be NULL.
 * C9  `host` and what it points to stay valid for as long as the process runs. `configuration` and `error` are valid during
 *     `create` only; kept longer: undefined.
 * C10 `attached`, `detached` and `did_layout` may be NULL. The table is valid from `attached` to the end of `detached`. It is
 *     not retained for the adapter, and must not be retained by it: the two would keep each other alive for ever.
 *
 *
 * FUNCTIONS
 *
 * C11 `functions` lists what the module answers: for each the requirement, `Protocol.key` as reports name it
 *     (TableViewDelegate.heightForRowAt), the signature in the words of the table below, and the function. A requirement that
 *     no table has, one that is listed twice, a signature that is not the requirement's, or a NULL function: refused.
 *     A function that is not of the signature it is listed with: undefined.
 * C12 For the signature R(call, A, B) the function is
 *
 *         R function(void *context, swivel_call *call, R (*next)(swivel_call *, A, B), A, B)
 *
 *     and its last arguments are those of the requirement. `next` calls what stands below: another adapter or the user's own
 *     object. Call it never, once or many times, with any arguments, handing it `call` as its first.
 * C13 `call` is good until the function returns, and so are `next` and the handles that the function was given, that `next`
 *     returned to it, or that the host made for the call. `next` with a call that is over ends the process with a line,
 *     unless the adapter's context is destroyed by then: undefined.
 * C14 `when` says what happens where nothing stands below because the user's object leaves the requirement out. With
 *     SWIVEL_IF_ANSWERED the function is not installed: the table sees that the requirement is left out. With SWIVEL_ALWAYS the function is
 *     installed, and `next` is NULL; a call of NULL is undefined. With SWIVEL_LEAVE_OUT the requirement is taken away from
 *     the table, whatever stands below, and `function` must be NULL; else: refused.
 * C15 The table asks in the middle of its layout. A function may change views, but what it does to the table itself (a reload,
 *     another adapter) counts from the next layout on, as it does for the user's own object.
 *
 *     word in signatures   type in C                  what it is in Swift, and what to know
 *     void                 void                       (results only)
 *     bool                 bool                       Bool
 *     int64                int64_t                    Int
 *     double               double                     CGFloat, in points where it is a length
 *     point                swivel_point               CGPoint
 *     point*               swivel_point *             UnsafeMutablePointer<CGPoint>: read and write it during the call
 *     editing_style        swivel_editing_style       TableViewCell.EditingStyle; an unknown one counts as NONE
 *     index_path           swivel_index_path          IndexPath
 *     index_path?          swivel_index_path          IndexPath?; nil is SWIVEL_NO_SECTION
 *     index_paths          swivel_index_paths         [IndexPath]; good for the call
 *     string, string?      swivel_string *            String; with the question mark NULL is nil
 *     view, view?          swivel_view *              View; with the question mark NULL is nil
 *     cell                 swivel_cell *              TableViewCell
 *     table                swivel_table *             TableView
 *     scroll               swivel_scroll *            ScrollView
 *
 * C16 Where there is no question mark, NULL (for an index path: SWIVEL_NO_SECTION) as an argument of `next` or as a result ends the
 *     process with a line that names the adapter and the requirement.
 * C17 Requirements with other types (lists of texts, swipe actions) cannot be answered from C: refused, naming the type.
 *
 *
 * HANDLES
 *
 * C18 A handle stands for an object of the table's world. The module never reads what it points to and never makes one up:
 *     undefined. swivel_view_of_… turn handles into those of their base type; host->view_as_… go the other way and check.
 * C19 A handle that the module was given is borrowed: valid as C13 says, or, if an accessor gave it, for as long as the object
 *     it belongs to has it. To keep one longer, `retain` it, and `release` it once for each time. Retained and never released: it
 *     lives for ever. Released too often: undefined.
 * C20 host->…_create gives a handle to a new object. Given a call, it belongs to that call and is good until the function
 *     returns; with NULL it is the module's own, to be released. So a function that returns a new view makes it with its call.
 *     Given a call that is over, it ends the process with a line, unless the adapter's context is destroyed by then: undefined.
 * C21 What a function returns is not handed over: the host takes a reference of its own.
 *
 *
 * TABLES OF C FUNCTIONS
 *
 * C22 `slots` lists functions for structs of function pointers of other C libraries, whose types only their hosts know: the
 *     struct's name, the slot, the declaration of its function in C, and the function. Nothing of it is looked at before a host
 *     lets the adapter interpose on such a struct; then C11 and C14 hold for it too, with the slot's own declaration.
 * C23 For a slot R (*)(A, B) the function is R function(void *context, R (*next)(A, B), A, B), and `next` is what the slot held
 *     before, good for as long as that is: there is no call.
 * C24 Such a function is called on whatever threads the library calls its slots: C5 does not hold for it, and it must not call
 *     the functions marked [main] elsewhere. All else holds.
 */
#ifndef SWIVEL_ADAPTER_H
#define SWIVEL_ADAPTER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The version of the contract that this header describes. */
#define SWIVEL_ADAPTER_ABI 1u

/** What the entry is declared with, so that it is exported whatever the compiler is told about others. */
#if defined(__GNUC__) || defined(__clang__)
#define SWIVEL_EXPORT __attribute__((visibility("default")))
#else
#define SWIVEL_EXPORT
#endif


/* ---- Values ---- */

/** A point or an offset, in points. */
typedef struct swivel_point {
  double x, y;
} swivel_point;

/** A size, in points. */
typedef struct swivel_size {
  double width, height;
} swivel_size;

/** A rectangle, in points; y grows downwards. */
typedef struct swivel_rect {
  double x, y, width, height;
} swivel_rect;

/** Distances from the edges, in points. */
typedef struct swivel_insets {
  double top, left, bottom, right;
} swivel_insets;

/** An affine transform: x' = a x + c y + tx, y' = b x + d y + ty. */
typedef struct swivel_transform {
  double a, b, c, d, tx, ty;
} swivel_transform;

/** A colour in sRGB, each part from 0 to 1. */
typedef struct swivel_color {
  double red, green, blue, alpha;
} swivel_color;

/** What `section` is where there is no index path at all; `row` is then SWIVEL_NO_ROW. */
#define SWIVEL_NO_SECTION INT64_C(-1)
/** What `row` is in the path of a section as a whole. */
#define SWIVEL_NO_ROW INT64_C(-1)

/** The place of a row. Of a path with more than two indexes, which no table makes, only the first two cross over. */
typedef struct swivel_index_path {
  int64_t section, row;
} swivel_index_path;

/** Several index paths; `items` may be NULL if `count` is 0. */
typedef struct swivel_index_paths {
  const swivel_index_path *items;
  size_t count;
} swivel_index_paths;

/** What editing offers for a row. */
typedef int32_t swivel_editing_style;
#define SWIVEL_EDITING_NONE 0
#define SWIVEL_EDITING_DELETE 1
#define SWIVEL_EDITING_INSERT 2

/** The path of a row. [any] */
static inline swivel_index_path swivel_row(int64_t section, int64_t row) {
  swivel_index_path path;
  path.section = section;
  path.row = row;
  return path;
}

/** No path. [any] */
static inline swivel_index_path swivel_no_path(void) { return swivel_row(SWIVEL_NO_SECTION, SWIVEL_NO_ROW); }


/* ---- Handles (rules C18 to C21) ---- */

/** One call of a function of the module. */
typedef struct swivel_call swivel_call;
/** A text. */
typedef struct swivel_string swivel_string;
/** A view. */
typedef struct swivel_view swivel_view;
/** A cell, which is a view. */
typedef struct swivel_cell swivel_cell;
/** A scroll view, which is a view. */
typedef struct swivel_scroll swivel_scroll;
/** A table, which is a scroll view. */
typedef struct swivel_table swivel_table;
/** What the user set up an adapter with. */
typedef struct swivel_configuration swivel_configuration;

/** A cell as the view that it is. [any] */
static inline swivel_view *swivel_view_of_cell(swivel_cell *cell) { return (swivel_view *)cell; }
/** A scroll view as the view that it is. [any] */
static inline swivel_view *swivel_view_of_scroll(swivel_scroll *scroll) { return (swivel_view *)scroll; }
/** A table as the view that it is. [any] */
static inline swivel_view *swivel_view_of_table(swivel_table *table) { return (swivel_view *)table; }
/** A table as the scroll view that it is. [any] */
static inline swivel_scroll *swivel_scroll_of_table(swivel_table *table) { return (swivel_scroll *)table; }


/* ---- Errors ---- */

/**
 * Where a function that fails says why: one line without a line break, in UTF-8, ended by a zero byte. It is empty at first.
 * `snprintf(error->text, error->capacity, …)` does it right.
 */
typedef struct swivel_error {
  size_t size;
  char *text;
  /** How many bytes `text` has room for, the zero byte included; at least 256. */
  size_t capacity;
} swivel_error;


/* ---- The host's functions ---- */

/** What `view_text` returns for a view that shows no text. */
#define SWIVEL_NO_TEXT SIZE_MAX

/**
 * What a module calls. `create` is given it. All geometry is in points, and getters and setters do what UIKit's properties of the
 * same names do. No argument may be NULL unless it is said: undefined.
 */
typedef struct swivel_host {
  size_t size;
  /** The version that was agreed on. */
  uint32_t abi;
  uint32_t reserved;

  /** What a height means that leaves it to the table. */
  double automatic_dimension;
  /** The height of rows where nobody says another one, in points. */
  double default_row_height;

  /* References. */

  /** Keeps an object; returns the handle. [main] */
  void *(*retain)(void *object);
  /** Gives up a reference that `retain` or a `…_create` without a call gave. NULL is allowed. [main] */
  void (*release)(void *object);

  /* Configuration, during `create` only. An `error` may be NULL for no text. */

  /** The text that the user gave for a key, NULL if none. It is valid during `create`. [main] */
  const char *(*configuration_text)(const swivel_configuration *configuration, const char *key);
  /** Fails if the user gave a key that is not one of `keys`, naming it and the nearest of them. [main] */
  bool (*configuration_require_known)(
      const swivel_configuration *configuration, const char *const *keys, size_t count, swivel_error *error);
  /**
   * Reads a number: finite, with a point as decimal separator. Where the user gave none, `*fallback` counts; if that is NULL, the
   * key has to be given. Fails, and leaves `*number` alone, if it is not, or is no number. [main]
   */
  bool (*configuration_number)(
      const swivel_configuration *configuration, const char *key, const double *fallback, double *number, swivel_error *error);
  /** Reads `true` or `false` in the same way. [main] */
  bool (*configuration_flag)(
      const swivel_configuration *configuration, const char *key, const bool *fallback, bool *flag, swivel_error *error);
  /** Reads a text in the same way; it is valid during `create`. [main] */
  bool (*configuration_string)(
      const swivel_configuration *configuration, const char *key, const char *fallback, const char **text, swivel_error *error);

  /* Strings. */

  /** A new string of UTF-8, which is copied. What is no UTF-8 is replaced. `call` may be NULL (rule C20). [main] */
  swivel_string *(*string_create)(swivel_call *call, const char *text);
  /** The string as UTF-8 that ends in a zero byte, valid as long as the handle. [any] */
  const char *(*string_text)(const swivel_string *string);

  /* Views. */

  /** A new view with a frame. `call` may be NULL (rule C20). [main] */
  swivel_view *(*view_create)(swivel_call *call, swivel_rect frame);
  /** A new label with a frame and a text. `call` may be NULL (rule C20). [main] */
  swivel_view *(*label_create)(swivel_call *call, swivel_rect frame, const char *text);
  /** The view as a cell, NULL if it is none. NULL is allowed. [main] */
  swivel_cell *(*view_as_cell)(swivel_view *view);
  /** The view as a scroll view, NULL if it is none. NULL is allowed. [main] */
  swivel_scroll *(*view_as_scroll)(swivel_view *view);
  /** The view as a table, NULL if it is none. NULL is allowed. [main] */
  swivel_table *(*view_as_table)(swivel_view *view);

  /** [main] */
  swivel_rect (*view_frame)(swivel_view *view);
  /** [main] */
  void (*view_set_frame)(swivel_view *view, swivel_rect frame);
  /** [main] */
  swivel_rect (*view_bounds)(swivel_view *view);
  /** [main] */
  void (*view_set_bounds)(swivel_view *view, swivel_rect bounds);
  /** [main] */
  swivel_point (*view_center)(swivel_view *view);
  /** [main] */
  void (*view_set_center)(swivel_view *view, swivel_point center);
  /** [main] */
  swivel_transform (*view_transform)(swivel_view *view);
  /** [main] */
  void (*view_set_transform)(swivel_view *view, swivel_transform transform);
  /** From 0 to 1. [main] */
  double (*view_alpha)(swivel_view *view);
  /** [main] */
  void (*view_set_alpha)(swivel_view *view, double alpha);
  /** [main] */
  bool (*view_is_hidden)(swivel_view *view);
  /** [main] */
  void (*view_set_hidden)(swivel_view *view, bool hidden);
  /** [main] */
  bool (*view_clips_to_bounds)(swivel_view *view);
  /** [main] */
  void (*view_set_clips_to_bounds)(swivel_view *view, bool clips);
  /** [main] */
  int64_t (*view_tag)(swivel_view *view);
  /** [main] */
  void (*view_set_tag)(swivel_view *view, int64_t tag);
  /** Whether the view has a background colour, which is then written to `*color`. [main] */
  bool (*view_background)(swivel_view *view, swivel_color *color);
  /** NULL takes the colour away. [main] */
  void (*view_set_background)(swivel_view *view, const swivel_color *color);
  /**
   * Copies the text that a label, a cell or a header shows, as snprintf does: at most `capacity` bytes, the zero byte included.
   * Returns how many bytes the whole text has, without the zero byte; SWIVEL_NO_TEXT if there is none. `buffer` may be NULL if
   * `capacity` is 0. [main]
   */
  size_t (*view_text)(swivel_view *view, char *buffer, size_t capacity);
  /** Sets the text of a label, a cell or a header; NULL for none. Returns false if the view shows no text. [main] */
  bool (*view_set_text)(swivel_view *view, const char *text);

  /** NULL if it is in none. [main] */
  swivel_view *(*view_superview)(swivel_view *view);
  /** [main] */
  size_t (*view_subview_count)(swivel_view *view);
  /** The subview at a place, the rearmost first; NULL if there is none. [main] */
  swivel_view *(*view_subview)(swivel_view *view, size_t position);
  /** In front of the others. [main] */
  void (*view_add_subview)(swivel_view *view, swivel_view *subview);
  /** At a place, the rearmost first; in front of the others if there are fewer. [main] */
  void (*view_insert_subview)(swivel_view *view, swivel_view *subview, size_t position);
  /** It may be the last reference to the view. [main] */
  void (*view_remove_from_superview)(swivel_view *view);
  /** A point of a view in the coordinates of another one, NULL for the window. [main] */
  swivel_point (*view_convert_point)(swivel_view *view, swivel_point point, swivel_view *other);
  /** A rectangle of a view in the coordinates of another one, NULL for the window: its bounding box. [main] */
  swivel_rect (*view_convert_rect)(swivel_view *view, swivel_rect rect, swivel_view *other);
  /** [main] */
  void (*view_set_needs_layout)(swivel_view *view);
  /** [main] */
  void (*view_layout_if_needed)(swivel_view *view);

  /* Cells. */

  /** The view that a cell's own content stands in. [main] */
  swivel_view *(*cell_content_view)(swivel_cell *cell);
  /** NULL if its style has none. [main] */
  swivel_view *(*cell_text_label)(swivel_cell *cell);
  /** NULL if its style has none. [main] */
  swivel_view *(*cell_detail_text_label)(swivel_cell *cell);
  /** How the cell's parts are turned, each about its middle. [main] */
  swivel_transform (*cell_parts_transform)(swivel_cell *cell);
  /** [main] */
  void (*cell_set_parts_transform)(swivel_cell *cell, swivel_transform transform);

  /* Scroll views. */

  /** [main] */
  swivel_point (*scroll_content_offset)(swivel_scroll *scroll);
  /** [main] */
  void (*scroll_set_content_offset)(swivel_scroll *scroll, swivel_point offset, bool animated);
  /** [main] */
  swivel_size (*scroll_content_size)(swivel_scroll *scroll);
  /** [main] */
  swivel_insets (*scroll_content_inset)(swivel_scroll *scroll);
  /** [main] */
  void (*scroll_set_content_inset)(swivel_scroll *scroll, swivel_insets insets);
  /** The vertical indicator's. [main] */
  swivel_insets (*scroll_indicator_insets)(swivel_scroll *scroll);
  /** [main] */
  void (*scroll_set_indicator_insets)(swivel_scroll *scroll, swivel_insets insets);

  /* Tables. */

  /** The height of rows whose heights the delegate leaves out; `automatic_dimension` for the usual one. [main] */
  double (*table_row_height)(swivel_table *table);
  /** [main] */
  void (*table_set_row_height)(swivel_table *table, double height);
  /** [main] */
  int64_t (*table_section_count)(swivel_table *table);
  /** 0 for a section that the table does not have. [main] */
  int64_t (*table_row_count)(swivel_table *table, int64_t section);
  /** A row's rectangle in the table's coordinates; all zeros for a row that the table does not have. [main] */
  swivel_rect (*table_rect_for_row)(swivel_table *table, swivel_index_path path);
  /** The row at a point of the table's coordinates, SWIVEL_NO_SECTION if there is none. [main] */
  swivel_index_path (*table_row_at)(swivel_table *table, swivel_point point);
  /** The cell of a row on screen, NULL if it is not. [main] */
  swivel_cell *(*table_cell_for_row)(swivel_table *table, swivel_index_path path);
  /** The row that a cell on screen shows, SWIVEL_NO_SECTION if it shows none. [main] */
  swivel_index_path (*table_path_for_cell)(swivel_table *table, swivel_cell *cell);
  /** Asks everything anew at the next layout. [main] */
  void (*table_reload_data)(swivel_table *table);
} swivel_host;


/* ---- The module ---- */

/** A function of any type; SWIVEL_FUNCTION makes one of yours. */
typedef void (*swivel_any_function)(void);
#define SWIVEL_FUNCTION(function) ((swivel_any_function)(function))

/** Rule C14. */
#define SWIVEL_IF_ANSWERED 0u
#define SWIVEL_ALWAYS 1u
#define SWIVEL_LEAVE_OUT 2u

/** What the module answers: rules C11 to C17. */
typedef struct swivel_function {
  size_t size;
  /** `TableViewDelegate.heightForRowAt`. */
  const char *requirement;
  /** `double(call, table, index_path)`; spaces do not count. */
  const char *signature;
  swivel_any_function function;
  /** SWIVEL_IF_ANSWERED, SWIVEL_ALWAYS or SWIVEL_LEAVE_OUT. */
  uint32_t when;
  /** 0. */
  uint32_t reserved;
} swivel_function;

/** What the module answers in a struct of function pointers of another library: rules C22 to C24. */
typedef struct swivel_slot {
  size_t size;
  /** The struct's name, `sqlite3_io_methods`. */
  const char *structure;
  /** The field's name, `xWrite`. */
  const char *field;
  /** The declaration of its function, `int (sqlite3_file *, const void *, int, sqlite3_int64)`. */
  const char *signature;
  swivel_any_function function;
  /** SWIVEL_IF_ANSWERED, SWIVEL_ALWAYS or SWIVEL_LEAVE_OUT. */
  uint32_t when;
  /** 0. */
  uint32_t reserved;
} swivel_slot;

/** What the entry answers: rules C2 to C10. All of a module's structs of one kind have the same size. */
typedef struct swivel_module {
  size_t size;
  /** The version that the module chose. */
  uint32_t abi;
  /** 0. */
  uint32_t reserved;
  /** The adapter's name, the manifest's. Another one: refused. */
  const char *name;
  /** Rule C7. */
  void *(*create)(const swivel_host *host, const swivel_configuration *configuration, swivel_error *error);
  /** Rule C8; may be NULL. */
  void (*destroy)(void *context);
  /** Rule C10; may be NULL. Called once, after the functions went into the table's chain. */
  void (*attached)(void *context, swivel_table *table);
  /** Rule C10; may be NULL. Called once, after the functions left the table's chain. */
  void (*detached)(void *context, swivel_table *table);
  /** Rule C10; may be NULL. Called at the end of each layout of the table, so also after each scroll. */
  void (*did_layout)(void *context, swivel_table *table);
  /** May be NULL if there are none. */
  const swivel_function *functions;
  size_t function_count;
  /** May be NULL if there are none. */
  const swivel_slot *slots;
  size_t slot_count;
} swivel_module;

/** The versions that the host keeps to, from the oldest to the newest. */
typedef struct swivel_offer {
  size_t size;
  uint32_t oldest_abi, newest_abi;
} swivel_offer;

/** The type of the entry: rules C1 and C2. Called on the main thread. */
typedef const swivel_module *(*swivel_entry)(const swivel_offer *offer, swivel_error *error);

/** The module's entry. */
SWIVEL_EXPORT const swivel_module *swivel_c_adapter_entry(const swivel_offer *offer, swivel_error *error);

#ifdef __cplusplus
}
#endif

#endif
