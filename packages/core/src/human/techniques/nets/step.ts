import { lowestBit } from '../../../bits.ts';
import type { Candidate } from '../../../puzzle/puzzle.ts';
import { tieMarks } from '../../relations/chain-ties.ts';
import { chainDifficulty } from '../../relations/forcing/passes.ts';
import { branchMarks } from '../../steps/branch-marks.ts';
import type { Position } from '../../steps/position.ts';
import type { Step } from '../../steps/step.ts';
import { techniqueOf } from './names.ts';
import { proofOf } from './proof.ts';
import type { Net } from './search.ts';

/** A net as a step. */
export function netStep(position: Position, net: Net): Step {
  const { geometry, candidates } = position;
  const { size } = geometry;
  const shown: Candidate = { cell: Math.floor((net.shown >> 1) / size), digit: ((net.shown >> 1) % size) + 1 };
  const isPlaced = (net.shown & 1) === 1;
  const elsewhere: Candidate[] = [];
  for (let set = isPlaced ? candidates[shown.cell]! & ~(1 << (shown.digit - 1)) : 0; set !== 0; set &= set - 1)
    elsewhere.push({ cell: shown.cell, digit: lowestBit(set) + 1 });
  const { marks, args } = position.evidence(() => {
    const proof = proofOf(net.branches, geometry);
    const [assumption] = proof.branches[0]!.nodes;
    const eliminations = isPlaced ? elsewhere : [shown];
    return {
      marks: [...tieMarks({ args: { branches: proof }, eliminations }, geometry), ...branchMarks(proof.branches)],
      args: {
        branches: proof,
        cell: { cells: [assumption!.cell] },
        digit: { digits: [assumption!.digit] },
        ...(net.house !== undefined && { house: { houses: [net.house] } }),
      },
    };
  });
  return {
    technique: techniqueOf(net),
    placements: isPlaced ? [shown] : [],
    eliminations: isPlaced ? elsewhere : [shown],
    marks,
    args,
    measures: { difficulty: chainDifficulty(net.kind.base, net.complexity), complexity: net.complexity },
  };
}
