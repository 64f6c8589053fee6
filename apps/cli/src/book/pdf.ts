import { boardPieces, type Shape, SIGN_COLORS } from '@pencilmark/board';
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import type { Book } from './book.ts';
import { faceFile } from './face-file.ts';
import { LABEL_GAP } from './layout.ts';
import type { Face, Item, Page } from './page.ts';
import { BLEED, type Paper } from './paper.ts';

/** On paper, the sheet is white and what is printed is black. */
const COLORS: Readonly<Record<string, string>> = {
  ...SIGN_COLORS.light,
  sheet: '#ffffff',
  wash: '#eeeeee',
  ink: '#000000',
  frame: '#000000',
  line: '#777777',
  second: '#444444',
};

/** What the classes of a style sheet say of pieces without attributes of their own. */
const CLASSES: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  thin: { fill: 'none', stroke: 'var(--line)', 'stroke-width': 1 },
  thick: { fill: 'none', stroke: 'var(--frame)', 'stroke-width': 2.5, 'stroke-linecap': 'square' },
  given: { fill: 'var(--ink)', face: 'title', size: 37 },
  later: { fill: 'var(--second)', face: 'text', size: 30 },
};

/** The room for names of rows and columns around a board, which books leave out. */
const MARGIN = 22;

const FACES: Readonly<Record<Face, string>> = {
  text: 'public-sans-latin-400-normal.woff',
  strong: 'public-sans-latin-600-normal.woff',
  title: 'newsreader-latin-600-normal.woff',
};

/** How wide texts are, and which letters the faces have. */
export interface Letters {
  widthOf(text: string, face: Face, size: number): number;
  /** The first letter of a text that the faces do not have. */
  missing(text: string): string | undefined;
}

interface Letterform {
  hasGlyphForCodePoint(code: number): boolean;
  readonly capHeight: number;
  readonly unitsPerEm: number;
}

/** A document that has the faces of books. */
function openDocument(options: PDFKit.PDFDocumentOptions): PDFKit.PDFDocument {
  const document = new PDFDocument({ ...options, font: null as never, autoFirstPage: false });
  for (const [face, name] of Object.entries(FACES)) document.registerFont(face, Buffer.from(faceFile(name)));
  return document;
}

const letterform = (document: PDFKit.PDFDocument): Letterform =>
  (document as unknown as { readonly _font: { readonly font: Letterform } })._font.font;

/** The letters of the faces. */
export function openLetters(): Letters {
  const document = openDocument({});
  return {
    widthOf: (text, face, size) => document.font(face).fontSize(size).widthOfString(text),
    missing: (text) => {
      const forms = Object.keys(FACES).map((face) => letterform(document.font(face)));
      return [...text].find((letter) => forms.some((form) => !form.hasGlyphForCodePoint(letter.codePointAt(0)!)));
    },
  };
}

/** Writes pages as a PDF file, always with the same bytes. `onPage` is called before each page. */
export async function pdfOf(
  { title, author }: Book,
  pages: readonly Page[],
  { paper, hasBleed, language, onPage }: PdfOptions,
): Promise<Buffer> {
  // The time is always the same, so that the file is.
  const info = {
    Title: title,
    ...(author !== undefined && { Author: author }),
    Creator: 'Pencilmark',
    CreationDate: new Date(0),
  };
  const document = openDocument({ info, lang: language, displayTitle: true, pdfVersion: '1.7' });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const end = new Promise((resolve) => document.once('end', resolve));
  const bleed = hasBleed ? BLEED : 0;
  for (const [index, page] of pages.entries()) {
    onPage(index);
    document.addPage({ size: [paper.width + bleed, paper.height + 2 * bleed], margin: 0 });
    if (page.begins !== undefined) document.outline.addItem(page.begins);
    // Nothing is cut off where the pages are bound: on the left of the first page.
    document.save().translate(index % 2 === 0 ? 0 : bleed, bleed);
    if (page.foot) draw(document, page.foot);
    if (page.isTurned) document.rotate(180, { origin: [paper.width / 2, paper.height / 2] });
    for (const item of page.items) draw(document, item);
    document.restore();
  }
  document.end();
  await end;
  return Buffer.concat(chunks);
}

/** How pages are written. */
export interface PdfOptions {
  readonly paper: Paper;
  readonly hasBleed: boolean;
  readonly language: string;
  onPage(index: number): void;
}

function draw(document: PDFKit.PDFDocument, item: Item): void {
  if (item.kind === 'text') drawText(document, item);
  else if (item.kind === 'line')
    document
      .lineWidth(0.6)
      .moveTo(item.x, item.y)
      .lineTo(item.x + item.width, item.y)
      .stroke('#000000');
  else drawBoard(document, item);
}

/** A line of text around its middle from top to bottom, as capital letters and digits have it. */
function drawText(
  document: PDFKit.PDFDocument,
  { text, face, size, x, y, align, fill = '#000000' }: Item & { readonly kind: 'text' } & { readonly fill?: string },
): void {
  document.font(face).fontSize(size).fillColor(fill);
  const { capHeight, unitsPerEm } = letterform(document);
  const width = document.widthOfString(text, { features: ['lnum'] });
  const left = align === 'left' ? x : align === 'center' ? x - width / 2 : x - width;
  document.text(text, left, y + ((capHeight / unitsPerEm) * size) / 2, {
    lineBreak: false,
    baseline: 'alphabetic',
    features: ['lnum'],
  });
}

/** A QR code with its lower right corner at a place. */
function drawCode(document: PDFKit.PDFDocument, text: string, side: number, right: number, bottom: number): void {
  const { data, size } = encode(text, { border: 0 });
  const module = side / size;
  for (const [row, line] of data.entries())
    for (const [column, isDark] of line.entries())
      if (isDark) document.rect(right - side + column * module, bottom - side + row * module, module, module);
  document.fill('#000000');
}

/** A board as large as there is room, in the middle of it; its label and its code above it. */
function drawBoard(document: PDFKit.PDFDocument, item: Item & { readonly kind: 'board' }): void {
  const { puzzle, isSolved, x, y, side, label, size, code } = item;
  const { alphabet, solution, address } = puzzle;
  const { geometry, givens } = puzzle.puzzle;
  const { frame, pieces } = boardPieces({
    geometry,
    digits: isSolved ? solution : givens,
    givens,
    alphabet,
    names: false,
  });
  const [width, height] = [frame[2] - 2 * MARGIN, frame[3] - 2 * MARGIN];
  const scale = Math.min(side.width / width, side.height / height);
  const left = x + (side.width - width * scale) / 2;
  drawText(document, {
    kind: 'text',
    text: label,
    face: 'strong',
    size,
    x: left,
    y: y - LABEL_GAP - size / 2,
    align: 'left',
  });
  if (address !== undefined && code > 0) drawCode(document, address, code, left + width * scale, y - LABEL_GAP);
  document
    .save()
    .translate(left, y)
    .scale(scale)
    .translate(-frame[0] - MARGIN, -frame[1] - MARGIN);
  // Signs of clues would hide the digits of a small board.
  for (const piece of pieces)
    if (!isSolved || !`${piece.attributes.class}`.startsWith('sign-')) drawPiece(document, piece);
  document.restore();
}

const colorOf = (paint: string | number | undefined): string | undefined => {
  if (paint === undefined || paint === 'none') return undefined;
  const [, name] = /^var\(--(.*)\)$/.exec(`${paint}`) ?? [];
  return name === undefined ? `${paint}` : COLORS[name]!;
};

function drawPiece(document: PDFKit.PDFDocument, { tag, attributes, inside }: Shape): void {
  if (typeof inside === 'object') {
    for (const piece of inside) drawPiece(document, piece);
    return;
  }
  const own = { ...CLASSES[`${attributes.class}`], ...attributes };
  if (tag === 'text') {
    drawLetters(document, own, inside ?? '');
    return;
  }
  const [fill, stroke] = [colorOf(own.fill ?? '#000000'), colorOf(own.stroke)];
  document
    .lineWidth(Number(own['stroke-width'] ?? 1))
    .lineCap((own['stroke-linecap'] ?? 'butt') as 'butt')
    .lineJoin((own['stroke-linejoin'] ?? 'miter') as 'miter');
  const [, dashes = own['stroke-dasharray']] = /--dashes:([\d. ]+)/.exec(`${own.style ?? ''}`) ?? [];
  if (dashes === undefined) document.undash();
  else document.dash(`${dashes}`.trim().split(/[ ,]+/).map(Number) as never, {});
  outline(document, tag, own);
  if (fill !== undefined && stroke !== undefined) document.fillAndStroke(fill, stroke);
  else if (fill !== undefined) document.fill(fill);
  else if (stroke !== undefined) document.stroke(stroke);
}

function outline(document: PDFKit.PDFDocument, tag: string, own: Readonly<Record<string, string | number>>): void {
  const [x, y, width, height, cx, cy, r] = ['x', 'y', 'width', 'height', 'cx', 'cy', 'r'].map((name) =>
    Number(own[name] ?? 0),
  );
  if (tag === 'path') document.path(`${own.d}`);
  else if (tag === 'circle') document.circle(cx!, cy!, r!);
  else document.rect(x!, y!, width!, height!);
}

/** The text of a sign or a cell. Its style names size, alignment and colour. */
function drawLetters(document: PDFKit.PDFDocument, own: Readonly<Record<string, string | number>>, text: string): void {
  const style = `${own.style ?? ''}`;
  const [, size = own.size ?? 14] = /([\d.]+)px/.exec(style) ?? [];
  const [, anchor = 'middle'] = /text-anchor:(\w+)/.exec(style) ?? [];
  const [, fill = own.fill ?? 'var(--ink)'] = /(?:^|;)fill:([^;]+)/.exec(style) ?? [];
  drawText(document, {
    kind: 'text',
    text,
    face: (own.face ?? 'strong') as Face,
    size: Number(size),
    x: Number(own.x),
    y: Number(own.y),
    align: anchor === 'start' ? 'left' : anchor === 'end' ? 'right' : 'center',
    fill: colorOf(fill) ?? '#000000',
  });
}
