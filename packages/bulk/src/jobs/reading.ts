import { formatNamed, type ReaderOptions } from '@pencilmark/core/format';
import { geometryOf } from '@pencilmark/core/geometry';
import type { ReadingNames } from '../types.ts';

/** The options of a reader, from the names among the options of a job. */
export function readingOf({ from, geometry: id, alphabet, ignoreRules }: ReadingNames): ReaderOptions {
  const format = from === undefined ? undefined : formatNamed(from);
  const geometry = id === undefined ? undefined : geometryOf(id);
  return {
    ...(format && { format }),
    ...(geometry?.ok && { geometry: geometry.value }),
    ...(alphabet !== undefined && { alphabet }),
    ...(ignoreRules && { ignoreRules }),
  };
}
