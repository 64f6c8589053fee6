import type { Game } from '../../model/game.ts';
import type { SolvedGame } from '../../statistics/solved.ts';
import { clockText } from '../../ui/parts/clock.ts';
import type { Course } from './course.ts';
import { nameOf, resultOf } from './message.ts';

/** Points along an edge, and from the edge to what is drawn. */
const SIDE = 1080;
const EDGE = 96;
const WIDTH = SIDE - 2 * EDGE;

const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

/** A picture of how a game went, in the colours on screen, without a digit of the board. */
export async function pictureOf(game: Game, mine: SolvedGame, course: Course | undefined): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const pen = canvas.getContext('2d')!;
  const fonts = {
    display: `400 190px ${token('display')}`,
    title: `500 46px ${token('serif')}`,
    sans: `500 32px ${token('sans')}`,
  };
  // A drawing does not wait for fonts by itself.
  await Promise.all(Object.values(fonts).map((font) => document.fonts.load(font)));
  pen.fillStyle = token('page');
  pen.fillRect(0, 0, SIDE, SIDE);
  write(pen, 'Pencilmark', fonts.title, 'ink', EDGE + 46);
  pen.fillStyle = token('ink');
  pen.fillRect(EDGE, EDGE + 80, WIDTH, 6);
  pen.fillRect(EDGE, EDGE + 92, WIDTH, 2);
  write(pen, nameOf(game), fonts.sans, 'second', EDGE + 170);
  write(pen, clockText(mine.ms), fonts.display, 'ink', EDGE + 350);
  write(pen, resultOf(mine).split(' · ').slice(1).join(' · '), fonts.sans, 'second', EDGE + 420);
  if (course) {
    drawCurve(pen, course, { top: 580, height: 200 });
    drawPaces(pen, course.paces, 850);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.')))),
  );
}

function write(pen: CanvasRenderingContext2D, text: string, font: string, colour: string, baseline: number): void {
  pen.font = font;
  pen.fillStyle = token(colour);
  pen.fillText(text, EDGE, baseline, WIDTH);
}

function drawCurve(
  pen: CanvasRenderingContext2D,
  { ms, toFill, points, entries, longest }: Course,
  { top, height }: { readonly top: number; readonly height: number },
): void {
  const x = (time: number): number => EDGE + (WIDTH * time) / ms;
  const y = (filled: number): number => top + height - (height * filled) / toFill;
  const entry = entries[longest];
  if (entry) {
    const filled = points.findLast((point) => point.ms < entry.ms || point.ms === 0)!.filled;
    pen.fillStyle = token('logic-wash');
    pen.fillRect(x(entry.ms - entry.took), y(filled), x(entry.ms) - x(entry.ms - entry.took), top + height - y(filled));
  }
  pen.fillStyle = token('line');
  pen.fillRect(EDGE, top + height, WIDTH, 3);
  pen.beginPath();
  pen.moveTo(EDGE, y(points[0]!.filled));
  let before = points[0]!.filled;
  for (const { ms: time, filled } of points) {
    pen.lineTo(x(time), y(before));
    pen.lineTo(x(time), y(filled));
    before = filled;
  }
  pen.strokeStyle = token('pen');
  pen.lineWidth = 7;
  pen.stroke();
  pen.beginPath();
  pen.arc(x(points.at(-1)!.ms), y(before), 16, 0, 2 * Math.PI);
  pen.fillStyle = token('next');
  pen.fill();
  pen.strokeStyle = token('selected-edge');
  pen.lineWidth = 4;
  pen.stroke();
}

/** A row of boxes, each filled as quickly as it was. */
function drawPaces(pen: CanvasRenderingContext2D, paces: Course['paces'], top: number): void {
  const side = Math.min(72, WIDTH / (paces.length * 1.15));
  const least = Math.min(...paces.map((pace) => pace ?? 1));
  paces.forEach((pace = 0, box) => {
    const left = EDGE + box * side * 1.15;
    pen.fillStyle = token('sheet');
    pen.fillRect(left, top, side, side);
    pen.fillStyle = token(pace === least ? 'logic' : 'pen');
    pen.fillRect(left, top + side * (1 - pace), side, side * pace);
    pen.strokeStyle = token('frame');
    pen.lineWidth = 4;
    pen.strokeRect(left, top, side, side);
  });
}
