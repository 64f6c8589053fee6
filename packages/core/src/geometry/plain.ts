/**
 * The names of `@pencilmark/core/geometry` without the kinds of clues and rare rules. A program
 * that starts with plain boards loads without them.
 */

export type { Clue } from '../rules/clue.ts';
export { COMMON_RULES } from '../rules/common-rules.ts';
export type { Demand, DemandKind, DemandOf } from '../rules/demand.ts';
export type { Fault, FaultText } from '../rules/fault.ts';
export type { Bounds, Form, KindRow, NamedKind } from '../rules/kind.ts';
export type { Kind, KindName } from '../rules/kinds.ts';
export type { BoxShape, Frame, NamedRule } from '../rules/rule.ts';
export type { Rule, RuleName } from '../rules/rule-names.ts';
export type { Sign, SignKind, SignRole } from '../rules/sign.ts';
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
  A_GEOMETRY,
  checkGeometry,
  type Geometry,
  type House,
  type HouseKind,
  LARGEST_SIZE,
} from './geometry.ts';
export { type IdError, type IdParts, idParts, lacksMap, plainGeometryOf, withMap } from './ids.ts';
export {
  boxed,
  boxShape,
  classic,
  isKind,
  jigsaw,
  regionMap,
  regionsOf,
  sized,
} from './layouts.ts';
export { ALPHABET, alphabetOf, cellName, houseName, parseCell } from './names.ts';
export { type DemandSource, demandSources } from './sources.ts';
export { type GeometrySpec, makeGeometry } from './spec.ts';
export { type CellPermutation, keepsGeometry, randomSymmetry, TURNS, turnOf } from './symmetry.ts';
