import type { Heard, Listener } from './listener.ts';

/** What a screen reader said, in sections. */
export interface Transcript {
  /** Adds a section of what was heard since the last one. */
  tell(title: string, ear: Listener): void;
  /** What was heard since the last section is in none. */
  skip(ear: Listener): void;
  readonly text: string;
}

/** Keys that lead on: of a run the last is told. */
const LEADING = /^(?:(?:Shift\+)?Tab|Arrow\w+)$/;
const WIDTH = 12;

/** A transcript that begins with some words. */
export function transcript(head: string): Transcript {
  const parts = [head];
  const told = new Map<Listener, number>();
  const skip = (ear: Listener): void => void told.set(ear, ear.log.length);
  return {
    skip,
    tell(title, ear) {
      const lines = linesOf(ear.log.slice(told.get(ear) ?? 0));
      parts.push(`## ${title}\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\`\n`);
      skip(ear);
    },
    get text() {
      return parts.join('\n');
    },
  };
}

/** A line for each key, and for each run of a key that leads on. */
const linesOf = (heard: readonly Heard[]): string[] =>
  heard.filter(({ key }, at) => !LEADING.test(key) || heard[at + 1]?.key !== key).map(lineOf);

/** Clocks run as they like, and who of two begins is drawn. */
const lineOf = ({ key, said }: Heard): string =>
  `${key.padEnd(WIDTH)} ${said.replaceAll(/\d+:\d\d/g, '…').replaceAll(/Jonas|Marta/g, 'the other')}`.trim();
