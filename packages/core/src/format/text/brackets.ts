/** Follows the brackets of a document line by line, to find its end. */
export interface Brackets {
  /**
   * Reads one more line. Answers 'open' while brackets are open, 'closed' when the last one is
   * closed, and 'broken' when they can never close.
   */
  add(line: string): 'open' | 'closed' | 'broken';
}

/** Brackets nested deeper than this are no puzzle, and would take a JSON parser much memory. */
export const DEEPEST = 64;

export function makeBrackets(): Brackets {
  let depth = 0;
  return {
    add(line) {
      let quote = 0;
      for (let at = 0; at < line.length; at++) {
        const code = line.charCodeAt(at);
        if (quote !== 0) {
          if (code === 92) at++;
          else if (code === quote) quote = 0;
        } else if (code === 34 || code === 39) {
          quote = code;
        } else if (code === 91 || code === 123 || code === 40) {
          if (++depth > DEEPEST) return 'broken';
        } else if (code === 93 || code === 125 || code === 41) {
          if (--depth < 0) return 'broken';
        }
      }
      // A string ends on the line where it starts.
      if (quote !== 0) return 'broken';
      return depth === 0 ? 'closed' : 'open';
    },
  };
}
