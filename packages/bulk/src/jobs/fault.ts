import { type Answerer, reportProblem, type Sink } from './job.ts';

/** The sentence for a fault of the program that a record brought to light. */
export const faultSentence = (problem: unknown): string =>
  `This record brings a fault of Pencilmark to light: ${problem instanceof Error ? problem.message : String(problem)}. Please report it.`;

/**
 * Wraps an answer so that a fault of the program costs only the record that brings it to light.
 * That record is refused with the code `internal`. An error of writing the answer is not a fault of
 * the record, so it is thrown.
 *
 *     const lines = [];
 *     const sink = { ...new Answers(0), write: (text) => lines.push(text), problem: () => {} };
 *     const answerer = guardedAnswerer((found, to) => to.write('done\n'), {});
 *     await answerer({ line: 1 }, sink);
 *     lines      // ['done\n']
 */
export function guardedAnswerer(answer: Answerer, { json }: { readonly json?: boolean }): Answerer {
  let watched: WatchedSink | undefined;
  return async (found, sink) => {
    // Most sinks take many records, so the wrapped sink is made once.
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
