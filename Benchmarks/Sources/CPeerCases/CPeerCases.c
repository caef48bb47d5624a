// The header is all there is.
#include "CPeerCases.h"
