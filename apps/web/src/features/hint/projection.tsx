import { drawEvidence, type SignName } from '@pencilmark/board';
import type { Mark, Sentence, Step } from '@pencilmark/core/human';
import { computed, effect } from '@preact/signals';
import { lay } from '../../table/covers.ts';
import { board, geometry } from '../../table/session.ts';
import { t } from '../../text/index.ts';
import { Drawing } from '../../ui/grid/Drawing.tsx';
import { isPlace } from '../../ui/grid/place.ts';
import { say } from '../../ui/parts/announcement.ts';
import { comparedShown, supposedShown } from './follow/shown.ts';
import { heardText } from './heard.ts';
import { hint, opened, spoken } from './hint.ts';
import { withPart } from './part.ts';
import { standNow } from './questions.ts';
import { type Shown, stepShown } from './step-shown.ts';
import type { Explained } from './tasks.ts';
import { telling } from './telling.ts';

// Screen readers speak what the slip says.
effect(() => {
  if (spoken.value.length === 0) return;
  const current = hint.peek();
  const sentence = heardText(spoken.value);
  if (current?.kind !== 'walk') return say(sentence);
  const { at, steps } = current;
  say(`${t('walk.step', { at: at + 1, all: steps.length })}: ${telling(steps[at]!).name}. ${sentence}`);
});

/** The cells and houses of a sentence as marks. */
const marksFor = (sentence: Sentence): Mark[] =>
  sentence.flatMap<Mark>((part) => {
    if (!isPlace(part)) return [];
    if (part.kind === 'house') return [{ kind: 'house', house: part.house, role: 'pattern' }];
    return part.cells.map((cell) => ({ kind: 'cell', cell, role: 'pattern' }));
  });

/** A step as it is drawn: whole, or the part of it that is open. */
const drawnOf = (explained: Explained): Step =>
  withPart(explained.step, opened.value?.explained === explained ? opened.value.part : undefined);

/** What the board shows of the hint. */
const shown = computed<Shown | undefined>(() => {
  const [current, place] = [hint.value, geometry.value];
  if (!current || !place) return undefined;
  if (current.kind === 'walk' && current.supposed) return supposedShown(current, current.supposed);
  if (current.kind === 'compared') return comparedShown(current);
  if (current.kind === 'walk') return stepShown(drawnOf(current.steps[current.at]!), current.stands[current.at]!);
  if (current.kind === 'step' && current.stage === 2) return stepShown(drawnOf(current.explained), standNow());
  const { digits } = board.peek()!;
  const hasMarks = current.kind === 'mistake' || current.kind === 'step' || current.kind === 'answer';
  return { evidence: { geometry: place, digits, marks: hasMarks ? marksFor(spoken.value) : [] } };
});

/** The signs on the board, for the legend. */
export const signs = computed<readonly SignName[]>(() => (shown.value ? drawEvidence(shown.value.evidence).signs : []));

effect(() => {
  if (!shown.value) return undefined;
  const { evidence, ...rest } = shown.value;
  const layer = <Drawing {...evidence} isTold isProof={hint.peek()?.kind === 'mistake'} />;
  return lay({ overlay: { ...rest, layer } });
});
