import { certify, clauseProof, type ProofForm } from '@pencilmark/core/certificate';
import { DEFAULT_MAX_CALLS } from './check.ts';
import { type Answerer, reportProblem, type SolverChoice, solverChoice, writeJson } from './job.ts';

export type CertifyChoice = SolverChoice & {
  readonly maxCalls?: number;
  readonly maxTrials?: number;
  readonly minimal?: boolean;
  readonly path?: boolean;
  readonly proof?: ProofForm;
};

/** Writes a certificate of each puzzle, or a formula or a proof for checkers of others. */
export function certifyAnswerer({
  maxCalls = DEFAULT_MAX_CALLS,
  maxTrials,
  minimal,
  path,
  proof,
  ...choice
}: CertifyChoice): Answerer {
  const solverOr = solverChoice(choice);
  const effort = { maxCalls, ...(maxTrials !== undefined && { maxTrials }) };
  return async (found, sink) => {
    const solver = await solverOr(found, sink);
    if (!solver) return;
    const { puzzle } = found.reading;
    const options = { solvers: [solver], ...effort };
    const made = proof
      ? clauseProof(puzzle, proof, options)
      : certify(puzzle, { ...options, minimal: !!minimal, path: !!path });
    if (made.ok) return typeof made.value === 'string' ? sink.write(made.value) : writeJson(sink, made.value);
    sink.count(made.error.code);
    reportProblem(sink, found, made.error.code === 'board' ? 'refuse' : 'disappoint', made.error);
  };
}
