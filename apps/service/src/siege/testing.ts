export { type Attack, attacksOn, messagesOf } from './testing/attack.ts';
export { type Attacker, newAttacker } from './testing/attacker.ts';
export { newSecrets, type Secret, type Secrets } from './testing/secrets.ts';
export { newStock, type Stock } from './testing/stock.ts';
export { allTargets, type Target, targetsOf } from './testing/targets.ts';
export type { Heard } from './testing/wire.ts';
