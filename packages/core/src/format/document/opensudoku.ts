import { classic } from '../../geometry/layouts.ts';
import { fail, type Result } from '../../result.ts';
import type { DocumentEntry, Format, ParseOptions, Reading } from '../format.ts';
import { readRun } from '../line/line.ts';
import { usualNotation } from '../text/alphabets.ts';
import { isPlain } from '../text/board.ts';
import { writeCells } from '../text/cells.ts';
import { type Trouble, trouble } from '../text/trouble.ts';
import { entryMaker, onlyEntry } from './document-entry.ts';

/**
 * The tags of an XML text: the name of each, where it starts and where it ends. Comments,
 * declarations and closing tags are skipped.
 */
function* tagsIn(text: string): Generator<{ readonly name: string; readonly start: number; readonly end: number }> {
  for (let start = text.indexOf('<'); start >= 0; ) {
    if (text.startsWith('<!--', start)) {
      const end = text.indexOf('-->', start + 4);
      if (end < 0) return;
      start = text.indexOf('<', end);
      continue;
    }
    let quote = '';
    let end = start + 1;
    for (; end < text.length && (quote !== '' || text[end] !== '>'); end++) {
      const character = text[end]!;
      if (quote === character) quote = '';
      else if (quote === '' && (character === '"' || character === "'")) quote = character;
    }
    const name = /^[A-Za-z][\w:.-]{0,60}/.exec(text.slice(start + 1, start + 62))?.[0];
    if (name) yield { name, start, end };
    start = text.indexOf('<', end);
  }
}

const DATA = /\sdata\s{0,9}=\s{0,9}(?:"([^"]{0,2000})"|'([^']{0,2000})')/;

function readGame(text: string, start: number, end: number, options: ParseOptions): Result<Reading, Trouble> {
  // The attributes of a game with notes are long. The cells stand near the beginning.
  const tag = text.slice(start, Math.min(end, start + 100_000));
  const data = DATA.exec(tag);
  if (!data) return trouble('xml', start, 'A game without data="…"; expected its cells, one digit each.');
  const cells = data[1] ?? data[2] ?? '';
  return readRun(text, start + data.index + data[0].length - cells.length - 1, cells.length, options);
}

function* readAll(text: string, options: ParseOptions): Generator<DocumentEntry> {
  const entry = entryMaker(text);
  let isEmpty = true;
  for (const { name, start, end } of tagsIn(text)) {
    const isOpen = end === text.length;
    if (!isOpen && name.toLowerCase() !== 'game') continue;
    isEmpty = false;
    yield isOpen
      ? entry(start, end, trouble('xml', start, 'The tag that opens here does not close.'))
      : entry(start, end + 1, readGame(text, start, end, options));
  }
  if (isEmpty)
    yield entry(
      0,
      text.length,
      trouble('xml', 0, 'No puzzle in this XML; expected a file of OpenSudoku, with its cells in <game data="…">.'),
    );
}

/** The files of OpenSudoku. */
export const opensudoku: Format<'opensudoku'> = {
  name: 'opensudoku',
  says: 'OpenSudoku XML: folders of games',
  record: 'document',
  canPrint: (puzzle) => puzzle.geometry.id === classic.id && isPlain(puzzle),
  signs: { opens: (line) => (/^\s*<[\w!?]/.test(line) ? /<\/opensudoku\s*>/i : undefined) },
  isMeant: (text) => /^[\s\ufeff]*</.test(text),
  looksLike: (text) => /^[\s\ufeff]{0,1000}</.test(text) && /<(?:opensudoku|game)\b/i.test(text.slice(0, 10_000)),
  parse: (text, options = {}) => onlyEntry(readAll(text, options)),
  parseAll: (text, options = {}) => readAll(text, options),
  print: (puzzle) => {
    if (!opensudoku.canPrint(puzzle))
      fail(`OpenSudoku for ${puzzle.geometry.id}; expected givens alone on ${classic.id}`);
    const data = writeCells(puzzle, { ...usualNotation(classic.size), blank: '0' });
    return `<?xml version="1.0" encoding="UTF-8"?>
<opensudoku version="2">
  <folder name="Pencilmark" created="0">
    <game data="${data}" state="1" time="0" />
  </folder>
</opensudoku>`;
  },
};
