/*
 * What the C that wasm2c makes of engine.wasm needs to run: a memory that can grow, and an end for
 * accesses outside of it. The engine imports nothing and has no tables, so this is all.
 */
#ifndef WASM_RT_H_
#define WASM_RT_H_

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LIKELY(x) __builtin_expect(!!(x), 1)
#define UNLIKELY(x) __builtin_expect(!!(x), 0)
#define wasm_rt_memcpy memcpy
#define WASM_RT_USE_SEGUE 0
#define WASM_RT_MEMCHECK_GUARD_PAGES 0
#define WASM_RT_STACK_DEPTH_COUNT 0
#define WASM_RT_SANITY_CHECKS 0

typedef enum {
  WASM_RT_TRAP_NONE, WASM_RT_TRAP_OOB, WASM_RT_TRAP_UNREACHABLE, WASM_RT_TRAP_EXHAUSTION,
  WASM_RT_TRAP_CALL_INDIRECT, WASM_RT_TRAP_INVALID_CONVERSION, WASM_RT_TRAP_INT_OVERFLOW, WASM_RT_TRAP_DIV_BY_ZERO
} wasm_rt_trap_t;
typedef enum {
  WASM_RT_I32, WASM_RT_I64, WASM_RT_F32, WASM_RT_F64, WASM_RT_V128, WASM_RT_FUNCREF, WASM_RT_EXTERNREF
} wasm_rt_type_t;

static inline void wasm_rt_trap(wasm_rt_trap_t trap) {
  fprintf(stderr, "engine.wasm: trap %d\n", (int)trap);
  abort();
}

typedef struct {
  uint8_t *data;
  uint32_t page_size;
  uint64_t pages, max_pages, size;
  bool is64;
} wasm_rt_memory_t;

static inline bool wasm_rt_is_initialized(void) { return true; }

static inline void wasm_rt_allocate_memory(wasm_rt_memory_t *memory, uint64_t pages, uint64_t most, bool is64, uint32_t page_size) {
  *memory = (wasm_rt_memory_t){calloc(pages, page_size), page_size, pages, most, pages * page_size, is64};
  if (!memory->data) wasm_rt_trap(WASM_RT_TRAP_OOB);
}

/* Pointers into the memory are no longer valid when it has grown. */
static inline bool wasm_rt_grow_memory(wasm_rt_memory_t *memory, uint64_t more) {
  uint64_t size = (memory->pages + more) * memory->page_size;
  uint8_t *data = memory->pages + more > memory->max_pages ? NULL : realloc(memory->data, size);
  if (!data) return false;
  memset(data + memory->size, 0, size - memory->size);
  memory->data = data;
  memory->pages += more;
  memory->size = size;
  return true;
}

static inline void wasm_rt_free_memory(wasm_rt_memory_t *memory) { free(memory->data); }

/* Tables, which the engine has none of; wasm2c writes helpers for them all the same. */
typedef const char *wasm_rt_func_type_t;
typedef void (*wasm_rt_function_ptr_t)(void);
typedef struct { void (*fn)(void **, void *, void *); } wasm_rt_tailcallee_t;
typedef struct {
  wasm_rt_func_type_t func_type;
  wasm_rt_function_ptr_t func;
  wasm_rt_tailcallee_t func_tailcallee;
  void *module_instance;
} wasm_rt_funcref_t;
typedef void *wasm_rt_externref_t;
typedef struct { wasm_rt_funcref_t *data; uint32_t max_size, size; } wasm_rt_funcref_table_t;
typedef struct { wasm_rt_externref_t *data; uint32_t max_size, size; } wasm_rt_externref_table_t;
static const wasm_rt_funcref_t wasm_rt_funcref_null_value = {0};
static const wasm_rt_externref_t wasm_rt_externref_null_value = 0;

#endif
