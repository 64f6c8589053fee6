/* A program for an arena in C: it fills the cell with the fewest digits left, and tries them.
 *
 *   cc -O2 -o solver examples/arena/solver.c && npx pencilmark arena check -- ./solver
 *
 * It reads no more JSON than an arena writes: texts behind their keys. An id is sent back as it
 * stands in the line. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_SIZE = 9 };
static const char digits[] = "123456789";
static int size, height, width, limit, found;
static unsigned rows[MOST_SIZE], columns[MOST_SIZE], boxes[MOST_SIZE];
static char cells[MOST_SIZE * MOST_SIZE];

static int box_of(int cell) {
  return cell / size / height * height + cell % size / width;
}

static unsigned candidates(int cell) {
  return rows[cell / size] & columns[cell % size] & boxes[box_of(cell)];
}

static void put(int cell, unsigned bit) {
  rows[cell / size] ^= bit;
  columns[cell % size] ^= bit;
  boxes[box_of(cell)] ^= bit;
}

static void search(void) {
  int best = -1, fewest = MOST_SIZE + 1;
  for (int cell = 0; cell < size * size; cell++) {
    if (cells[cell] != '.') continue;
    int count = __builtin_popcount(candidates(cell));
    if (count < fewest) fewest = count, best = cell;
  }
  if (best < 0) {
    printf("%s\"%.*s\"", found++ ? "," : "", size * size, cells);
    return;
  }
  unsigned bits = candidates(best);
  for (int digit = 0; digit < size && found < limit; digit++) {
    if (!(bits >> digit & 1)) continue;
    put(best, 1u << digit);
    cells[best] = digits[digit];
    search();
    put(best, 1u << digit);
  }
  cells[best] = '.';
}

/* Prints the solutions of a puzzle, with commas between them. */
static void solve(const char *text) {
  for (int house = 0; house < size; house++) rows[house] = columns[house] = boxes[house] = (1u << size) - 1;
  memcpy(cells, text, size * size);
  for (int cell = 0; cell < size * size; cell++) {
    if (cells[cell] == '.') continue;
    unsigned bit = 1u << (strchr(digits, cells[cell]) - digits);
    if (!(candidates(cell) & bit)) return;
    put(cell, bit);
  }
  found = 0;
  search();
}

/* What stands behind a key. */
static char *behind(char *line, const char *key) {
  char *place = strstr(line, key);
  return place ? place + strlen(key) : "";
}

static void answer(char *line, int id_length, const char *id) {
  if (sscanf(behind(line, "\"board\":\""), "%*dx%*d:%dx%d", &height, &width) != 2) return;
  size = height * width;
  limit = atoi(behind(line, "\"limit\":"));
  printf("{\"t\":\"answer\",\"id\":\"%.*s\",\"solutions\":[", id_length, id);
  char *puzzle = behind(line, "\"puzzles\":[");
  for (int index = 0; *puzzle == '"'; index++) {
    printf(index ? ",[" : "[");
    solve(puzzle + 1);
    printf("]");
    puzzle += size * size + 2;
    if (*puzzle == ',') puzzle++;
  }
  printf("]}\n");
}

int main(void) {
  char *line = NULL;
  size_t room = 0;
  while (getline(&line, &room, stdin) > 0) {
    char *kind = behind(line, "\"t\":\"");
    char *id = behind(line, "\"id\":\"");
    int length = 0;
    while (id[length] && id[length] != '"') length += id[length] == '\\' ? 2 : 1;
    if (!strncmp(kind, "hello\"", 6))
      puts("{\"t\":\"hello\",\"name\":\"c\",\"version\":\"1\","
           "\"boards\":[\"6x6:2x3\",\"9x9:3x3\"],\"kinds\":[\"solve\"]}");
    if (!strncmp(kind, "ping\"", 5)) printf("{\"t\":\"pong\",\"id\":\"%.*s\"}\n", length, id);
    if (!strncmp(kind, "task\"", 5)) answer(line, length, id);
    if (!strncmp(kind, "bye\"", 4)) break;
    fflush(stdout);
  }
  free(line);
}
