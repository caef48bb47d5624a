// The cases in C++.
#ifndef CXX_PEERS_H
#define CXX_PEERS_H

#include <CPeerCases.h>

#ifdef __cplusplus
extern "C" {
#endif

const peer_case *cxx_peer_cases(int64_t *count);

#ifdef __cplusplus
}
#endif

#endif
