/** Pieces of texts from outside, as messages show them. */

const LONGEST_QUOTE = 40;

/** A piece of a text for a message: in quotes, clipped, with control characters made visible. */
export function quoted(text: string): string {
  const clipped = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
  if (/^[ -~]*$/.test(clipped)) return `"${clipped}"`;
  let shown = '';
  for (const character of clipped) shown += isVisible(character) ? character : codePoint(character);
  return `"${shown}"`;
}

/** One character for a message. */
export const named = (character: string): string =>
  character === ' ' ? 'a space' : isVisible(character) ? `"${character}"` : codePoint(character);

// Characters are nearly always ASCII, which needs no Unicode tables. This saves time, because a
// stream may have a million bad lines, each with a message.
const isVisible = (character: string): boolean =>
  character >= ' ' && character <= '~' ? true : !/[\p{C}\p{Z}]/u.test(character);
const codePoint = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
