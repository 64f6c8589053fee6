import { ALPHABET } from '@pencilmark/core/geometry/plain';

/** The characters of a set: "2 7". */
export function charactersOf(set: number): string {
  const list: string[] = [];
  for (let left = set; left !== 0; left &= left - 1) list.push(ALPHABET[31 - Math.clz32(left & -left)]!);
  return list.join(' ');
}
