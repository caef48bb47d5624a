/// The files of a new folder with an adapter module in C.
///
/// The adapter makes rows higher, as the one in Swift does. The contract's header is copied: a module in C needs nothing else of the
/// library, and the header's version is the module's own.
struct CAdapterTemplate {
  /// The adapter's name in kebab-case.
  let name: String
  /// The text of the contract's header.
  let header: String

  /// The adapter's type in C. What is added keeps it from being a word of C's, such as `int`, or a name of the header's or the source's.
  private var word: String { String(name.map { $0 == "-" ? "_" : $0 }) + "_adapter" }

  /// The files: their paths in the folder, and their texts. No adapter is called as those with `_` in their names.
  var files: [(path: String, text: String)] {
    [
      ("Makefile", makefile), ("README.md", readme), (".gitignore", "/lib\(name).so\n/tests\n"), ("\(name).c", source),
      ("\(name).json", manifest), ("module_tests.c", tests), ("swivel_adapter.h", header),
    ]
  }

  private var makefile: String {
    """
    CC ?= cc
    CFLAGS ?= -O2 -g
    flags = -std=c11 -Wall -Wextra -pedantic $(CFLAGS)

    lib\(name).so: \(name).c swivel_adapter.h
    \t$(CC) $(flags) -fPIC -fvisibility=hidden -shared -o $@ \(name).c

    tests: module_tests.c swivel_adapter.h
    \t$(CC) $(flags) -o $@ module_tests.c -ldl

    .PHONY: test clean
    test: lib\(name).so tests
    \t./tests

    clean:
    \trm -f lib\(name).so tests

    """
  }

  private var readme: String {
    """
    # \(name)

    An adapter in C that makes the rows of a table higher. Build it and run its test:

    ```sh
    make
    make test
    ```

    Use it:

    ```sh
    printf 'name\\nAda\\nGrace\\n' >people.csv
    SWIVEL_ADD_ADAPTER_PATH="$PWD" swivel render people.csv --adapter \(name):factor=3 --out people.png
    ```

    `swivel adapters check \(name)` loads it in a process of its own and tells what it does. The rules that it keeps to stand in
    `swivel_adapter.h`, a copy of the library's: the module needs nothing else of it, and loads into any program that offers the version
    of the contract it was written for.

    """
  }

  private var manifest: String {
    """
    {
      "name": "\(name)",
      "version": "0.1.0",
      "kind": "c",
      "file": "lib\(name).so",
      "abi": 1,
      "touches": { "TableViewDelegate": ["heightForRowAt"] },
      "configuration": {
        "factor": { "type": "number", "default": 2, "summary": "how many times higher rows become" }
      },
      "disableVariable": "\(AdapterTemplate.disableVariable(ofAdapter: name))"
    }

    """
  }

  private var source: String {
    """
    #include "swivel_adapter.h"

    #include <stdio.h>
    #include <stdlib.h>

    // What one adapter keeps: the context of its functions.
    typedef struct {
      double factor;
    } \(word);

    typedef double (*height_next)(swivel_call *call, swivel_table *table, swivel_index_path path);

    // Makes rows higher by the factor. It is installed only where the delegate answers, so there always is a next.
    static double height_for_row(
        void *context, swivel_call *call, height_next next, swivel_table *table, swivel_index_path path) {
      const \(word) *const self = context;
      return next(call, table, path) * self->factor;
    }

    // Makes the adapter for one table.
    static void *create(const swivel_host *host, const swivel_configuration *configuration, swivel_error *error) {
      static const char *const keys[] = {"factor"};
      const double usual = 2;
      double factor;
      if (!host->configuration_require_known(configuration, keys, 1, error)) return NULL;
      if (!host->configuration_number(configuration, "factor", &usual, &factor, error)) return NULL;
      \(word) *const self = malloc(sizeof *self);
      if (self == NULL) {
        snprintf(error->text, error->capacity, "there is no memory");
        return NULL;
      }
      self->factor = factor;
      return self;
    }

    // What a host calls, once, after it has opened the module.
    const swivel_module *swivel_c_adapter_entry(const swivel_offer *offer, swivel_error *error) {
      static const swivel_function functions[] = {
          {sizeof(swivel_function), "TableViewDelegate.heightForRowAt", "double(call, table, index_path)",
           SWIVEL_FUNCTION(height_for_row), SWIVEL_IF_ANSWERED, 0},
      };
      static const swivel_module module = {
          .size = sizeof(swivel_module),
          .abi = SWIVEL_ADAPTER_ABI,
          .name = "\(name)",
          .create = create,
          .destroy = free,
          .functions = functions,
          .function_count = sizeof functions / sizeof functions[0],
      };
      if (offer->oldest_abi > SWIVEL_ADAPTER_ABI || offer->newest_abi < SWIVEL_ADAPTER_ABI) {
        snprintf(error->text, error->capacity, "it keeps to version %u of the contract", SWIVEL_ADAPTER_ABI);
        return NULL;
      }
      return &module;
    }

    """
  }

  private var tests: String {
    """
    // Loads the built module as a host does, with as much of a host as it needs.
    #include "swivel_adapter.h"

    #include <dlfcn.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>

    static int failures;

    static void expect(bool condition, const char *what) {
      if (condition) return;
      failures += 1;
      fprintf(stderr, "failed: %s\\n", what);
    }

    static bool known(const swivel_configuration *c, const char *const *keys, size_t count, swivel_error *error) {
      (void)c;
      (void)error;
      return count == 1 && strcmp(keys[0], "factor") == 0;
    }

    static bool three(
        const swivel_configuration *c, const char *key, const double *usual, double *number, swivel_error *error) {
      (void)c;
      (void)error;
      *number = 3;
      return strcmp(key, "factor") == 0 && usual != NULL && *usual == 2;
    }

    // Rows are as high as their number.
    static double row_number(swivel_call *call, swivel_table *table, swivel_index_path path) {
      (void)call;
      (void)table;
      return (double)path.row;
    }

    int main(void) {
      void *const library = dlopen("./lib\(name).so", RTLD_NOW | RTLD_LOCAL);
      if (library == NULL) {
        fprintf(stderr, "%s\\n", dlerror());
        return EXIT_FAILURE;
      }
      swivel_entry entry;
      *(void **)&entry = dlsym(library, "swivel_c_adapter_entry");
      expect(entry != NULL, "the module has its entry");
      if (entry == NULL) return EXIT_FAILURE;

      char text[256] = "";
      swivel_error error = {sizeof error, text, sizeof text};
      const swivel_offer later = {sizeof later, SWIVEL_ADAPTER_ABI + 1, SWIVEL_ADAPTER_ABI + 9};
      expect(entry(&later, &error) == NULL && text[0] != 0, "versions that it does not know are refused");
      const swivel_offer offer = {sizeof offer, SWIVEL_ADAPTER_ABI, SWIVEL_ADAPTER_ABI + 9};
      const swivel_module *const module = entry(&offer, &error);
      expect(module != NULL && module->abi == SWIVEL_ADAPTER_ABI, "its own version is taken");
      if (module == NULL) return EXIT_FAILURE;

      static swivel_host host;
      host.size = sizeof host;
      host.abi = module->abi;
      host.configuration_require_known = known;
      host.configuration_number = three;
      void *const adapter = module->create(&host, NULL, &error);
      expect(adapter != NULL, "an adapter is made");
      if (adapter == NULL) return EXIT_FAILURE;

      typedef double (*next)(swivel_call *, swivel_table *, swivel_index_path);
      typedef double (*height)(void *, swivel_call *, next, swivel_table *, swivel_index_path);
      expect(module->function_count == 1, "it answers one requirement");
      const height answer = (height)module->functions[0].function;
      expect(answer(adapter, NULL, row_number, NULL, swivel_row(0, 20)) == 60, "rows are three times as high");
      module->destroy(adapter);

      if (failures == 0) puts("all tests passed");
      return failures == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
    }

    """
  }
}
