/**
 * Where an arrow, Home or End leads among elements that lie in rows, as they are seen; nothing
 * where it leads out of them. From elsewhere it leads to the first.
 */
export function nextOf<Item extends Element>(
  items: readonly Item[],
  from: Element | null,
  key: string,
): Item | undefined {
  const at = from ? items.indexOf(from as Item) : -1;
  if (key === 'Home' || (at < 0 && key === 'ArrowDown')) return items[0];
  if (key === 'End') return items.at(-1);
  if (key === 'ArrowLeft') return items[at - 1];
  if (key === 'ArrowRight') return items[at + 1];
  if (at < 0 || (key !== 'ArrowUp' && key !== 'ArrowDown')) return undefined;
  const place = items[at]!.getBoundingClientRect();
  const middleOf = ({ left, right }: DOMRect): number => (left + right) / 2;
  const beyond = items
    .map((item) => ({ item, box: item.getBoundingClientRect() }))
    .filter(({ box }) => (key === 'ArrowDown' ? box.top >= place.bottom - 1 : box.bottom <= place.top + 1));
  // The nearest row, and in it what lies nearest.
  const row = Math.min(...beyond.map(({ box }) => Math.abs(box.top - place.top)));
  return beyond
    .filter(({ box }) => Math.abs(Math.abs(box.top - place.top) - row) < place.height / 2)
    .sort((a, b) => awayFrom(a.box) - awayFrom(b.box))[0]?.item;

  function awayFrom(box: DOMRect): number {
    return Math.abs(middleOf(box) - middleOf(place));
  }
}
