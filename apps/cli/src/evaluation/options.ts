import { err, ok } from '@pencilmark/core/result';
import { nameOf, type Option, oneOf, wholeNumber } from '../options/option.ts';
import { LANGUAGE_OPTION } from '../options/options.ts';

const PROCESSES = ['one', 'game', 'turn'] as const;
/** For what a program is started: for all games, for each game, or for each turn. */
export type Processes = (typeof PROCESSES)[number];

export const USUAL_TIMEOUT = 300;

/** Whom to ask, and how. */
export const PARTNER_OPTIONS: readonly Option[] = [
  {
    flags: '--process <for>',
    says: 'start the program for one and all (one, default), anew for each game, or for each turn; then it reads the prompt as text and writes its answer until it ends',
    read: oneOf('way', PROCESSES),
    choices: () => PROCESSES,
  },
  {
    flags: '--url <address>',
    says: 'ask this address in place of a program, such as http://127.0.0.1:8080/answer',
    read: (text) =>
      /^https?:/.test(text) && URL.canParse(text)
        ? ok(text)
        : err('Expected an address that begins with http:// or https://.'),
  },
  {
    flags: '--model <model>',
    says: 'send {"model","messages"} to the address, as servers of chats expect, with this model',
    read: (text) => (/^[a-z_][\w./:@-]{0,199}$/i.test(text) ? ok(text) : err('Expected the name of a model.')),
  },
  {
    flags: '--key <variable>',
    says: 'the variable of the environment with the key of the address',
    read: (text) =>
      /^[A-Z][A-Z0-9_]*$/.test(text) ? ok(text) : err('Expected the name of a variable in capitals, not a key.'),
  },
  {
    flags: '--header <header>',
    says: 'the header in which the key is sent (default: authorization, after "Bearer")',
    read: (text) =>
      /^[a-z]+(?:-[a-z]+)+$/i.test(text)
        ? ok(text.toLowerCase())
        : err('Expected the name of a header, such as x-api-key.'),
  },
  {
    flags: '--timeout <seconds>',
    says: `how long to wait for an answer (default: ${USUAL_TIMEOUT})`,
    read: wholeNumber(1, 86_400),
  },
  { flags: '--parallel <n>', says: 'how many games go on at once (default: 1)', read: wholeNumber(1, 256) },
];

/** What is played. */
export const PLAY_OPTIONS: readonly Option[] = [
  { flags: '--puzzles <file>', says: 'the puzzles (default: standard input, or --count)', read: nameOf('file') },
  {
    flags: '--turns <n>',
    says: 'play up to so many turns, in each of which some digits are asked for (default: the whole grid at once)',
    read: wholeNumber(1, 10_000),
  },
  {
    flags: '--wrong <what>',
    says: 'what follows a wrong digit in a game with --turns: its end (end, default), or it is told and not written (refuse)',
    read: oneOf('way', ['end', 'refuse']),
    choices: () => ['end', 'refuse'],
  },
  { ...LANGUAGE_OPTION, says: LANGUAGE_OPTION.says.replace('sentences', 'prompts') },
  {
    flags: '--transcript <file>',
    says: 'write every prompt and answer to this file, a turn a line as JSON',
    read: nameOf('file'),
  },
];
