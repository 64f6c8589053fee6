import type { RuleName } from '../rules/rules.ts';
import type { Geometry } from './geometry.ts';
import { isKind } from './layouts.ts';

/**
 * What asks for a demand: a clue, as an index into `geometry.clues`, or a rule of the whole board.
 */
export type DemandSource =
  | { readonly kind: 'clue'; readonly clue: number }
  | { readonly kind: 'rule'; readonly rule: RuleName };

// Made once for each board: geometries are immutable.
const sourcesByBoard = new WeakMap<Geometry, readonly DemandSource[]>();

/**
 * By index of `geometry.demands`: the clue or rule that asks for it. The list is empty for boards
 * that `makeGeometry` built with demands.
 *
 *     demandSources(withClues(classic, [{ rule: 'thermo', cells: [[0, 1, 2]], values: [] }]))
 *     // [{ kind: 'clue', clue: 0 }, { kind: 'clue', clue: 0 }]
 */
export function demandSources(geometry: Geometry): readonly DemandSource[] {
  let sources = sourcesByBoard.get(geometry);
  if (!sources) {
    sources = findSources(geometry);
    sourcesByBoard.set(geometry, sources);
  }
  return sources;
}

/** Demands come rule by rule, and those of a kind clue by clue. */
const findSources = (geometry: Geometry): DemandSource[] =>
  geometry.rules.flatMap((rule): DemandSource[] => {
    if (!isKind(rule)) return (rule.demands(geometry) ?? []).map(() => ({ kind: 'rule', rule: rule.name }));
    return [...geometry.clues.entries()]
      .filter(([, clue]) => clue.rule === rule.name)
      .flatMap(([index, clue]) =>
        rule.demandsOf(clue, geometry).map((): DemandSource => ({ kind: 'clue', clue: index })),
      );
  });
