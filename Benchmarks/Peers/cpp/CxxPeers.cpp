#include "CxxPeers.h"

#include <algorithm>
#include <cstring>
#include <functional>
#include <memory>

namespace {

class Delegate {
public:
  virtual ~Delegate() = default;
  virtual double height(void *table, long section, long row) = 0;
};

class Heights final : public Delegate {
public:
  explicit Heights(const double heights[16]) { std::copy(heights, heights + 16, heights_); }

  double height(void *, long, long row) override {
    places_[row & 3] += static_cast<uint64_t>(row) << 32 | 1;
    return heights_[row & 15];
  }

  void forgetCalls() { std::fill(places_, places_ + 4, 0); }
  void readPlaces(uint64_t places[4]) const { std::copy(places_, places_ + 4, places); }

private:
  uint64_t places_[4] = {};
  double heights_[16];
};

// What people write: it owns the next one, asks it, and adds a point.
class Decorator final : public Delegate {
public:
  explicit Decorator(std::shared_ptr<Delegate> next) : next_(std::move(next)) {}
  double height(void *table, long section, long row) override { return next_->height(table, section, row) + 1; }

private:
  const std::shared_ptr<Delegate> next_;
};

using HeightFunction = std::function<double(void *table, long section, long row)>;

// The same object, of which the compiler knows nothing any more: a host is called anew for each event.
template <typename Object> Object &forgotten(Object &object) {
  Object *pointer = &object;
  __asm__ volatile("" : "+r"(pointer));
  return *pointer;
}

template <typename Ask> uint64_t sumOfAnswers(const long rows[4], int64_t count, Ask ask) {
  uint64_t sum = 0;
  for (int64_t index = 0; index < count; index += 1) {
    const double height = ask(rows[index & 3]);
    uint64_t bits;
    std::memcpy(&bits, &height, sizeof bits);
    sum += bits;
  }
  return sum;
}

// A host that holds an object.
struct VirtualHost {
  std::shared_ptr<Heights> callee;
  std::shared_ptr<Delegate> delegate;

  uint64_t run(const long rows[4], int64_t count) {
    return sumOfAnswers(
        rows, count, [this](long row) { return forgotten(*this).delegate->height(this, 0, row); });
  }
};

struct VirtualCallee : VirtualHost {
  explicit VirtualCallee(const double heights[16]) {
    callee = std::make_shared<Heights>(heights);
    delegate = callee;
  }
};

struct VirtualDecorator : VirtualHost {
  explicit VirtualDecorator(const double heights[16]) {
    callee = std::make_shared<Heights>(heights);
    delegate = std::make_shared<Decorator>(callee);
  }
};

// A host that holds a function.
struct FunctionHost {
  std::shared_ptr<Heights> callee;
  HeightFunction height;

  uint64_t run(const long rows[4], int64_t count) {
    return sumOfAnswers(rows, count, [this](long row) { return forgotten(*this).height(this, 0, row); });
  }
};

struct FunctionCallee : FunctionHost {
  explicit FunctionCallee(const double heights[16]) {
    callee = std::make_shared<Heights>(heights);
    height = [target = callee.get()](void *table, long section, long row) {
      return target->height(table, section, row);
    };
  }
};

struct FunctionForwarded : FunctionHost {
  explicit FunctionForwarded(const double heights[16]) {
    callee = std::make_shared<Heights>(heights);
    HeightFunction next = [target = callee.get()](void *table, long section, long row) {
      return target->height(table, section, row);
    };
    height = [next = std::move(next)](void *table, long section, long row) { return next(table, section, row) + 1; };
  }
};

template <typename Host> constexpr peer_case listed(const char *name, double raise) {
  return {
      name,
      raise,
      [](const double heights[16]) -> void * { return new Host(heights); },
      [](void *self) { delete static_cast<Host *>(self); },
      [](void *self) { static_cast<Host *>(self)->callee->forgetCalls(); },
      [](void *self, const long rows[4], int64_t count) { return static_cast<Host *>(self)->run(rows, count); },
      [](void *self, uint64_t places[4]) { static_cast<Host *>(self)->callee->readPlaces(places); }};
}

} // namespace

const peer_case *cxx_peer_cases(int64_t *count) {
  static const peer_case cases[] = {
      listed<VirtualCallee>("cpp/virtual", 0),
      listed<VirtualDecorator>("cpp/virtual-decorator", 1),
      listed<FunctionCallee>("cpp/std-function", 0),
      listed<FunctionForwarded>("cpp/std-function/forwarded", 1),
  };
  *count = sizeof cases / sizeof *cases;
  return cases;
}
