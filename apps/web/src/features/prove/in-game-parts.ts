export { proveInGame } from './in-game.tsx';
export { ProofSlip } from './ProofSlip.tsx';
