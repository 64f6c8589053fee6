import { type PlayedRound, roundText } from '@pencilmark/arena';
import { isTerminal } from '../output/terminal.ts';

/** A table on a terminal that is written anew while a round goes on. */
export interface Live {
  /** Shows a round as it is; without one the table goes away. */
  show(round: PlayedRound | undefined): void;
}

/** A live table on standard error; on anything but a terminal it shows nothing. */
export function makeLive(): Live {
  const isShown = isTerminal(2);
  let lines = 0;
  const write = (text: string): void => {
    if (!isShown) return;
    process.stderr.write(`${lines > 0 ? `\x1b[${lines}A` : ''}\x1b[J${text}`);
    lines = text.split('\n').length - 1;
  };
  return { show: (round) => write(round ? roundText(round) : '') };
}
