import type { Command } from '../command.ts';
import type { Evaluating } from '../evaluation/evaluate.ts';
import { PARTNER_OPTIONS, PLAY_OPTIONS } from '../evaluation/options.ts';
import { THREAD_OPTIONS } from '../jobs/settings.ts';
import { keyOf } from '../options/contradictions.ts';
import { JSON_OPTION, READING_OPTIONS } from '../options/options.ts';
import type { Session } from '../session.ts';
import { generate, makerSettingsOf, type Wishes } from './generate.ts';

const flagOf = ({ flags }: { readonly flags: string }): string => flags.split(' ')[0]!;

/** What `generate` is told about the puzzles themselves. */
const HAS_NO_PART = ['--to', '--json', '--geometry', '--digits', ...THREAD_OPTIONS.map(flagOf)];
const MAKING_OPTIONS = generate.options.filter((option) => !HAS_NO_PART.includes(flagOf(option)));

export const evaluate: Command = {
  name: 'evaluate',
  says: 'let a program or an address play puzzles by prompts, and count what it solves by size, kinds and level',
  note:
    'A program reads a line of JSON for each turn, {"game","turn","geometry","puzzle","prompt"}, and answers with a line: ' +
    'free text, or {"answer":"…"}. docs/environment.md has more. Start only programs that you trust.\n' +
    'Exit code 0: all puzzles were solved; 1: some were not; 2: something was not understood.',
  operand: { flags: '[program...]', says: 'the program and its words, after --' },
  options: [...PARTNER_OPTIONS, ...PLAY_OPTIONS, ...READING_OPTIONS, ...MAKING_OPTIONS, JSON_OPTION],
  examples: [
    ['pencilmark evaluate --puzzles puzzles.txt -- ./my-partner', 'a grid for each puzzle, in one answer'],
    [
      'pencilmark evaluate --puzzles puzzles.txt --turns 60 --parallel 2 --transcript said.jsonl --json -- ./my-partner',
      'digit by digit, two games at once, with every word in a file',
    ],
    [
      'head -1 puzzles.txt | pencilmark evaluate --process turn -- sh -c "grep \'^[.1-9] \' | pencilmark solve"',
      'a program that reads a text and writes a text',
    ],
    [
      'pencilmark evaluate --count 10 --seed 7 --difficulty easy --url http://127.0.0.1:8080/answer --key API_KEY',
      'an address, with a key from the environment; the same seed asks the same',
    ],
  ],
  async run(session: Session, operands, settings: Evaluating & Wishes) {
    const fault = faultOf(settings);
    if (fault !== undefined) return session.refuse('pencilmark', fault);
    const made = settings.count === undefined ? undefined : await makerSettingsOf(session, settings);
    if (settings.count !== undefined && !made) return;
    const { evaluateWith } = await import('../evaluation/evaluate.ts');
    await evaluateWith(session, operands, settings, made);
  },
};

/** Why there can be no such evaluation. */
function faultOf(settings: Evaluating & Wishes): string | undefined {
  const given = (flag: string): boolean => settings[keyOf(flag) as keyof Wishes] !== undefined;
  const missing = NEEDS.find(([flag, other]) => given(flag) && !given(other));
  if (missing) return `${missing[0]} needs ${missing[1]}, too.`;
  if (settings.count !== undefined) return undefined;
  const flag = MAKING_OPTIONS.map(flagOf).find(given);
  return flag && `${flag} is for puzzles that are made: give their --count, too.`;
}

/** Options that mean nothing without another one. */
const NEEDS = [
  ['--model', '--url'],
  ['--key', '--url'],
  ['--header', '--key'],
  ['--wrong', '--turns'],
] as const;
