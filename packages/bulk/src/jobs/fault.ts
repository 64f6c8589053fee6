import { type Answerer, reportProblem, type Sink } from './job.ts';

/** The sentence for a fault of the program that a record brought to light. */
export const faultSentence = (problem: unknown): string =>
  `This record brings a fault of Pencilmark to light: ${problem instanceof Error ? problem.message : String(problem)}. Please report it.`;

/**
 * Answers records so that one that brings a fault of the program to light costs itself only: it is
 * refused with the code `internal`. What goes wrong with writing the answer is no fault of the
 * record, and is thrown.
 */
export function guardedAnswerer(answer: Answerer, { json }: { readonly json?: boolean }): Answerer {
  let watched: WatchedSink | undefined;
  return async (found, sink) => {
    // Most sinks take many records.
    if (watched?.of !== sink) watched = watchedSink(sink);
    const { sink: own, hasFailed } = watched;
    try {
      await answer(found, own);
    } catch (problem) {
      if (hasFailed()) throw problem;
      reportProblem(sink, found, 'refuse', { code: 'internal', message: faultSentence(problem) }, json);
    }
  };
}

/** A sink that remembers whether it failed itself. */
interface WatchedSink {
  readonly of: Sink;
  readonly sink: Sink;
  hasFailed(): boolean;
}

function watchedSink(sink: Sink): WatchedSink {
  let hasFailed = false;
  const watched =
    <Args extends unknown[]>(write: (...args: Args) => void) =>
    (...args: Args): void => {
      try {
        write(...args);
      } catch (problem) {
        hasFailed = true;
        throw problem;
      }
    };
  return {
    of: sink,
    sink: {
      write: watched((text) => sink.write(text)),
      add: watched((text, format) => sink.add(text, format)),
      problem: watched((how, sentence) => sink.problem(how, sentence)),
      tell: watched((text) => sink.tell(text)),
      raise: watched(() => sink.raise()),
      count: watched((name, by) => sink.count(name, by)),
    },
    hasFailed: () => hasFailed,
  };
}
