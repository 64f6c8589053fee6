import { checkGeometry, type Geometry } from '../geometry/geometry.ts';
import { classic } from '../geometry/layouts.ts';
import { makeRandom, type Random } from '../random.ts';
import { checkOptions, fail } from '../result.ts';
import type { Solvers } from '../solve/search.ts';
import { GENERATE_KEYS, GENERATE_METHODS, type GenerateOptions } from './options.ts';

/** The options of a search with their defaults. */
export interface Wishes
  extends Required<
      Pick<GenerateOptions, 'geometry' | 'symmetry' | 'minimal' | 'method' | 'near' | 'goOn' | 'maxTries'>
    >,
    Pick<GenerateOptions, 'accept' | 'height'> {
  /** Whether the caller wants a number of givens. */
  readonly hasRange: boolean;
  readonly least: number;
  readonly most: number;
  readonly random: Random;
  /** The budget of a question to the solver, and the solvers. */
  readonly limits: { readonly maxCalls?: number; readonly solvers?: Solvers };
}

/** Checks the options, and fills in their defaults. */
export function wishesOf(options: GenerateOptions): Wishes {
  checkOptions('generate', options, GENERATE_KEYS);
  const { geometry = classic, seed, symmetry = 'none', minimal = false, method = 'thin', near = [] } = options;
  const { accept, height, goOn = () => true, maxCalls, solvers } = options;
  checkGeometry('generate', geometry);
  const { maxTries = geometry.cellCount <= 100 ? 1000 : 5 } = options;
  const [least, most] = givenRange(options, geometry);
  return {
    ...{ geometry, symmetry, minimal, method, near, goOn, maxTries, least, most },
    ...(accept && { accept }),
    ...(height && { height }),
    hasRange: options.givens !== undefined,
    random: makeRandom(seed),
    limits: { ...(maxCalls !== undefined && { maxCalls }), ...(solvers && { solvers }) },
  };
}

/** The least and the most givens. Without a wish, any number. */
function givenRange({ givens, method = 'thin' }: GenerateOptions, { cellCount }: Geometry): readonly [number, number] {
  if (!GENERATE_METHODS.includes(method)) fail(`method "${method}"; expected one of ${GENERATE_METHODS.join(', ')}`);
  if (givens === undefined) return [0, cellCount];
  const [least, most] =
    typeof givens === 'number' ? [givens, givens] : Array.isArray(givens) ? givens : [Number.NaN, Number.NaN];
  const isRange = Number.isInteger(least) && Number.isInteger(most) && least >= 0 && least <= most && most <= cellCount;
  if (!isRange) fail(`givens ${least} to ${most}; expected whole numbers from 0 to ${cellCount}, the smaller first`);
  return [least, most];
}
