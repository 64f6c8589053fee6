import { cellName } from '@pencilmark/core/geometry/plain';
import { signal } from '@preact/signals';
import { houseAt } from '../../../ear/house.ts';
import type { Stand } from '../../../ear/stand.ts';
import { nextCell, type Sought } from '../../../ear/walk.ts';
import { change, settings, TOLD } from '../../../settings.ts';
import { mode } from '../../../table/hand.ts';
import { type Key, t } from '../../../text/index.ts';
import { cellOf } from '../../grid/Grid.tsx';
import { say } from '../../parts/announcement.ts';
import { desk } from '../desk.ts';
import { type Answer, digitOf, isAtBoard, type KeyRow, letterKey } from '../keys.ts';
import { moveTo } from '../pointer.ts';
import { heard } from './stand.ts';
import { aroundText, cluesText, countsText, houseText, linesText, sightText, type Told } from './words.ts';

/** Goes to a cell of the board that is heard. */
const goTo = (cell: number): void => (desk.peek() ? desk.peek()!.goTo(cell) : moveTo(cell, 'one'));

/** A question that waits for its digit: for the houses of the cell, or for all rows. */
const question = signal<'around' | 'lines' | undefined>(undefined);
/** The cell to come back to, or -1, and the board on which it lies. */
let mark = { cell: -1, board: '' };

/** What a key tells of a board, at the cell with the focus. */
type Tell = (stand: Stand, cell: number, told: Told, event: KeyboardEvent) => string | undefined;

/** A key that tells something; whatever it is, a question is over. */
function telling(key: string, says: Key, tell: Tell): KeyRow {
  const { shown, matches } = letterKey(key);
  return {
    shown,
    says,
    // The pen has keys of its own.
    matches: (event) => isAtBoard(event) && !(mode.value === 'pen' && key === 'n') && matches(event),
    run: (event) => {
      question.value = undefined;
      const stand = heard.value;
      const text = stand && tell(stand, cellOf(event.target), settings.value.told, event);
      if (text) say(text);
    },
  };
}

/** A row, column or box; with Shift what its empty cells can still hold. */
const house = (key: string, kind: 'row' | 'column' | 'box'): KeyRow =>
  telling(key, `keys.ear.${kind}`, (stand, cell, told, { shiftKey }) => {
    const found = houseAt(stand.geometry, cell, kind);
    return found ? houseText(stand, found, told, shiftKey) : t('ear.noHouse');
  });

/** Goes on to what is sought, and with Shift back. The reader then reads the cell itself. */
const walk = (key: string, sought: Sought): KeyRow =>
  telling(key, `keys.ear.${sought}`, (stand, cell, _told, { shiftKey }) => {
    const next = nextCell(stand, cell, sought, shiftKey ? -1 : 1);
    if (next < 0) return t(`ear.none.${sought}`);
    if (next === cell) return t('ear.only');
    goTo(next);
    return undefined;
  });

/** Asks where a digit can still go. */
const asking = telling('q', 'keys.ear.digit', (_stand, _cell, _told, { shiftKey }) => {
  question.value = shiftKey ? 'lines' : 'around';
  return t('ear.which');
});

// Shift comes before the digit that is pressed with it.
const MODIFIERS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

/** The digit that a question waits for. */
const answer: Answer = {
  matches: (event) => {
    if (question.value === undefined || MODIFIERS.includes(event.key)) return false;
    const { ctrlKey, metaKey, altKey } = event;
    const digit = isAtBoard(event) && !ctrlKey && !metaKey && !altKey ? digitOf(event) : 0;
    const isDigit = digit > 0 && digit <= (heard.value?.geometry.size ?? 0);
    // Any other key leaves the question, and does what it always does.
    if (!isDigit) question.value = undefined;
    return isDigit;
  },
  run: (event) => {
    const [how, stand, digit] = [question.value, heard.value!, digitOf(event)];
    const { told } = settings.value;
    question.value = undefined;
    if (how === 'around') say(aroundText(stand, digit, cellOf(event.target), told));
    else say(linesText(stand, digit, event.shiftKey ? 'column' : 'row', told));
  },
};

/** Sets the mark; with Shift goes back to it, and lets it lie where somebody came from. */
const marking = telling('m', 'keys.ear.mark', ({ geometry: { id, size } }, cell, _told, { shiftKey }) => {
  const { cell: to, board } = mark;
  if (shiftKey && (to < 0 || board !== id)) return t('ear.noMark');
  mark = { cell, board: id };
  if (!shiftKey) return t('ear.marked', { place: cellName(cell, size) });
  goTo(to);
  return undefined;
});

/** Says more or less from now on. */
const detail = telling('d', 'keys.ear.told', (_stand, _cell, told) => {
  const next = TOLD[(TOLD.indexOf(told) + 1) % TOLD.length]!;
  change({ told: next });
  return t(`ear.told.${next}`);
});

/** Keys that tell a board to people who hear it. */
export const EAR_KEYS: readonly KeyRow[] = [
  house('r', 'row'),
  house('l', 'column'),
  house('o', 'box'),
  telling('j', 'keys.ear.clues', cluesText),
  telling('u', 'keys.ear.sight', sightText),
  asking,
  telling('i', 'keys.ear.counts', (stand, _cell, told) => countsText(stand, told)),
  walk('n', 'empty'),
  walk('g', 'two'),
  walk('h', 'conflict'),
  marking,
  detail,
];

/** What answers keys: the digit that a question waits for comes first. */
export const EAR_ANSWERS: readonly Answer[] = [answer, ...EAR_KEYS];
