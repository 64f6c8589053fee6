import type { RuleName } from '../rules/rule-names.ts';
import { checkGeometry, type Geometry } from './geometry.ts';
import { isKind } from './layouts.ts';
import { perBoard } from './per-board.ts';

/**
 * The source of a demand: a clue, as an index into `geometry.clues`; a rule of the whole board; or
 * the board itself, by rows, columns and regions that are no houses.
 */
export type DemandSource =
  | { readonly kind: 'clue'; readonly clue: number }
  | { readonly kind: 'rule'; readonly rule: RuleName }
  | { readonly kind: 'board' };

/**
 * By index of `geometry.demands`: its source. For boards that `makeGeometry` built with demands,
 * the source is always the board.
 *
 *     demandSources(withClues(classic, [{ rule: 'thermo', cells: [[0, 1, 2]], values: [] }]))
 *     // [{ kind: 'clue', clue: 0 }, { kind: 'clue', clue: 0 }]
 */
export function demandSources(geometry: Geometry): readonly DemandSource[] {
  checkGeometry('demandSources', geometry);
  return sourcesOf(geometry);
}

/**
 * First come the demands of the board, then those of rules, and those of each kind clue by clue.
 */
const sourcesOf = perBoard((geometry: Geometry): readonly DemandSource[] => {
  const ofRules = geometry.rules.flatMap((rule): DemandSource[] => {
    if (!isKind(rule)) return (rule.demands(geometry) ?? []).map(() => ({ kind: 'rule', rule: rule.name }));
    return [...geometry.clues.entries()]
      .filter(([, clue]) => clue.rule === rule.name)
      .flatMap(([index, clue]) =>
        rule.demandsOf(clue, geometry).map((): DemandSource => ({ kind: 'clue', clue: index })),
      );
  });
  const own = geometry.demands.slice(ofRules.length).map((): DemandSource => ({ kind: 'board' }));
  return [...own, ...ofRules];
});
