// The plain work unit in Objective-C, with GNUstep's base library on the GCC runtime. See `CPeerCases.h`.
#import <Foundation/Foundation.h>

#include <CPeerCases.h>
#include <string.h>

// Required methods only: the GCC runtime's `protocol_getMethodDescription` finds no others, so that the interposer below would
// answer "no" for an optional one.
@protocol HeightDelegate
- (double)heightInTable:(void *)table section:(long)section row:(long)row;
@end

@protocol CountSource
- (long)numberOfRowsInTable:(void *)table section:(long)section;
@end

@interface Heights : NSObject <HeightDelegate, CountSource> {
@public
  uint64_t places[4];
  double heights[16];
}
@end

@implementation Heights
- (double)heightInTable:(void *)table section:(long)section row:(long)row {
  places[row & 3] += (uint64_t)row << 32 | 1;
  return heights[row & 15];
}

- (long)numberOfRowsInTable:(void *)table section:(long)section {
  return 16;
}
@end

// Hands what it does not know to another object, without an invocation.
@interface Redirection : NSObject {
  id target;
}
- (id)initWithTarget:(id)anObject;
@end

@implementation Redirection
- (id)initWithTarget:(id)anObject {
  if ((self = [super init])) target = [anObject retain];
  return self;
}

- (void)dealloc {
  [target release];
  [super dealloc];
}

- (id)forwardingTargetForSelector:(SEL)selector {
  return target;
}
@end

// The classic interposer: it stands in front of a delegate and a data source, finds out by the protocols who is meant, and
// forwards by invocation.
@interface Interposer : NSObject {
  id delegate;
  id dataSource;
}
- (id)initWithDelegate:(id)aDelegate dataSource:(id)aDataSource;
@end

static BOOL declares(Protocol *protocol, SEL selector) {
  return protocol_getMethodDescription(protocol, selector, YES, YES).name != NULL
         || protocol_getMethodDescription(protocol, selector, NO, YES).name != NULL;
}

@implementation Interposer
- (id)initWithDelegate:(id)aDelegate dataSource:(id)aDataSource {
  if ((self = [super init])) {
    delegate = [aDelegate retain];
    dataSource = [aDataSource retain];
  }
  return self;
}

- (void)dealloc {
  [delegate release];
  [dataSource release];
  [super dealloc];
}

- (id)targetForSelector:(SEL)selector {
  if (declares(@protocol(CountSource), selector) && [dataSource respondsToSelector:selector]) return dataSource;
  if (declares(@protocol(HeightDelegate), selector) && [delegate respondsToSelector:selector]) return delegate;
  return nil;
}

- (BOOL)respondsToSelector:(SEL)selector {
  return [super respondsToSelector:selector] || [self targetForSelector:selector] != nil;
}

- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
  id target = [self targetForSelector:selector];
  return target != nil ? [target methodSignatureForSelector:selector] : [super methodSignatureForSelector:selector];
}

- (void)forwardInvocation:(NSInvocation *)invocation {
  id target = [self targetForSelector:[invocation selector]];
  if (target == nil) {
    [self doesNotRecognizeSelector:[invocation selector]];
    return;
  }
  [invocation invokeWithTarget:target];
}
@end

typedef struct {
  Heights *callee;
  id delegate;
} host;

static void *make(const double heights[16], id (*wrap)(Heights *)) {
  NSAutoreleasePool *const pool = [NSAutoreleasePool new];
  host *const self = calloc(1, sizeof *self);
  if (self != NULL) {
    self->callee = [Heights new];
    memcpy(self->callee->heights, heights, sizeof self->callee->heights);
    self->delegate = wrap(self->callee);
  }
  [pool release];
  return self;
}

static id itself(Heights *callee) { return [callee retain]; }
static id redirection(Heights *callee) { return [[Redirection alloc] initWithTarget:callee]; }
static id interposer(Heights *callee) { return [[Interposer alloc] initWithDelegate:callee dataSource:callee]; }

static void *make_plain(const double heights[16]) { return make(heights, itself); }
static void *make_redirected(const double heights[16]) { return make(heights, redirection); }
static void *make_interposed(const double heights[16]) { return make(heights, interposer); }

static void discard(void *context) {
  host *const self = context;
  [self->delegate release];
  [self->callee release];
  free(self);
}

static void forget_calls(void *context) {
  host *const self = context;
  memset(self->callee->places, 0, sizeof self->callee->places);
}

static void read_places(void *context, uint64_t places[4]) {
  host *const self = context;
  memcpy(places, self->callee->places, sizeof self->callee->places);
}

// The same host, of which the compiler knows nothing any more: it is called anew for each event.
static inline host *forgotten(host *self) {
  __asm__ volatile("" : "+r"(self));
  return self;
}

static inline uint64_t bits(double height) {
  uint64_t bits;
  memcpy(&bits, &height, sizeof bits);
  return bits;
}

static uint64_t run(void *context, const long rows[4], int64_t count) {
  uint64_t sum = 0;
  for (int64_t index = 0; index < count; index += 1) {
    host *const self = forgotten(context);
    sum += bits([self->delegate heightInTable:self section:0 row:rows[index & 3]]);
  }
  return sum;
}

// As hosts call optional methods that keep no flags.
static uint64_t run_asking(void *context, const long rows[4], int64_t count) {
  uint64_t sum = 0;
  for (int64_t index = 0; index < count; index += 1) {
    host *const self = forgotten(context);
    if ([self->delegate respondsToSelector:@selector(heightInTable:section:row:)]) {
      sum += bits([self->delegate heightInTable:self section:0 row:rows[index & 3]]);
    }
  }
  return sum;
}

// Forwarding leaves objects in the pool, which is emptied after each event.
static uint64_t run_in_events(void *context, const long rows[4], int64_t count) {
  enum { calls_of_an_event = 64 };
  uint64_t sum = 0;
  while (count > 0) {
    NSAutoreleasePool *const pool = [NSAutoreleasePool new];
    const int64_t calls = count < calls_of_an_event ? count : calls_of_an_event;
    sum += run(context, rows, calls);
    count -= calls;
    [pool release];
  }
  return sum;
}

const peer_case *peer_cases(int64_t *count) {
  static const peer_case cases[] = {
      {"objc-gnustep/message", 0, make_plain, discard, forget_calls, run, read_places},
      {"objc-gnustep/respondsToSelector", 0, make_plain, discard, forget_calls, run_asking, read_places},
      {"objc-gnustep/forwardingTarget", 0, make_redirected, discard, forget_calls, run_in_events, read_places},
      {"objc-gnustep/forwardInvocation", 0, make_interposed, discard, forget_calls, run_in_events, read_places},
  };
  *count = sizeof cases / sizeof *cases;
  return cases;
}
