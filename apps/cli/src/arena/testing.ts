import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The bad programs. */
export const CHEATS = fileURLToPath(new URL('./cheats.mjs', import.meta.url));

/** A word that no other process has on its command line; it is a number of seconds too. */
export const rareWord = (): string => String(100_000 + Math.floor(Math.random() * 1e9));

/** The command lines of all processes that hold a word. */
export const processesWithWord = (word: string): string[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const words = readFileSync(`/proc/${name}/cmdline`, 'latin1').split('\0');
        return words.includes(word) ? [words.join(' ')] : [];
      } catch {
        return []; // it has just ended
      }
    });
