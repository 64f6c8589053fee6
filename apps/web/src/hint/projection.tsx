import { type Mark, type Sentence, sentenceText } from '@pencilmark/core/human';
import { effect } from '@preact/signals';
import type { Board } from '../game/board.ts';
import { board, geometry } from '../game/session.ts';
import { Drawing } from '../grid/Drawing.tsx';
import { isPlace } from '../grid/place.ts';
import { say } from '../parts/announcement.ts';
import { hint, spoken } from './hint.ts';
import { overlay } from './overlay.ts';
import { standNow } from './questions.ts';
import type { Told } from './tasks.ts';
import type { Stand } from './walk.ts';

// Screen readers speak what the panel says.
effect(() => {
  if (spoken.value.length > 0) say(sentenceText(spoken.value));
});

/** The cells and houses of a sentence as marks. */
const marksFor = (sentence: Sentence): Mark[] =>
  sentence.flatMap<Mark>((part) => {
    if (!isPlace(part)) return [];
    if (part.kind === 'house') return [{ kind: 'house', house: part.house, role: 'pattern' }];
    return part.cells.map((cell) => ({ kind: 'cell', cell, role: 'pattern' }));
  });

/** A board that shows nothing but a position. */
const bare = (digits: Uint8Array): Board => {
  const none = new Int32Array(digits.length);
  return { digits, corner: none, centre: none, colour: none, ruledOut: none };
};

// The board shows what the panel is about.
effect(() => {
  const current = hint.value;
  const place = geometry.value;
  if (!current || !place) {
    overlay.value = undefined;
    return;
  }
  const whole = ({ digits, candidates }: Stand, { step }: Told) => ({
    board: bare(digits),
    candidates,
    layer: <Drawing geometry={place} digits={digits} step={step} />,
  });
  if (current.kind === 'walk') overlay.value = whole(current.stands[current.at]!, current.steps[current.at]!);
  else if (current.kind === 'step' && current.stage === 2) overlay.value = whole(standNow(), current.told);
  else {
    const { digits } = board.peek()!;
    const hasMarks = current.kind === 'mistake' || current.kind === 'step' || current.kind === 'answer';
    const marks = hasMarks ? marksFor(spoken.value) : [];
    overlay.value = { layer: <Drawing geometry={place} digits={digits} marks={marks} /> };
  }
});
