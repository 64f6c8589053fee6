export { type GradeOptions, gradeClaim } from './grade.ts';
export type { Claim, ProofVerdict, Unproven } from './reason.ts';
