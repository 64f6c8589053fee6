import { describe, expect, test } from 'vitest';
import { puzzleOf } from '../../format/parse.ts';
import { classic } from '../../geometry/layouts.ts';
import { de } from '../../languages/de.ts';
import { sentenceText } from '../../languages/sentence.ts';
import { gridOf } from '../../puzzle/grid.ts';
import { allSteps, nextStep } from '../path.ts';
import type { Lemma, Proof, Step } from '../steps/step.ts';
import { techniqueCalled } from '../techniques.ts';
import { unfold } from '../tell/unfold.ts';
import { casesOf, positionOf } from '../testing.ts';
import { proofFault } from './proof-fault.ts';

const proofOf = ({ args }: Step): Proof => args.branches as Proof;
const techniques = [techniqueCalled('nested-forcing-chain')!];
const cases = casesOf('nets.tsv').filter(
  ({ technique, expected }) => technique === techniques[0]!.id && expected !== '-',
);
const positions = cases.map((row) => {
  const { grid } = positionOf(row);
  return { grid, steps: [...allSteps(grid, { techniques })] };
});
// The shortest proof has a chain within it.
const { grid, steps } = positions[0]!;
const [step] = steps as [Step];

test('nets within nets: each implication follows, also within lemmas', () => {
  for (const position of positions)
    for (const proof of position.steps) expect(proofFault(position.grid, proof), JSON.stringify(proof)).toBe(undefined);
  const kinds = new Set(
    positions.flatMap((position) =>
      position.steps.flatMap((net) => proofOf(net).lemmas!.map((lemma) => lemma.technique)),
    ),
  );
  expect(kinds.size).toBeGreaterThan(3);
});

describe('a proof that is told wrongly is found out', () => {
  const { branches, lemmas } = proofOf(step);
  const [lemma] = lemmas as [Lemma];
  const withLemma = (changedLemma: Lemma): Proof => ({ branches, lemmas: [changedLemma, ...lemmas!.slice(1)] });
  const [first, ...rest] = lemma.branches;
  const nodes = first!.nodes;
  test.each<[string, Proof]>([
    ['no lemmas', { branches }],
    ['a lemma that is cut short', withLemma({ ...lemma, branches: [{ nodes: nodes.slice(0, -1) }, ...rest] })],
    [
      'a lemma that refers to itself',
      withLemma({
        ...lemma,
        branches: [{ nodes: nodes.map((node, at) => (at > 0 ? { ...node, lemma: 0 } : node)) }, ...rest],
      }),
    ],
    [
      'another lemma',
      withLemma({
        ...lemma,
        branches: [{ nodes: nodes.map((node) => ({ ...node, digit: (node.digit % 9) + 1 })) }, ...rest],
      }),
    ],
    [
      'lemmas that are not marked',
      {
        branches: branches.map((branch) => ({ nodes: branch.nodes.map(({ lemma: _, ...node }) => node) })),
        lemmas: lemmas!,
      },
    ],
  ])('%s', (_, branchesOfIt) => {
    expect(proofFault(grid, step)).toBe(undefined);
    expect(proofFault(grid, { ...step, args: { ...step.args, branches: branchesOfIt } })).toEqual(expect.any(String));
  });
});

test('a proof unfolds: branches, their lemmas, and the branches of these', () => {
  const parts = unfold(step, classic);
  expect(parts.map(({ kind }) => kind)).toEqual(proofOf(step).branches.map(() => 'branch'));
  const lemmaParts = parts.flatMap((part) => part.parts);
  expect(lemmaParts.length).toBeGreaterThan(0);
  for (const { kind, title, marks, parts: inside } of lemmaParts) {
    expect([kind, marks.length > 0, inside.length > 0]).toEqual(['lemma', true, true]);
    expect(sentenceText(title)).toMatch(/: .* (is|are) false$/);
  }
  for (const { marks } of parts) expect(step.marks.length).toBeGreaterThanOrEqual(marks.length);
  const german = unfold(step, classic, { language: de });
  expect(sentenceText(german[0]!.title)).toMatch(/^Ist .* (wahr|falsch)$/);
});

test('a step without branches has no parts, and nothing to find fault with', () => {
  const easy = gridOf(puzzleOf(`123.${'....'.repeat(3)}`));
  const single = nextStep(easy)!;
  expect([unfold(single, easy.geometry), proofFault(easy, single)]).toEqual([[], undefined]);
});
