import type { Geometry } from '@pencilmark/core/geometry/plain';
import type { Step } from '@pencilmark/core/human';

/** What is shown of a step: `nextStep` of core gives one with all parts, marks alone are enough. */
export type ShownStep = Partial<Pick<Step, 'marks' | 'placements' | 'eliminations'>>;

const PARTS = ['marks', 'placements', 'eliminations'] as const;

/** Whether a value from a page has the form of a step. */
export const isStep = (value: unknown): value is ShownStep =>
  typeof value === 'object' &&
  value !== null &&
  PARTS.some((part) => part in value) &&
  PARTS.every((part) => {
    const list = (value as ShownStep)[part];
    return (
      list === undefined || (Array.isArray(list) && list.every((item) => typeof item === 'object' && item !== null))
    );
  });

/** What a step names that the board does not have, or nothing. */
export function stepFault(step: ShownStep, { cellCount, size, houses }: Geometry): string | undefined {
  const bounds: Readonly<Record<string, readonly [least: number, most: number]>> = {
    cell: [0, cellCount - 1],
    cells: [0, cellCount - 1],
    digit: [1, size],
    house: [0, houses.length - 1],
  };
  const faultIn = (value: unknown, name: string): string | undefined => {
    if (typeof value === 'object' && value !== null) {
      const inside = Array.isArray(value) ? value.map((item) => [name, item] as const) : Object.entries(value);
      for (const [key, item] of inside) {
        const fault = faultIn(item, key);
        if (fault) return fault;
      }
      return undefined;
    }
    const bound = bounds[name];
    if (!bound) return undefined;
    const [least, most] = bound;
    const isWithin = Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
    return isWithin ? undefined : `${name} ${value}; expected ${least} to ${most}`;
  };
  for (const part of PARTS) {
    const fault = faultIn(step[part], part);
    if (fault) return `${part}: ${fault}`;
  }
  return undefined;
}
