/**
 * How many letters must be added, dropped, replaced or swapped to turn one word into another: the
 * distance of Damerau and Levenshtein, in which two neighbours are swapped at most once.
 */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const cost = Math.min(row[j - 1]! + 1, above[j]! + 1, above[j - 1]! + (isSame ? 0 : 1));
      row.push(isSwap ? Math.min(cost, before[j - 2]! + 1) : cost);
    }
    before = above;
    above = row;
  }
  return above[b.length]!;
}

/** Of more names than this the nearest are listed. */
const MOST_NAMES = 40;

/** The sentence for an unknown name: what was probably meant, or which names there are. */
export function unknownName(kind: string, name: string, known: readonly string[]): string {
  const typed = name.slice(0, 40).toLowerCase();
  const byDistance = known
    .map((candidate) => ({ candidate, far: candidate.startsWith(typed) ? 0 : distance(typed, candidate) }))
    .sort((a, b) => a.far - b.far);
  const [near] = byDistance;
  const isNear = near !== undefined && typed !== '' && near.far <= Math.max(1, typed.length / 3);
  const meant = isNear ? ` Did you mean "${near.candidate}"?` : '';
  const rest = known.length - MOST_NAMES;
  const nearest = byDistance.slice(0, MOST_NAMES).map(({ candidate }) => candidate);
  const names = rest > 0 ? `${nearest.join(', ')} and ${rest} more` : known.join(', ');
  return `There is no ${kind} "${name.slice(0, 40)}".${meant} Known: ${names}.`;
}
