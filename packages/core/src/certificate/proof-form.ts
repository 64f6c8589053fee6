/**
 * How a proof by clauses is written: `cnf` is the formula in DIMACS, `drat` and `lrat` are proofs
 * that it cannot be kept.
 */
export const PROOF_FORMS = ['cnf', 'drat', 'lrat'] as const;
/** How a proof by clauses is written. */
export type ProofForm = (typeof PROOF_FORMS)[number];
