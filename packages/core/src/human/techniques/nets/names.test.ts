import { expect, test } from 'vitest';
import { DYNAMIC, DYNAMIC_PLUS, MULTIPLE, NESTED_CHAINS, NESTED_DYNAMIC, NESTED_MULTIPLE, NISHIO } from './kinds.ts';
import { techniqueOf } from './names.ts';

test.each([
  [NISHIO, 'contradiction', 'nishio'],
  [MULTIPLE, 'cell', 'cell-forcing-chain'],
  [MULTIPLE, 'region', 'region-forcing-chain'],
  [DYNAMIC, 'cell', 'dynamic-forcing-chain'],
  [DYNAMIC_PLUS, 'region', 'dynamic-forcing-chain-plus'],
  [NESTED_CHAINS, 'cell', 'nested-forcing-chain'],
  [NESTED_MULTIPLE, 'cell', 'nested-forcing-chain'],
  [NESTED_DYNAMIC, 'region', 'nested-forcing-chain'],
] as const)('a net of kind %o that ends in a %s is a %s', (kind, end, id) =>
  expect(techniqueOf({ kind, end })).toBe(id),
);
