import { parsePuzzle } from '@pencilmark/core/format';
import type { Puzzle } from '@pencilmark/core/puzzle';
import { checkArgument, checkOption, checkOptions, type KeysOf } from '@pencilmark/core/result';
import { BOARD_KEYS, type BoardOptions, boardFrom } from './board.ts';

/** What `read` may be told. */
export interface ReadOptions extends BoardOptions {
  /**
   * Whether to read a puzzle without the rules that it cannot hold, such as cages; default false.
   */
  readonly ignoreRules?: boolean;
}

const KEYS: KeysOf<ReadOptions> = { ...BOARD_KEYS, ignoreRules: true };

/**
 * Reads a text in any format that Pencilmark knows, such as ipuz, f-puzzles, a drawn board or
 * pencil marks. Rejects with a RangeError that names line and
 * column of a text without a puzzle, the rules that cannot be held, or what is wrong with an
 * argument.
 *
 *     (await read('[[1,2,0,0],[3,4,0,0],[0,0,0,0],[0,0,0,0]]')).givens[1]      // 2
 */
export async function read(text: string, options: ReadOptions = {}): Promise<Puzzle> {
  checkOptions('read', options, KEYS);
  const { ignoreRules } = options;
  const isFlag = ignoreRules === undefined || typeof ignoreRules === 'boolean';
  checkOption('read', 'ignoreRules', isFlag, ignoreRules, 'true or false');
  checkArgument('read', typeof text === 'string', text, 'a text that holds a puzzle');
  const geometry = boardFrom('read', options);
  const result = parsePuzzle(text, { ...(geometry && { geometry }), ...(ignoreRules && { ignoreRules }) });
  const place = result.ok ? '' : `line ${result.error.line}, column ${result.error.column}: ${result.error.message}`;
  checkArgument('read', result.ok, text, `a text that holds a puzzle: ${place}`);
  return result.value.puzzle;
}
