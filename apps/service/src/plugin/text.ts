/** PostgreSQL keeps neither NUL nor halves of characters. */
const isBad = (text: string): boolean => text.includes('\0') || /\p{Cs}/u.test(text);

/**
 * The place of a text in a value out of JSON that no database can keep, such as `rules.board`;
 * undefined where there is none. Names of fields are texts, too.
 */
export function badTextIn(value: unknown): string | undefined {
  // Not by recursion: brackets in brackets must not overflow the stack.
  const open: [path: string, value: unknown][] = [['', value]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [path, part] = next;
    if (typeof part === 'string' && isBad(part)) return path;
    if (typeof part !== 'object' || part === null) continue;
    for (const [key, inner] of Object.entries(part)) {
      if (isBad(key)) return path;
      open.push([path === '' ? key : `${path}.${key}`, inner]);
    }
  }
  return undefined;
}

/** The problem of whoever sent such a text. */
export const BAD_TEXT = 'a character that no text can hold: NUL, or half of a character';
