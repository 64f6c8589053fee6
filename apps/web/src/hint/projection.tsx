import { drawEvidence, type Evidence, type SignName, spokenOf } from '@pencilmark/board';
import { type Mark, type Sentence, type Step, sentenceText } from '@pencilmark/core/human';
import { computed, effect } from '@preact/signals';
import { board, candidates, geometry } from '../game/session.ts';
import { Drawing } from '../grid/Drawing.tsx';
import { isPlace } from '../grid/place.ts';
import { say } from '../parts/announcement.ts';
import { t } from '../text/index.ts';
import { hint, opened, spoken, telling } from './hint.ts';
import { type Overlay, overlay } from './overlay.ts';
import { withPart } from './part.ts';
import { standNow } from './questions.ts';
import type { Told } from './tasks.ts';
import type { Stand } from './walk.ts';

// Screen readers speak what the slip says.
effect(() => {
  if (spoken.value.length === 0) return;
  const current = hint.peek();
  const sentence = sentenceText(spoken.value);
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

/** What the board shows meanwhile, and the evidence above it. */
interface Shown extends Omit<Overlay, 'layer'> {
  readonly evidence: Evidence;
}

/**
 * A step on the board as it stands before it. The player's notes stay as far as they are possible
 * there. In the cells of which the step speaks, the drawing shows them, with the candidates that
 * the step needs and nobody wrote.
 */
function stepShown(step: Step, { digits, candidates: possible }: Stand): Shown {
  const [now, shown] = [board.peek()!, candidates.peek()];
  const spokenSets = spokenOf(step, possible);
  const own = (sets: Int32Array): Int32Array =>
    sets.map((set, cell) => (digits[cell] === 0 ? set & possible[cell]! : 0));
  const [corner, centre] = [own(now.corner), own(now.centre)];
  const automatic = shown && own(possible);
  const cells = [...digits.keys()].filter((cell) => digits[cell] === 0);
  const written = Int32Array.from(digits, (_, cell) => corner[cell]! | centre[cell]! | (automatic?.[cell] ?? 0));
  const drawn = new Set(cells.filter((cell) => spokenSets[cell] !== 0));
  const noted = new Set(cells.filter((cell) => written[cell] !== 0 && !drawn.has(cell)));
  const faint = spokenSets.map((set, cell) => (drawn.has(cell) ? set & possible[cell]! & ~written[cell]! : 0));
  return {
    board: { ...now, digits, corner, centre },
    candidates: Int32Array.from(digits, (_, cell) => (automatic?.[cell] ?? 0) | faint[cell]!),
    drawn,
    evidence: {
      geometry: geometry.peek()!,
      digits,
      step,
      candidates: written.map((set, cell) => (drawn.has(cell) ? set : 0)),
      faint,
      noted,
    },
  };
}

/** A step as it is drawn: whole, or the part of it that is open. */
const drawnOf = (told: Told): Step => withPart(told.step, opened.value?.told === told ? opened.value.part : undefined);

/** What the board shows of the hint. */
const shown = computed<Shown | undefined>(() => {
  const [current, place] = [hint.value, geometry.value];
  if (!current || !place) return undefined;
  if (current.kind === 'walk') return stepShown(drawnOf(current.steps[current.at]!), current.stands[current.at]!);
  if (current.kind === 'step' && current.stage === 2) return stepShown(drawnOf(current.told), standNow());
  const { digits } = board.peek()!;
  const hasMarks = current.kind === 'mistake' || current.kind === 'step' || current.kind === 'answer';
  return { evidence: { geometry: place, digits, marks: hasMarks ? marksFor(spoken.value) : [] } };
});

/** The signs on the board, for the legend. */
export const signs = computed<readonly SignName[]>(() => (shown.value ? drawEvidence(shown.value.evidence).signs : []));

effect(() => {
  if (!shown.value) {
    overlay.value = undefined;
    return;
  }
  const { evidence, ...rest } = shown.value;
  overlay.value = { ...rest, layer: <Drawing {...evidence} isTold isProof={hint.peek()?.kind === 'mistake'} /> };
});
