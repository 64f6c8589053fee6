export { type ClaimText, proofData, readClaim } from './claim-text.ts';
export { type GradeOptions, gradeClaim } from './grade.ts';
export type { Claim, ProofVerdict, Unproven } from './reason.ts';
