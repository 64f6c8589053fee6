import { accessSync, constants, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { setImmediate as others } from 'node:timers/promises';
import { countText, groupedNumber, sentenceOf, sourceName, unwritable, writeWhole } from '@pencilmark/bulk';
import { Collection, type Member, type Source } from '../collection/collection.ts';
import { COLUMN_NAMES, type ColumnName, columnMembersOf, columnsOf } from '../collection/columns.ts';
import { type Command, FILES } from '../command.ts';
import { type BulkSettings, OUTPUT_OPTION, plainOf, SKIP_OPTION } from '../jobs/settings.ts';
import { runInThreads } from '../jobs/threads.ts';
import { listOf, nameOf, wholeNumber } from '../options/option.ts';
import { JSON_OPTION, READING_OPTIONS, THREADS_OPTION } from '../options/options.ts';
import type { Session } from '../session.ts';

const USUAL_MEGABYTES = 256;
const MOST_MEGABYTES = 8192;
const PIECE_LENGTH = 1 << 16;
/** What a JSON object tells when no columns are chosen. */
const USUAL: readonly ColumnName[] = ['puzzle', 'canonical', 'number', 'times', 'automorphisms'];
const REPEATED: readonly ColumnName[] = ['puzzle', 'canonical', 'number', 'first', 'automorphisms'];

interface CollectSettings extends Omit<BulkSettings, 'onError'> {
  readonly with?: string;
  readonly without?: string;
  readonly duplicates?: true;
  readonly exact?: true;
  readonly canonical?: true;
  readonly columns?: readonly ColumnName[];
  readonly memory?: number;
  readonly temporary?: string;
  readonly onError?: 'stop' | 'skip';
}

export const collect: Command = {
  name: 'collect',
  says: 'write each of many puzzles or grids once (9×9), also where symmetries make them the same; compare whole sets of them',
  note:
    'Of equal puzzles the first one is written, in the order of the canonical forms, which is the same whatever the order of the files. ' +
    'Several files are a union. Memory is bounded: what does not fit is sorted in files of a temporary folder, of which nothing is left even by a ' +
    'killed process. Nothing is written before all is read; what is interrupted begins anew.',
  operand: FILES,
  options: [
    { flags: '--with <file>', says: 'only what is in this file, too', read: nameOf('file') },
    { flags: '--without <file>', says: 'only what is not in this file', read: nameOf('file') },
    { flags: '--duplicates', says: 'write what repeats an earlier puzzle, in place of the first ones' },
    {
      flags: '--exact',
      says: 'puzzles are the same only when their digits are; canonical forms take most of the time',
    },
    { flags: '--canonical', says: 'write canonical forms in place of the puzzles' },
    {
      flags: '--columns <names>',
      says: `these values, with tabs between them or as --json: ${COLUMN_NAMES.join(', ')}`,
      read: listOf('column', COLUMN_NAMES),
      choices: () => COLUMN_NAMES,
    },
    {
      flags: '--memory <MB>',
      says: `memory for sorting, besides some 40 MB a thread (default: ${USUAL_MEGABYTES})`,
      read: wholeNumber(1, MOST_MEGABYTES),
    },
    {
      flags: '--temporary <folder>',
      says: 'where to sort what does not fit into memory: some 110 bytes a puzzle (default: that of the system)',
      read: nameOf('folder'),
    },
    ...READING_OPTIONS,
    JSON_OPTION,
    THREADS_OPTION,
    OUTPUT_OPTION,
    {
      ...SKIP_OPTION,
      says: 'what to do at a record that cannot be read: stop and write nothing, or skip it (default: skip)',
    },
  ],
  examples: [
    ['pencilmark collect puzzles.txt puzzle.txt --output all.txt', 'all that are really different, each once'],
    [
      'pencilmark collect puzzles.txt --without puzzle.txt',
      'those that the other file does not have, not even turned or relabelled',
    ],
    ['pencilmark collect puzzles.txt --with puzzle.txt --columns number,puzzle', 'those in both, with their numbers'],
    ['pencilmark collect puzzles.txt --duplicates --columns number,first', 'which puzzles repeat which'],
  ],
  async run(session: Session, operands, options: CollectSettings) {
    const own = operands.length > 0 ? operands : ['-'];
    const fault = faultOf(own, options);
    if (fault !== undefined) return session.refuse('pencilmark', fault);
    const interrupt = new AbortController();
    const onInterrupt = (): void => interrupt.abort();
    process.once('SIGINT', onInterrupt);
    const collection = new Collection({
      memory: (options.memory ?? USUAL_MEGABYTES) * 2 ** 20,
      folder: options.temporary ?? tmpdir(),
      isRepeating: options.duplicates ?? false,
    });
    try {
      const sets: readonly (readonly [Source, readonly string[]])[] = [
        ['without', options.without === undefined ? [] : [options.without]],
        ['with', options.with === undefined ? [] : [options.with]],
        ['own', own],
      ];
      for (const set of sets) {
        if (set[1].length > 0 && !(await take(session, collection, set, options)))
          return session.messages.note('Nothing was written.');
        interrupt.signal.throwIfAborted();
      }
      await write(session, collection, options, interrupt.signal);
    } catch (problem) {
      if (!interrupt.signal.aborted) throw problem;
      session.messages.note(`stopped${options.output === undefined ? '' : '; nothing was written'}`);
      session.raise(130);
    } finally {
      process.off('SIGINT', onInterrupt);
      collection.close();
    }
  },
};

/** Why the command cannot come to its end, as far as that shows before it has read anything. */
function faultOf(own: readonly string[], options: CollectSettings): string | undefined {
  const { output, temporary = tmpdir() } = options;
  const others = [options.without, options.with].filter((name) => name !== undefined);
  if ([...own, ...others].filter((name) => name === '-').length > 1) return 'Standard input can be read once only.';
  for (const name of others) {
    const problem = name !== '-' && problemOf(() => accessSync(name, constants.R_OK));
    if (problem) return `${sourceName(name)}: ${sentenceOf(problem)}`;
  }
  const found = output === undefined ? undefined : statSync(output, { throwIfNoEntry: false });
  if (found?.isDirectory()) return unwritable(output!, { code: 'EISDIR' });
  // A file comes into its folder when it is complete. A device is there already.
  const outputs = output === undefined ? [] : [[output, !found || found.isFile() ? dirname(output) : output] as const];
  for (const [name, place] of [[temporary, temporary] as const, ...outputs]) {
    const problem = problemOf(() => accessSync(place, constants.W_OK));
    if (problem) return unwritable(name, problem);
  }
  return undefined;
}

/** What a look at the disk throws. */
function problemOf(look: () => void): unknown {
  try {
    look();
    return undefined;
  } catch (problem) {
    return problem;
  }
}

const [NEWLINE, HASH, ZERO] = [10, 35, 48];

/** Adds the puzzles of some inputs. False when they were not read to the end. */
async function take(
  session: Session,
  collection: Collection,
  [source, inputs]: readonly [Source, readonly string[]],
  settings: CollectSettings,
): Promise<boolean> {
  const { from, geometry, alphabet, ignoreRules, exact, onError, threads } = settings;
  let number = 0;
  const add = (bytes: Uint8Array): void => {
    for (let start = 0; start < bytes.length; ) {
      const end = bytes.indexOf(NEWLINE, start);
      number++;
      if (bytes[start] !== HASH) {
        const line = bytes.subarray(start, end).map((byte) => byte - ZERO);
        const automorphisms = line.subarray(162).reduce((sum, digit) => sum * 10 + digit, 0);
        collection.add(source, { key: line.subarray(0, 81), digits: line.subarray(81, 162), automorphisms, number });
      }
      start = end + 1;
    }
  };
  const isStopping = onError === 'stop';
  // Otherwise each record that cannot be read leaves a line, so numbers are those of records.
  const options = plainOf({
    from,
    geometry,
    alphabet,
    ignoreRules,
    exact,
    onError: isStopping ? 'stop' : 'record',
  } as BulkSettings);
  await runInThreads(session, { job: 'collect', options }, inputs, threads === undefined ? {} : { threads }, add);
  return session.exitCode !== 130 && !(isStopping && session.exitCode === 2);
}

/** Writes the members of a collection. Rejects when it is stopped; then no file is written. */
async function write(
  session: Session,
  collection: Collection,
  options: CollectSettings,
  stop: AbortSignal,
): Promise<void> {
  let count = 0;
  const pause = async (): Promise<void> => {
    session.progress.say(() => `${groupedNumber(count)} puzzles written`);
    await others();
    stop.throwIfAborted();
  };
  const lines = async function* (): AsyncGenerator<Uint8Array> {
    let text = '';
    for await (const member of collection.members({ isWith: options.with !== undefined, pause })) {
      count++;
      text += `${lineOf(member, options)}\n`;
      if (text.length < PIECE_LENGTH) continue;
      yield Buffer.from(text);
      text = '';
    }
    yield Buffer.from(text);
  };
  const { output } = options;
  if (output === undefined) for await (const bytes of lines()) session.output.bytes(bytes);
  else {
    const problem = await writeWhole(output, lines());
    if (problem !== undefined) return session.refuse('pencilmark', problem);
  }
  session.progress.stop();
  session.messages.note(`wrote ${countText(count, 'puzzle')}`);
}

function lineOf(member: Member, { json, canonical, columns, exact, duplicates }: CollectSettings): string {
  const comparing = { isExact: exact ?? false };
  if (json) return JSON.stringify(columnMembersOf(member, columns ?? (duplicates ? REPEATED : USUAL), comparing));
  return columnsOf(member, columns ?? [canonical ? 'canonical' : 'puzzle'], comparing);
}
