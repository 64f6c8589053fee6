/**
 * A kind of question for the engine's thread: its name, and the types of question, reply and of
 * its reports while the work goes on. Rooms export such tokens from their `tasks.ts`, and the work
 * behind them from their `work.ts`; the engine knows neither.
 */
export interface Task<Question, Reply, Details = undefined> {
  readonly name: string;
  /** For the compiler only: nothing holds it. */
  readonly types?: (question: Question, tell: (details: Details) => void) => Reply;
}

export const task = <Question, Reply, Details = undefined>(name: string): Task<Question, Reply, Details> => ({ name });

/** What the work behind a task may use. */
export interface Work<Details = undefined> {
  /** Reports how far the work is, 0…1, with whatever else is to be shown. */
  progress(share: number, details: Details): void;
  /** Names buffers of the reply that need not be copied. */
  transfer(buffers: readonly ArrayBuffer[]): void;
}

/** The tokens of a room. */
export type Tokens = Readonly<Record<string, Task<never, unknown, unknown>>>;

/** The work behind the tokens of a room: a function for each, under the same name. */
export type WorkOf<Of extends Tokens> = {
  readonly [Name in keyof Of]: Of[Name] extends Task<infer Question, infer Reply, infer Details>
    ? (question: Question, work: Work<Details>) => Reply | Promise<Reply>
    : never;
};

/** The work behind one token, as a thread calls it: it knows no types, only names. */
type AnyWork = (question: unknown, work: Work<unknown>) => unknown;

/** A task with its work, whose code is loaded when it is first needed. */
export interface Employed {
  readonly name: string;
  load(): Promise<AnyWork>;
}

/** The tasks of a room, each with its work. A token without any does not compile. */
export const employed = <Of extends Tokens>(tokens: Of, load: () => Promise<WorkOf<Of>>): Employed[] =>
  Object.entries(tokens).map(([key, { name }]) => ({
    name,
    load: async () => ((await load()) as Readonly<Record<string, AnyWork>>)[key]!,
  }));
