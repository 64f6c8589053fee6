import type { Geometry } from '@pencilmark/core/geometry';
import { ALPHABET } from '@pencilmark/core/geometry/plain';
import { cellsOf, type Ink, inkOf } from '../../../model/ink.ts';
import { thingName } from '../../../table/ink-report.ts';
import { t } from '../../../text/index.ts';
import type { CellView } from '../../grid/cell-view.ts';
import { colourNames } from '../../parts/colours.ts';
import { isShown } from './pen.ts';

/** Cells whose notes all stand in their places, those of the middle too. */
export const placedViews = (views: readonly CellView[]): CellView[] =>
  views.map((view) => (view.centre === 0 ? view : { ...view, corner: view.corner | view.centre, centre: 0 }));

/** Cells whose labels name what is drawn in them. */
export function labelledViews(
  views: readonly CellView[],
  ink: ReadonlyMap<string, number>,
  geometry: Geometry,
): readonly CellView[] {
  const labels = new Map<number, Set<string>>();
  for (const [key, colours] of ink) {
    const thing = inkOf(key);
    if (!thing || isHidden(thing)) continue;
    const words = wordsFor(thing, colours, geometry);
    for (const cell of cellsOf(thing, geometry.size)) labels.set(cell, (labels.get(cell) ?? new Set()).add(words));
  }
  return labels.size === 0
    ? views
    : views.map((view, cell) =>
        labels.has(cell) ? { ...view, label: [view.label, ...labels.get(cell)!].join(', ') } : view,
      );
}

/** Whether a candidate has a colour and is not shown: then neither is its colour. */
const isHidden = ([kind, cell, digit]: Ink): boolean => kind === 'note' && !isShown(cell!, digit!);

function wordsFor(thing: Ink, colours: number, geometry: Geometry): string {
  const [kind, , digit] = thing;
  if (kind === 'line') return t('ink.here.line');
  if (kind === 'note') return t('ink.here.note', { digit: ALPHABET[digit! - 1]!, colours: colourNames(colours) });
  return thingName(thing, geometry);
}
