import { DYNAMIC, DYNAMIC_PLUS, MULTIPLE, type NetKind, NISHIO } from './kinds.ts';
import type { Net } from './search.ts';

const NAMES = new Map<NetKind, string>([
  [NISHIO, 'nishio'],
  [DYNAMIC, 'dynamic-forcing-chain'],
  [DYNAMIC_PLUS, 'dynamic-forcing-chain-plus'],
]);

/** The id of the technique to which a net belongs. */
export function techniqueOf({ kind, end }: Pick<Net, 'kind' | 'end'>): string {
  if (kind === MULTIPLE) return end === 'cell' ? 'cell-forcing-chain' : 'region-forcing-chain';
  return NAMES.get(kind) ?? 'nested-forcing-chain';
}
