import { ALPHABET } from '@pencilmark/core/geometry/plain';
import type { JSX } from 'preact';
import { settings } from '../../settings.ts';
import { COLOURS, enter, erase } from '../../table/entry.ts';
import { cursor, heldDigit, isColoured, mode, selection } from '../../table/hand.ts';
import { board, geometry, modes, remaining, shownNotes } from '../../table/session.ts';
import { t } from '../../text/index.ts';
import { ICONS } from '../parts/icons.tsx';
import { Edits } from './Edits.tsx';
import { hold } from './keys.ts';
import { type Layout, layout } from './layout.ts';
import { pen } from './pen.ts';

/** With more keys than these they are small where they stand beside a board. */
const MOST_ROOMY = 16;

interface PadProps {
  /** Where room is short, a key hides modes and eraser while digits are placed. */
  readonly isShort?: boolean;
}

/** The pad for fingers and mice: modes, digits with how often each is missing, the eraser. */
export function Pad({ isShort = false }: PadProps): JSX.Element {
  const Kit = mode.value === 'pen' ? pen.value : undefined;
  const keys = isColoured.value ? COLOURS : (geometry.value?.size ?? 9);
  const isWide = layout.value === 'wide';
  const isFull = isWide || !isShort || mode.value !== 'digit';
  const noted = isColoured.value ? 0 : notesOfCell();
  return (
    <div class={keys > MOST_ROOMY ? 'pad crowded' : 'pad'} data-mode={mode.value} style={shapeOf(keys, layout.value)}>
      {isFull && <Modes />}
      {Kit ? (
        <Kit.PenPad>{!isWide && <Erase />}</Kit.PenPad>
      ) : (
        <div class="digits" role="group" aria-label={t(isColoured.value ? 'pad.colours' : 'pad.digits')}>
          {Array.from({ length: keys }, (_, index) => (
            <DigitKey key={index} digit={index + 1} isNoted={((noted >>> index) & 1) === 1} />
          ))}
          {!isWide && (isFull ? <Erase /> : <NotesKey />)}
        </div>
      )}
      {isWide && (
        <div class="edits">
          <Edits />
          <Erase />
        </div>
      )}
    </div>
  );
}

/**
 * How the keys stand, as custom properties. Below the board and beside it on a phone, the eraser is
 * one of them.
 */
function shapeOf(digits: number, where: Layout): Readonly<Record<string, number>> {
  const keys = where === 'wide' ? digits : digits + 1;
  const phoneRows = keys <= 5 ? 1 : keys <= 14 ? 2 : 3;
  const columns = Math.ceil(where === 'wide' ? Math.sqrt(digits) : keys / phoneRows);
  const rows = Math.ceil(keys / columns);
  return { '--columns': columns, '--rows': rows, '--spare': rows * columns - digits };
}

/** What is entered: digits, two kinds of notes, colours. */
const Modes = (): JSX.Element => (
  <div class="modes segmented" role="group" aria-label={t('pad.modes')}>
    {modes.value.map((choice) => {
      const Icon = ICONS[choice];
      return (
        <button
          key={choice}
          type="button"
          aria-pressed={mode.value === choice}
          aria-label={t(`mode.${choice}`)}
          title={t(`mode.${choice}`)}
          onClick={() => {
            mode.value = choice;
          }}
        >
          <Icon />
          <span>{t(`pad.${choice}`)}</span>
        </button>
      );
    })}
  </div>
);

/** The notes that the selected cell shows, as a set of digits; none for several cells. */
function notesOfCell(): number {
  const [cell] = selection.value;
  return board.value && cell !== undefined && selection.value.length === 1 ? shownNotes.value[cell]! : 0;
}

interface DigitKeyProps {
  readonly digit: number;
  /** Whether it is a note of the selected cell. */
  readonly isNoted: boolean;
}

/** A key for a digit, or in colour mode for the colour with that number. */
function DigitKey({ digit, isNoted }: DigitKeyProps): JSX.Element {
  const isColour = isColoured.value;
  const isHolding = settings.value.entry === 'digit';
  const left = isColour ? 1 : Math.max(0, remaining.value[digit]!);
  const name = isColour ? String(digit) : ALPHABET[digit - 1]!;
  const classes = ['key', isColour && `own-${digit}`, left === 0 && 'done', isStanding(digit) && 'standing'];
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(' ')}
      aria-pressed={isHolding ? heldDigit.value === digit : undefined}
      aria-label={
        isColour
          ? t('pad.colourOf', { colour: digit })
          : t(isNoted ? 'pad.notedOf' : 'pad.digitOf', { digit: name, n: left })
      }
      onClick={() => (isHolding ? hold(digit) : enter(digit))}
    >
      <span class="digit">{name}</span>
      {isNoted && <span class="noted" data-sign={name} />}
      {!isColour && left > 0 && <span class="left" data-sign={left} />}
    </button>
  );
}

/** Whether a digit stands in the selected cell, so that it stands out on the board. */
const isStanding = (digit: number): boolean =>
  !isColoured.value && selection.value.length === 1 && board.value?.digits[cursor.value] === digit;

/** From digits to notes, where the modes take the place of this key. */
const NotesKey = (): JSX.Element => (
  <button
    type="button"
    class="erase quiet"
    onClick={() => {
      mode.value = 'corner';
    }}
  >
    <ICONS.corner />
    <span>{t('pad.notes')}</span>
  </button>
);

const Erase = (): JSX.Element => (
  <button type="button" class="erase quiet" disabled={selection.value.length === 0} onClick={() => erase()}>
    <ICONS.erase />
    <span>{t('pad.erase')}</span>
  </button>
);
