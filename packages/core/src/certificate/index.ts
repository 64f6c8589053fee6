export { type Certificate, type CertifyOptions, certify, type NoCertificate } from './certificate.ts';
export {
  type Constraint,
  checkCertificate,
  LONGEST_CERTIFICATE,
  type Problem,
  type State,
  type Verdict,
} from './checker.ts';
export { type ClauseProofOptions, clauseProof } from './clause-proof.ts';
export type { PathOfCertificate, StepOfCertificate } from './path.ts';
export { PROOF_FORMS, type ProofForm } from './proof-form.ts';
export { type Verified, type VerifyOptions, verifyCertificate } from './verify.ts';
