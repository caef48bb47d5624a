#pragma once

#include <cairo.h>
#include <hb-ot.h>
#include <pango/pangocairo.h>
