import type { WasmBytes } from './wasm.ts';

/** One SAT problem: clauses go in, an answer comes out. */
export interface Instance {
  /**
   * Demands that at least one of some literals holds: `v` for the variable v, `-v` for its
   * opposite.
   */
  addClause(literals: readonly number[]): void;
  /** Whether all clauses can hold at once; nothing when `isOver` stopped the search. */
  solve(): boolean | undefined;
  /** Whether a variable is true in what the last `solve` found. */
  value(variable: number): boolean;
  /** Gives the memory back; nothing else may be called after it. */
  dispose(): void;
}

/**
 * CaDiCaL, loaded: makes instances. Each asks `isOver` again and again while it searches, and
 * stops when told so.
 */
export type Cadical = (isOver: () => boolean) => Instance;

/**
 * The exports of cadical-wasm 0.1.2 that are needed here, by the short names that its build gave
 * them.
 */
interface Exports {
  readonly w: WebAssembly.Memory;
  readonly fa: WebAssembly.Table;
  /** Runs the constructors of C++; called once. */
  x(): void;
  /** init: a new solver. */
  z(): number;
  /** release */
  A(solver: number): void;
  /** set_option, its name as a C string */
  D(solver: number, name: number, value: number): void;
  /** add: a literal of a clause, 0 at its end. */
  G(solver: number, literal: number): void;
  /** solve: 10 satisfiable, 20 not, 0 stopped. */
  I(solver: number): number;
  /** val: the literal of a variable that is true. */
  K(solver: number, variable: number): number;
  /** set_terminate: a function of the table, called with a state. */
  R(solver: number, state: number, callback: number): void;
  /** malloc */
  aa(bytes: number): number;
}

const PAGE = 65_536;
const MOST_BYTES = 2 ** 31;

/**
 * What the WebAssembly wants of its surroundings: memory, and no files, no environment, no output.
 */
function surroundings(memory: () => WebAssembly.Memory): WebAssembly.Imports {
  const stop = (): never => {
    throw new Error('CaDiCaL stopped: it ran out of memory, or met an error of its own');
  };
  const fails = (): number => 52; // no such system call
  const nothing = (): number => 0;
  /** Grows by a fifth at least, so that it grows seldom. */
  const grow = (wanted: number): number => {
    const bytes = wanted >>> 0;
    if (bytes > MOST_BYTES) return 0;
    const has = memory().buffer.byteLength;
    try {
      memory().grow(Math.ceil((Math.min(MOST_BYTES, Math.max(bytes, has * 1.2)) - has) / PAGE));
      return 1;
    } catch {
      return 0;
    }
  };
  const noEnvironment = (count: number, size: number): number => {
    new Uint32Array(memory().buffer)[count >> 2] = 0;
    new Uint32Array(memory().buffer)[size >> 2] = 0;
    return 0;
  };
  const files = Object.fromEntries(Array.from('abcfghijlmorste', (name) => [name, nothing]));
  return {
    a: {
      ...files,
      a: fails,
      r: fails,
      t: fails,
      d: stop,
      q: stop,
      v: stop,
      k: Date.now,
      n: () => MOST_BYTES,
      p: noEnvironment,
      u: grow,
    },
  };
}

/**
 * (module (import "e" "f" (func (param i32) (result i32))) (export "f" (func 0))): a function that
 * a table takes.
 */
const WRAPPER = [
  [0, 97, 115, 109, 1, 0, 0, 0],
  [1, 6, 1, 96, 1, 127, 1, 127],
  [2, 7, 1, 1, 101, 1, 102, 0, 0],
  [7, 5, 1, 1, 102, 0, 0],
].flat();

/** Puts a function into the table; gives its place there. */
function placeInTable(table: WebAssembly.Table, f: (state: number) => number): number {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(WRAPPER)), { e: { f } });
  const place = table.grow(1);
  table.set(place, exports.f);
  return place;
}

const SATISFIABLE = 10;
const UNSATISFIABLE = 20;

/**
 * Compiles CaDiCaL from the bytes of cadical-wasm's `cadical.wasm`. `options` are those of
 * CaDiCaL, each a number. What that package brings along in JavaScript asks for modules of Node,
 * which nobody can bundle for a browser; so it stays out.
 */
export async function loadCadical(bytes: WasmBytes, options: Readonly<Record<string, number>>): Promise<Cadical> {
  const imports = surroundings(() => wasm.w);
  const { instance } = await WebAssembly.instantiate(bytes as BufferSource, imports);
  const wasm = instance.exports as unknown as Exports;
  wasm.x();
  const asked = new Map<number, () => boolean>();
  const callback = placeInTable(wasm.fa, (solver) => (asked.get(solver)!() ? 1 : 0));
  const settings = Object.entries(options).map(([name, value]) => [cString(wasm, name), value] as const);
  return (isOver) => {
    const solver = wasm.z();
    for (const [name, value] of settings) wasm.D(solver, name, value);
    asked.set(solver, isOver);
    wasm.R(solver, solver, callback);
    return {
      addClause: (literals) => {
        for (const literal of literals) wasm.G(solver, literal);
        wasm.G(solver, 0);
      },
      solve: () => {
        const answer = wasm.I(solver);
        return answer === SATISFIABLE ? true : answer === UNSATISFIABLE ? false : undefined;
      },
      value: (variable) => wasm.K(solver, variable) === variable,
      dispose: () => {
        asked.delete(solver);
        wasm.A(solver);
      },
    };
  };
}

/** A name in the memory of the WebAssembly, as C writes it; it stays there. */
function cString({ w, aa }: Exports, name: string): number {
  const address = aa(name.length + 1);
  new Uint8Array(w.buffer).set([...Array.from(name, (character) => character.charCodeAt(0)), 0], address);
  return address;
}
