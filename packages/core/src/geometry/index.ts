export type { Demand, DemandKind, DemandOf } from '../rules/demand.ts';
export type { BoxShape, Frame, NamedRule, Sign } from '../rules/rule.ts';
export { RULES, type Rule, type RuleName, ruleNamed } from '../rules/rules.ts';
export { type Cell, type CellSet, cellSet } from '../sets/cells.ts';
export {
  type Digit,
  type DigitSet,
  digitBit,
  digitCount,
  digitSet,
  digitsOf,
  everyDigit,
  hasDigit,
  LARGEST_DIGIT_SET,
} from '../sets/digits.ts';
export {
  type Geometry,
  type GeometrySpec,
  type House,
  type HouseKind,
  LARGEST_SIZE,
  makeGeometry,
} from './geometry.ts';
export { geometryOf, type IdError, type IdParts, idParts, lacksMap, withMap } from './ids.ts';
export {
  boxed,
  boxShape,
  classic,
  jigsaw,
  regionMap,
  regionsOf,
  sized,
  withRules,
} from './layouts.ts';
export { ALPHABET, cellName, houseName, parseCell } from './names.ts';
export { type CellPermutation, keepsGeometry, randomSymmetry, TURNS, turnOf } from './symmetry.ts';
