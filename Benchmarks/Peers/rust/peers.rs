//! The plain work unit in Rust: called through a trait object, and with a decorator in between. See `CPeerCases.h`.

use std::arch::asm;
use std::cell::Cell;
use std::ffi::{c_char, c_double, c_long, c_void};
use std::rc::Rc;

trait Delegate {
    fn height(&self, table: *const c_void, section: c_long, row: c_long) -> c_double;
}

struct Heights {
    places: [Cell<u64>; 4],
    heights: [c_double; 16],
}

impl Delegate for Heights {
    fn height(&self, _table: *const c_void, _section: c_long, row: c_long) -> c_double {
        let place = &self.places[(row & 3) as usize];
        place.set(place.get().wrapping_add((row as u64) << 32 | 1));
        self.heights[(row & 15) as usize]
    }
}

/// What people write: it owns the next one, asks it, and adds a point.
struct Decorator {
    next: Rc<dyn Delegate>,
}

impl Delegate for Decorator {
    fn height(&self, table: *const c_void, section: c_long, row: c_long) -> c_double {
        self.next.height(table, section, row) + 1.0
    }
}

struct Host {
    callee: Rc<Heights>,
    delegate: Rc<dyn Delegate>,
}

unsafe fn make(heights: *const c_double, decorated: bool) -> *mut c_void {
    let mut copied = [0.0; 16];
    for (row, height) in copied.iter_mut().enumerate() {
        *height = unsafe { *heights.add(row) };
    }
    let callee = Rc::new(Heights { places: Default::default(), heights: copied });
    let delegate: Rc<dyn Delegate> =
        if decorated { Rc::new(Decorator { next: callee.clone() }) } else { callee.clone() };
    Box::into_raw(Box::new(Host { callee, delegate })).cast()
}

unsafe extern "C" fn make_plain(heights: *const c_double) -> *mut c_void {
    unsafe { make(heights, false) }
}

unsafe extern "C" fn make_decorated(heights: *const c_double) -> *mut c_void {
    unsafe { make(heights, true) }
}

unsafe extern "C" fn discard(host: *mut c_void) {
    drop(unsafe { Box::from_raw(host.cast::<Host>()) });
}

unsafe extern "C" fn forget_calls(host: *mut c_void) {
    let host = unsafe { &*host.cast::<Host>() };
    for place in &host.callee.places {
        place.set(0);
    }
}

unsafe extern "C" fn run(host: *mut c_void, rows: *const c_long, count: i64) -> u64 {
    let mut sum = 0u64;
    for index in 0..count {
        // Of the host nothing is known any more: it is called anew for each event.
        let mut host = host;
        unsafe { asm!("/* {0} */", inout(reg) host, options(nomem, nostack, preserves_flags)) };
        let host = unsafe { &*host.cast::<Host>() };
        let row = unsafe { *rows.add((index & 3) as usize) };
        sum = sum.wrapping_add(host.delegate.height(std::ptr::null(), 0, row).to_bits());
    }
    sum
}

unsafe extern "C" fn read_places(host: *mut c_void, places: *mut u64) {
    let host = unsafe { &*host.cast::<Host>() };
    for (index, place) in host.callee.places.iter().enumerate() {
        unsafe { *places.add(index) = place.get() };
    }
}

#[repr(C)]
pub struct PeerCase {
    name: *const c_char,
    raise: c_double,
    make: unsafe extern "C" fn(*const c_double) -> *mut c_void,
    discard: unsafe extern "C" fn(*mut c_void),
    forget_calls: unsafe extern "C" fn(*mut c_void),
    run: unsafe extern "C" fn(*mut c_void, *const c_long, i64) -> u64,
    read_places: unsafe extern "C" fn(*mut c_void, *mut u64),
}

// The names are constants.
unsafe impl Sync for PeerCase {}

static CASES: [PeerCase; 2] = [
    PeerCase { name: c"rust/dyn".as_ptr(), raise: 0.0, make: make_plain, discard, forget_calls, run, read_places },
    PeerCase {
        name: c"rust/dyn-decorator".as_ptr(),
        raise: 1.0,
        make: make_decorated,
        discard,
        forget_calls,
        run,
        read_places,
    },
];

/// # Safety
/// `count` can be written to.
#[no_mangle]
pub unsafe extern "C" fn peer_cases(count: *mut i64) -> *const PeerCase {
    unsafe { *count = CASES.len() as i64 };
    CASES.as_ptr()
}
