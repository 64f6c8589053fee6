import { checkArgument, fail } from '../result.ts';
import type { Demand } from '../rules/demand.ts';
import { demandFault } from '../rules/demand-fault.ts';
import { upTo } from '../rules/groups.ts';
import { type Geometry, LARGEST_SIZE, plainGeometry, SMALLEST_SIZE, squareShape, withDemands } from './geometry.ts';

/** The description from which a board is built. */
export interface GeometrySpec {
  /** "9x9:3x3", "6x6:2x3", "9x9:x"; boards with the same id are the same board. */
  readonly id: string;
  readonly size: number;
  /** The box number, 0…size-1, of every cell; any shape. */
  readonly boxes: readonly number[];
  /** Demands besides those of rows, columns and boxes; default: none. */
  readonly demands?: readonly Demand[];
}

function checkSpec({ id, size, boxes, demands = [] }: GeometrySpec): void {
  if (!Number.isInteger(size) || size < SMALLEST_SIZE || size > LARGEST_SIZE) {
    fail(`size ${size} of ${id}; expected a whole number from ${SMALLEST_SIZE} to ${LARGEST_SIZE}`);
  }
  if (boxes.length !== size * size) fail(`${boxes.length} box numbers for ${id}; expected ${size * size}`);
  for (const box of upTo(size)) {
    const count = boxes.filter((label) => label === box).length;
    if (count !== size) fail(`box ${box + 1} of ${id} has ${count} cells; expected ${size}`);
  }
  for (const demand of demands) {
    const fault = demandFault(demand, size);
    if (fault !== undefined) fail(`${id} has ${fault}`);
  }
}

/**
 * Builds every table of a board from its description. Throws a RangeError for a description of
 * which no board can be made.
 *
 *     makeGeometry({ id: 'tiny', size: 2, boxes: [0, 0, 1, 1] }).houses.length      // 4
 */
export function makeGeometry(spec: GeometrySpec): Geometry {
  const isSpec = Array.isArray(spec?.boxes) && (spec.demands === undefined || Array.isArray(spec.demands));
  checkArgument('makeGeometry', isSpec, spec, 'a description with id, size, a list of boxes and perhaps of demands');
  checkSpec(spec);
  const { id, size, boxes, demands = [] } = spec;
  const plain = plainGeometry(id, squareShape(size, boxes));
  return demands.length === 0 ? plain : withDemands(plain, { id, demands, rules: [], clues: [] });
}
