export type { Claim, ProofVerdict } from './reason.ts';
