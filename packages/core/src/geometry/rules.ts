import { RULES } from '../rules/rules.ts';
import { checkGeometry, type Geometry } from './geometry.ts';
import { isKind, ruled, rulesNamed } from './layouts.ts';

/**
 * A board with rules added by name. It shares the tables that these do not change with `base`.
 * Throws a RangeError for unknown rules, for rules that the boxes do not allow, and for boards that
 * `makeGeometry` built with demands.
 *
 *     withRules(classic, ['x', 'antiknight']).id      // '9x9:x+antiknight'
 */
export function withRules(base: Geometry, names: readonly string[]): Geometry {
  checkGeometry('withRules', base);
  const added = rulesNamed('withRules', names, RULES);
  const rules = RULES.filter((rule) => added.includes(rule) || base.rules.includes(rule));
  return ruled(base, { rules: [...rules, ...base.rules.filter(isKind)], clues: base.clues });
}
