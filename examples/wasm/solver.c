/*
 * engine.wasm in C, as a library and as a program. wasm2c (wabt 1.0.33 or newer) translates the
 * engine, SIMDe translates its vectors:
 *
 *   wasm2c engine.wasm -n engine -o engine.c
 *   cc -O3 -march=native -I. -Iexamples/wasm examples/wasm/solver.c engine.c -lm -o solver
 *   ./solver < puzzles.txt          each line: how many solutions up to 2, and the first one
 *   ./solver 20 < puzzles.txt       the same, and how long the fastest of 20 rounds took
 *
 * With -shared -fPIC it is a library; solver.py calls it. Each thread has a solver of its own.
 */
#include "engine.h"
#include <math.h>
#include <time.h>

typedef struct { w2c_engine engine; } solver;

solver *solver_new(void) {
  solver *one = malloc(sizeof *one);
  if (one) wasm2c_engine_instantiate(&one->engine);
  return one;
}

void solver_free(solver *one) {
  wasm2c_engine_free(&one->engine);
  free(one);
}

/*
 * How many solutions a puzzle of 81 characters has, up to `limit`. The first one is written to
 * `solution`, 81 characters and a zero byte; it is left alone when there is none.
 */
double solver_solve(solver *one, const char *puzzle, double limit, char *solution) {
  w2c_engine *engine = &one->engine;
  uint8_t *memory = w2c_engine_memory(engine)->data;
  for (int cell = 0; cell < 81; cell++) {
    char digit = puzzle[cell];
    memory[*w2c_engine_PUZZLE(engine) + cell] = digit >= '1' && digit <= '9' ? digit - '0' : 0;
  }
  double count = w2c_engine_solve(engine, limit, INFINITY, 0);
  if (count > 0) {
    for (int cell = 0; cell < 81; cell++) solution[cell] = '0' + memory[*w2c_engine_SOLUTION(engine) + cell];
    solution[81] = 0;
  }
  return count;
}

/*
 * Answers lines: 82 bytes for each, as docs/wasm.md says. They stay in the engine's memory until
 * the next call. NULL when there is no memory.
 */
const uint8_t *solver_batch(solver *one, const char *lines, size_t length, int limit, size_t *count) {
  w2c_engine *engine = &one->engine;
  wasm_rt_memory_t *memory = w2c_engine_memory(engine);
  size_t number = length > 0 && lines[length - 1] != '\n';
  for (size_t at = 0; at < length; at++) number += lines[at] == '\n';
  uint64_t from = *w2c_engine_FREE(engine), to = from + length + 16, end = to + number * 82 + 16;
  if (end > memory->size && !wasm_rt_grow_memory(memory, (end - memory->size + 65535) / 65536)) return NULL;
  memcpy(memory->data + from, lines, length);
  *count = w2c_engine_batch(engine, from, length, to, limit);
  return memory->data + to;
}

#ifndef LIBRARY
static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec + now.tv_nsec * 1e-9;
}

int main(int argc, char **argv) {
  size_t length = 0, room = 1 << 16;
  char *lines = malloc(room);
  for (size_t read; lines && (read = fread(lines + length, 1, room - length, stdin)) > 0;)
    if ((length += read) == room) lines = realloc(lines, room *= 2);
  solver *one = solver_new();
  if (!lines || !one) return fputs("no memory\n", stderr), 1;

  size_t count = 0;
  const uint8_t *answers = NULL;
  double fastest = INFINITY;
  for (int round = argc > 1 ? atoi(argv[1]) : 1; round > 0; round--) {
    double before = seconds();
    answers = solver_batch(one, lines, length, 2, &count);
    if (!answers) return fputs("no memory\n", stderr), 1;
    fastest = fmin(fastest, seconds() - before);
  }
  for (size_t line = 0; line < count; line++) printf("%d %.81s\n", answers[82 * line], answers + 82 * line + 1);
  if (argc > 1) fprintf(stderr, "%.3f us a puzzle\n", fastest * 1e6 / count);
  solver_free(one);
  free(lines);
  return 0;
}
#endif
