import { expect, test } from 'vitest';
import { classic } from '../../../geometry/layouts.ts';
import { lemmaOf } from './lemma.ts';
import { proofOf } from './proof.ts';
import { nodeOf } from './reach.ts';

test('lemmas of the same nodes are told once for each result', () => {
  const [start, first, second] = [nodeOf(0, true), nodeOf(1, false), nodeOf(2, false)];
  const lemma = (shown: number) =>
    lemmaOf('dynamic-forcing-chain', 3, [shown >> 1], [{ nodes: [first, start], causes: [] }]);
  const tell = (...shown: readonly number[]) =>
    proofOf([{ nodes: [second, first, start], causes: [], lemmas: shown.map(lemma) }], classic);
  expect(tell(second, first).lemmas).toHaveLength(2);
  expect(tell(first, first).lemmas).toHaveLength(1);
  expect(tell(second, first).branches[0]!.nodes.map((node) => node.lemma)).toEqual([undefined, 0, 1]);
});
