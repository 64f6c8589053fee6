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
export { geometryOf, type IdError } from './ids.ts';
export {
  type BoxShape,
  boxed,
  boxShape,
  classic,
  jigsaw,
  LAYOUTS,
  type Layout,
  regionsOf,
  sized,
} from './layouts.ts';
export { cellName, houseName, parseCell } from './names.ts';
export { type CellPermutation, keeps, randomSymmetry, TURNS, turn } from './symmetry.ts';
