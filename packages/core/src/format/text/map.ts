import { LARGEST_SIZE } from '../../geometry/geometry.ts';
import { regionsOf } from '../../geometry/layouts.ts';

/**
 * Whether a run of characters is a map of regions. A solved board is never taken for a map: the
 * regions of a map are connected, but equal digits of a solved board never touch.
 */
export function isMap(run: string): boolean {
  const size = Math.sqrt(run.length);
  if (!Number.isInteger(size) || size < 4 || size > LARGEST_SIZE) return false;
  // Nearly every run is a puzzle, so this refuses most of them before it builds anything. Each cell
  // of a map has a neighbour in its region.
  if (run[0] !== run[1] && run[0] !== run[size]) return false;
  let blanks = 0;
  for (let at = 0; at < run.length && blanks <= size; at++) if (run[at] === '.' || run[at] === '0') blanks++;
  if (blanks > size) return false;
  const counts = new Uint8Array(128);
  for (let at = 0; at < run.length; at++) {
    const code = run.charCodeAt(at);
    const isLetterOrDigit = (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
    if (!isLetterOrDigit || ++counts[code]! > size) return false;
  }
  const regions = regionsOf(run);
  return regions !== undefined && areConnected(size, regions.boxes);
}

/** Whether every region is connected: one can walk through its cells from side to side. */
export function areConnected(size: number, boxes: readonly number[]): boolean {
  const seen = new Uint8Array(size * size);
  const started = new Set<number>();
  for (let first = 0; first < size * size; first++) {
    if (seen[first]) continue;
    const box = boxes[first]!;
    if (started.has(box)) return false;
    started.add(box);
    seen[first] = 1;
    const open = [first];
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      const column = cell % size;
      const beside = [...(column > 0 ? [cell - 1] : []), ...(column < size - 1 ? [cell + 1] : [])];
      for (const next of [cell - size, cell + size, ...beside]) {
        if (boxes[next] !== box || seen[next]) continue;
        seen[next] = 1;
        open.push(next);
      }
    }
  }
  return true;
}
