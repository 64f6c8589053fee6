import type { JSX } from 'preact';
import { centreText, digitsIn, type Room, roomBeside, sizeIn } from './notes.ts';

interface NotesProps {
  readonly kind: string;
  readonly text: string;
  /** The character that stands out, or none. */
  readonly noted: string;
  readonly room?: { readonly [name: string]: string } | undefined;
}

/**
 * Notes are one text a cell: a board has thousands of them, and elements are dear. One digit may
 * stand out. Few have styles of their own: text is shaped quickly only where many elements share a
 * style.
 */
export function Notes({ kind, text, noted, room }: NotesProps): JSX.Element {
  const at = noted === '' ? -1 : text.indexOf(noted);
  return (
    <span class={`notes ${kind}`} style={room} aria-hidden="true">
      {at < 0 ? text : text.slice(0, at)}
      {at >= 0 && <b>{noted}</b>}
      {at >= 0 && text.slice(at + 1)}
    </span>
  );
}

/** Candidates that were struck out, each in its place: few cells show some. */
export const Struck = ({
  set,
  alphabet,
  across,
}: Pick<CentreProps, 'set' | 'alphabet'> & { readonly across: number }) => (
  <span class="notes struck" aria-hidden="true">
    {digitsIn(set).map((digit) => (
      <s key={digit} style={{ '--column': (digit - 1) % across, '--line': Math.floor((digit - 1) / across) }}>
        {alphabet[digit - 1]}
      </s>
    ))}
  </span>
);

interface CentreProps {
  readonly set: number;
  readonly alphabet: string;
  readonly noted: string;
  /** The notes that have their places in the cell, or 0. */
  readonly fixed: number;
  readonly across: number;
}

// The size of notes in the middle, as a part of the side.
const USUAL = 0.26;

/** Notes of the middle. Where others have their place there, they stand beside those on a slip. */
export function CentreNotes({ set, alphabet, noted, fixed, across }: CentreProps): JSX.Element {
  const room = fixed === 0 ? undefined : roomBeside(fixed, across);
  const text = centreText(set, alphabet);
  if (!room) return <Notes kind="centre" text={text} noted={noted} />;
  const line = text.replaceAll('\n', '');
  return <Notes kind="centre aside" text={line} noted={noted} room={placed(room, line.length)} />;
}

const percent = (part: number): string => `${(part * 100).toFixed(2)}%`;

const placed = (room: Room, characters: number): { readonly [name: string]: string } => ({
  left: percent(room.left),
  top: percent(room.top),
  width: percent(room.width),
  height: percent(room.height),
  '--size-of-note': sizeIn(room, characters, USUAL).toFixed(3),
});
