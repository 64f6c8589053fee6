import { openSync } from 'node:fs';
import { ReadStream } from 'node:tty';
import { OutputProblem, writeAll } from '../output/output.ts';
import { drawFrame, type Film, type View } from './frame.ts';
import { FASTEST, SLOWEST } from './speed.ts';

const FRAME_MS = 33;
const FAR = 100;

/** The state of a player. */
export interface Playing {
  readonly index: number;
  /** Events per second. */
  readonly speed: number;
  readonly isRunning: boolean;
}

type Press = (playing: Playing, last: number) => Playing;

const step =
  (by: number): Press =>
  ({ index, speed }, last) => ({ index: Math.min(last, Math.max(0, Math.floor(index) + by)), speed, isRunning: false });
const faster =
  (factor: number): Press =>
  (playing) => ({ ...playing, speed: Math.min(FASTEST, Math.max(SLOWEST, Math.round(playing.speed * factor))) });
const toggle: Press = ({ index, speed, isRunning }, last) =>
  index >= last ? { index: 0, speed, isRunning: true } : { index, speed, isRunning: !isRunning };

/** What each key does. Keys are named by what a terminal sends for them. */
export const KEYS: Readonly<Record<string, Press>> = {
  ' ': toggle,
  '\x1b[D': step(-1),
  '\x1b[C': step(1),
  '\x1b[5~': step(-FAR),
  '\x1b[6~': step(FAR),
  '\x1b[H': step(Number.NEGATIVE_INFINITY),
  '\x1b[1~': step(Number.NEGATIVE_INFINITY),
  '\x1b[F': step(Number.POSITIVE_INFINITY),
  '\x1b[4~': step(Number.POSITIVE_INFINITY),
  '\x1b[A': faster(2),
  '+': faster(2),
  '=': faster(2),
  '\x1b[B': faster(1 / 2),
  '-': faster(1 / 2),
};

const ESCAPE = '\x1b';
const KEY = new RegExp(`${ESCAPE}\\[[\\d;]*[A-Za-z~]|${ESCAPE}O[A-Z]|[\\s\\S]`, 'g');

/**
 * Splits the input from a terminal into keys. Arrows that are sent as `ESC O A` become the usual
 * ones.
 */
export const keysOf = (sent: string): string[] =>
  (sent.match(KEY) ?? []).map((key) => key.replace(`${ESCAPE}O`, `${ESCAPE}[`));

/** The terminal, which gives the keys when the puzzles come from standard input. */
function openTerminal(): number {
  try {
    return openSync('/dev/tty', 'r');
  } catch {
    throw new OutputProblem('There is no keyboard to watch with; --frames FILE writes every event.');
  }
}

/** Plays a film until the user quits. Restores the terminal, however this ends. */
export async function play(
  film: Film,
  view: Pick<View, 'title' | 'notation' | 'hasColour'>,
  speed: number,
): Promise<void> {
  const keyboard = process.stdin.isTTY ? process.stdin : new ReadStream(openTerminal());
  const last = film.length;
  let playing: Playing = { index: 0, speed, isRunning: true };

  const restore = (): void => {
    process.off('exit', restore);
    if (keyboard.isRaw) keyboard.setRawMode(false);
    writeAll(1, '\x1b[?7h\x1b[?25h\x1b[?1049l');
  };
  const leaveWith = (code: number) => (): void => process.exit(code);
  const draw = (): void => {
    const { columns = 80, rows = 24 } = process.stdout;
    const lines = drawFrame(film, Math.floor(playing.index), { ...view, columns, rows, play: playing });
    writeAll(1, `\x1b[H${lines.map((line) => `${line}\x1b[K`).join('\r\n')}\x1b[J`);
  };

  process.on('exit', restore);
  process.once('SIGTERM', leaveWith(143));
  process.once('SIGHUP', leaveWith(129));
  process.once('SIGINT', leaveWith(130));
  process.stdout.on('resize', draw);
  keyboard.setRawMode(true);
  keyboard.setEncoding('utf8');
  // The film uses a second screen, so the first comes back at the end. It hides the cursor, and
  // cuts long lines instead of wrapping them.
  writeAll(1, '\x1b[?1049h\x1b[?25l\x1b[?7l');

  let before = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    if (playing.isRunning) {
      const index = Math.min(last, playing.index + ((now - before) / 1000) * playing.speed);
      playing = { ...playing, index, isRunning: index < last };
      draw();
    }
    before = now;
  }, FRAME_MS);
  draw();
  await new Promise<void>((quit) => {
    keyboard.on('data', (sent: string) => {
      for (const key of keysOf(sent)) {
        if (key === '\x03') process.exit(130);
        if (key === 'q') return quit();
        playing = KEYS[key]?.(playing, last) ?? playing;
      }
      draw();
    });
    keyboard.on('end', quit);
  });
  clearInterval(timer);
  keyboard.pause();
  restore();
}
