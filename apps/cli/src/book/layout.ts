import type { Book, BookPuzzle, Chapter } from './book.ts';
import type { PER_PAGE } from './look.ts';
import type { Area, Face, Item, Page } from './page.ts';
import { PAPERS, type Paper, type PaperName, paperFor } from './paper.ts';
import type { Words } from './words.ts';

/** How a book looks. */
export interface Look {
  readonly paper: PaperName;
  readonly perPage: (typeof PER_PAGE)[number];
  readonly answers: 'end' | 'turned' | 'none';
  /** Whether it begins with its title and a table of contents. */
  readonly hasFront: boolean;
  /** Whether it has more than answers. */
  readonly hasPuzzles: boolean;
  readonly hasLines: boolean;
  readonly isLarge: boolean;
  readonly words: Words;
  /** How wide a text is, in points. */
  widthOf(text: string, face: Face, size: number): number;
}

/** What there is room for on a page, inside its margins. */
interface Frame extends Area {
  readonly x: number;
  readonly y: number;
}

/** A page that does not know its number yet. */
interface Draft {
  readonly isTurned?: boolean;
  readonly begins?: string;
  /** How it is called in the table of contents. */
  readonly listed?: string;
  readonly hasNumber: boolean;
  itemsIn(frame: Frame): readonly Item[];
}

const ACROSS = { 1: [1, 1], 2: [1, 2], 4: [2, 2], 6: [2, 3], 9: [3, 3] } as const;
const GAP = 16;
/** The side of a code; between a board and what stands above it. */
const CODE = 48;
export const LABEL_GAP = 6;
const FOOT = 22;
/** Sides of solved boards, in points. */
const SOLVED = { usual: 100, large: 200 };

/**
 * Puts a book on pages. More pages ask for larger inner margins, so they are made until they fit.
 */
export function pagesOf(book: Book, look: Look): { readonly pages: readonly Page[]; readonly paper: Paper } {
  for (let count = 2; ; ) {
    const paper = paperFor(look.paper, count);
    const pages = madeFor(book, look, paper);
    if (pages.length <= count || paperFor(look.paper, pages.length).inner === paper.inner) return { pages, paper };
    count = pages.length;
  }
}

function madeFor(book: Book, look: Look, paper: Paper): Page[] {
  const area = {
    width: paper.width - paper.inner - paper.outer,
    height: paper.height - paper.top - paper.bottom - FOOT,
  };
  const puzzles = book.chapters.flatMap((chapter) => chapter.puzzles);
  const inside = [
    ...(look.hasPuzzles ? book.chapters.flatMap((chapter) => puzzleDrafts(chapter, look)) : []),
    ...(look.hasPuzzles ? nudgeDrafts(puzzles, area, look) : []),
    ...(look.answers === 'none' ? [] : answerDrafts(puzzles, area, look)),
  ];
  const front = look.hasFront ? frontDrafts(book, inside, area, look) : [];
  const drafts = [...front, ...inside];
  if (PAPERS[look.paper].isTrimmed && drafts.length % 2 === 1) drafts.push({ hasNumber: false, itemsIn: () => [] });
  return drafts.map((draft, index) => {
    // The first page lies on the right side of an open book.
    const x = index % 2 === 0 ? paper.inner : paper.outer;
    const items = draft.itemsIn({ x, y: paper.top, ...area });
    const foot = textAt(`${index + 1}`, 'text', 9, { x: x + area.width / 2, y: paper.height - paper.bottom - 5 });
    return {
      items,
      ...(draft.hasNumber && drafts.length > 1 && { foot: { ...foot, align: 'center' as const } }),
      isTurned: draft.isTurned ?? false,
      ...(draft.begins !== undefined && { begins: draft.begins }),
    };
  });
}

const textAt = (
  text: string,
  face: Face,
  size: number,
  { x, y }: { readonly x: number; readonly y: number },
): Item & { readonly kind: 'text' } => ({ kind: 'text', text, face, size, x, y, align: 'left' });

const sizeIn = ({ isLarge }: Look, usual: number): number => (isLarge ? usual * 1.6 : usual);

/** The title, and where everything is. */
function frontDrafts(book: Book, inside: readonly Draft[], area: Area, look: Look): Draft[] {
  const line = sizeIn(look, 12) * 2;
  const room = Math.floor((area.height - 60) / line);
  const rows = inside.flatMap(({ listed }, index) => (listed === undefined ? [] : [{ listed, index }]));
  const lists = dealt(rows, room);
  const contents = lists.map(
    (list, part): Draft => ({
      hasNumber: true,
      itemsIn: ({ x, y, width }) => [
        ...(part === 0 ? [textAt(look.words.contents, 'title', sizeIn(look, 22), { x, y: y + 16 })] : []),
        ...list.flatMap(({ listed, index }, row): Item[] => {
          const at = y + 60 + row * line;
          const number = `${1 + lists.length + index + 1}`;
          return [
            textAt(listed, 'text', sizeIn(look, 12), { x, y: at }),
            { ...textAt(number, 'text', sizeIn(look, 12), { x: x + width, y: at }), align: 'right' },
          ];
        }),
      ],
    }),
  );
  return [{ hasNumber: false, itemsIn: (frame) => titleIn(frame, book, look) }, ...contents];
}

function titleIn({ x, y, width, height }: Frame, { title, author, notes }: Book, look: Look): Item[] {
  const middle = x + width / 2;
  const size = sizeIn(look, 30);
  const lines = linesOf(title, width, (text) => look.widthOf(text, 'title', size));
  const items = lines.map((line, row) =>
    textAt(line, 'title', size, { x: middle, y: y + height * 0.3 + row * size * 1.2 }),
  );
  if (author !== undefined)
    items.push(
      textAt(author, 'text', sizeIn(look, 14), { x: middle, y: y + height * 0.3 + (lines.length + 0.4) * size * 1.2 }),
    );
  for (const [row, note] of notes.entries())
    items.push(textAt(note, 'text', 9, { x: middle, y: y + height - 10 - (notes.length - 1 - row) * 14 }));
  return items.map((item) => ({ ...item, align: 'center' }));
}

/** The pages of a chapter; the first of its pages is listed. */
function puzzleDrafts(chapter: Chapter, look: Look): Draft[] {
  const [columns, rows] = ACROSS[look.perPage];
  return dealt(chapter.puzzles, look.perPage).map((puzzles, part) => ({
    hasNumber: true,
    ...(part === 0 && { begins: chapter.title, listed: chapter.title }),
    itemsIn: ({ x, y, width, height }) => {
      const head = headIn({ x, y, width, height }, chapter.title, look);
      const below = look.hasLines ? 52 : 28;
      const [across, down] = [(width - (columns - 1) * GAP) / columns, (height - below - (rows - 1) * GAP) / rows];
      return [
        ...head,
        ...puzzles.map((puzzle, index) => {
          const place = {
            x: x + (index % columns) * (across + GAP),
            y: y + below + Math.floor(index / columns) * (down + GAP),
          };
          return puzzleIn({ ...place, width: across, height: down }, puzzle, look);
        }),
      ];
    },
  }));
}

function headIn({ x, y, width }: Frame, title: string, { hasLines, words }: Look): Item[] {
  const items: Item[] = [textAt(title, 'strong', 11, { x, y: y + 6 }), { kind: 'line', x, y: y + 16, width }];
  if (!hasLines) return items;
  const half = width / 2;
  return [
    ...items,
    ...[words.name, words.date].flatMap((word, index): Item[] => [
      textAt(word, 'text', 10, { x: x + index * half, y: y + 34 }),
      { kind: 'line', x: x + index * half + 40, y: y + 40, width: half - 56 },
    ]),
  ];
}

/** A puzzle under its label, as large as there is room. */
function puzzleIn({ x, y, width, height }: Frame, puzzle: BookPuzzle, look: Look): Item {
  const size = sizeIn(look, look.perPage === 9 ? 9 : 11);
  const code = puzzle.address === undefined ? 0 : CODE;
  const above = Math.max(size, code) + LABEL_GAP;
  const side = { width, height: height - above };
  return { kind: 'board', puzzle, isSolved: false, x, y: y + above, side, label: puzzle.label, size, code };
}

/** What helps with each puzzle, as far as it is known. */
function nudgeDrafts(puzzles: readonly BookPuzzle[], { width, height }: Area, look: Look): Draft[] {
  const size = sizeIn(look, 10);
  const [indent, line, top] = [size * 3.2, size * 1.45, 60];
  const blocks = puzzles.flatMap(({ nudge, label }) =>
    nudge === undefined
      ? []
      : [
          {
            number: label.split(' ')[0]!,
            lines: nudge
              .split('\n')
              .flatMap((part) => linesOf(part, width - indent, (text) => look.widthOf(text, 'text', size))),
          },
        ],
  );
  const parts: (typeof blocks)[] = [];
  let left = 0;
  for (const block of blocks) {
    const needed = (block.lines.length + 0.5) * line;
    if (parts.length === 0 || needed > left) {
      parts.push([]);
      left = height - top;
    }
    parts.at(-1)!.push(block);
    left -= needed;
  }
  return parts.map((part, index) => ({
    hasNumber: true,
    ...(index === 0 && { begins: look.words.nudges, listed: look.words.nudges }),
    itemsIn: ({ x, y }) => {
      let at = y + top;
      return [
        ...(index === 0 ? [textAt(look.words.nudges, 'title', sizeIn(look, 18), { x, y: y + 16 })] : []),
        ...part.flatMap(({ number, lines }) => {
          const items = lines.map((text, row) => textAt(text, 'text', size, { x: x + indent, y: at + row * line }));
          const first = textAt(number, 'strong', size, { x, y: at });
          at += (lines.length + 0.5) * line;
          return [first, ...items];
        }),
      ];
    },
  }));
}

/** The solved boards, small. */
function answerDrafts(puzzles: readonly BookPuzzle[], { width, height }: Area, look: Look): Draft[] {
  const wanted = look.isLarge ? SOLVED.large : SOLVED.usual;
  const size = sizeIn(look, 8);
  const columns = Math.max(1, Math.floor((width + GAP) / (wanted + GAP)));
  const side = Math.min((width - (columns - 1) * GAP) / columns, height - 60);
  const [row, top] = [side + size + 16, 36];
  const rows = Math.max(1, Math.floor((height - top) / row));
  return dealt(puzzles, columns * rows).map((part, index) => ({
    hasNumber: true,
    isTurned: look.answers === 'turned',
    ...(index === 0 && { begins: look.words.answers, listed: look.words.answers }),
    itemsIn: ({ x, y }) => [
      ...(index === 0 ? [textAt(look.words.answers, 'title', sizeIn(look, 18), { x, y: y + 10 })] : []),
      ...part.map((puzzle, place): Item => {
        const at = { x: x + (place % columns) * (side + GAP), y: y + top + Math.floor(place / columns) * row };
        const area = { width: side, height: side };
        const label = puzzle.label.split(' ')[0]!;
        return {
          kind: 'board',
          puzzle,
          isSolved: true,
          x: at.x,
          y: at.y + size + LABEL_GAP,
          side: area,
          label,
          size,
          code: 0,
        };
      }),
    ],
  }));
}

function dealt<Value>(list: readonly Value[], count: number): Value[][] {
  return Array.from({ length: Math.ceil(list.length / count) }, (_, part) =>
    list.slice(part * count, (part + 1) * count),
  );
}

/** A text in lines that are not wider than there is room; a longer word has a line of its own. */
function linesOf(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
