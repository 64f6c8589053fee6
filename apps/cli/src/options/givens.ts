import { err, ok, type Result } from '@pencilmark/core/result';

/** Reads `30` or `24-28`. */
export function readGivens(text: string): Result<number | readonly [number, number], string> {
  const [, least, most] = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(text) ?? [];
  if (least === undefined) return err('Expected a number of givens such as 30, or bounds such as 24-28.');
  if (most === undefined) return ok(Number(least));
  return Number(least) <= Number(most) ? ok([Number(least), Number(most)]) : err('Expected the smaller bound first.');
}
