import { classic } from '../../geometry/layouts.ts';
import type { Position } from '../../human/steps/position.ts';
import type { Step } from '../../human/steps/step.ts';
import { sueDeCoqs } from '../../human/techniques/almost-locked-sets/sue-de-coq.ts';
import { housesIn } from '../evidence.ts';

/** Every Sue de Coq, with its eliminations in its two houses. HoDoKu sees nothing beyond these. */
export function* sueDeCoqsInside(position: Position): Generator<Step> {
  for (const step of sueDeCoqs(position)) {
    const own = [...housesIn(step, 'house'), ...housesIn(step, 'other')].map((house) => classic.houses[house]!.set);
    const eliminations = step.eliminations.filter(({ cell }) => own.some((set) => set.has(cell)));
    if (eliminations.length > 0) yield { ...step, eliminations };
  }
}
