/**
 * The number of typing errors between a query and the beginning of a text: letters inserted,
 * missing, wrong, or swapped.
 *
 *     typosIn('swrodf', 'swordfish')      // 1
 *     typosIn('skyscaper', 'skyscraper')      // 1
 */
export function typosIn(typed: string, text: string): number {
  let [older, before] = [[] as number[], Array.from({ length: text.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= typed.length; row++) {
    const now = [row];
    for (let at = 1; at <= text.length; at++) {
      const isSame = typed[row - 1] === text[at - 1];
      const areExchanged = at > 1 && typed[row - 1] === text[at - 2] && typed[row - 2] === text[at - 1];
      now[at] = Math.min(
        before[at - 1]! + (isSame ? 0 : 1),
        before[at]! + 1,
        now[at - 1]! + 1,
        areExchanged ? older[at - 2]! + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [older, before] = [before, now];
  }
  return Math.min(...before);
}
