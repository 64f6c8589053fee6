import { certify } from '@pencilmark/core/certificate';
import { DEFAULT_MAX_CALLS } from './check.ts';
import { type Answerer, reportProblem, type SolverChoice, solverChoice, writeJson } from './job.ts';

export type CertifyChoice = SolverChoice & {
  readonly maxCalls?: number;
  readonly maxTrials?: number;
  readonly minimal?: boolean;
  readonly path?: boolean;
};

/** Writes a certificate of each puzzle. */
export function certifyAnswerer({
  maxCalls = DEFAULT_MAX_CALLS,
  maxTrials,
  minimal,
  path,
  ...choice
}: CertifyChoice): Answerer {
  const solverOr = solverChoice(choice);
  const wanted = { maxCalls, ...(maxTrials !== undefined && { maxTrials }), minimal: !!minimal, path: !!path };
  return async (found, sink) => {
    const solver = await solverOr(found, sink);
    if (!solver) return;
    const made = certify(found.reading.puzzle, { solvers: [solver], ...wanted });
    if (made.ok) return writeJson(sink, made.value);
    sink.count(made.error.code);
    reportProblem(sink, found, made.error.code === 'board' ? 'refuse' : 'disappoint', made.error);
  };
}
