import { check, TEXT } from '@pencilmark/core/result';
import { A_SEAT, A_SETUP, TEXTS } from './expected.ts';
import type { MatchRules, MatchSetup } from './messages/rules.ts';

// What is hashed, as text. Hashing itself is left to the caller: SHA-256 over the UTF-8 bytes,
// written as hexadecimal digits. After the end, everybody can do the same and compare.

/** The rules in a fixed order, so that the same rules give the same text. */
const rulesText = ({ mode, board, level, seats, seconds, isChecked, isRated, teams = 1 }: MatchRules): string =>
  [mode, board, level, seats, seconds, isChecked ? 'checked' : 'unchecked', isRated ? 'rated' : 'unrated', teams].join(
    ' ',
  );

/**
 * What the commit of a match hashes: five or six lines, without a line feed at the end. They are
 * the words `pencilmark match 1`, the id, the rules, the seed of the service, and each puzzle with
 * its board. A match without a seed, or with another puzzle, has another commit.
 *
 *     const duel = { mode: 'duel', board: '4x4', level: 'easy', seats: 2, seconds: 60 };
 *     const rules = { ...duel, isChecked: true, isRated: false };
 *     const puzzle = { board: '4x4', puzzle: '1.3434.2214343..', solution: '1234341221434321' };
 *     const text = commitText({ id: 'a1', rules, seed: 'f00d', puzzles: [puzzle] });
 *     text.split('\n')[2]      // 'duel 4x4 easy 2 60 checked unrated 1'
 */
export function commitText(setup: Omit<MatchSetup, 'commit'>): string {
  check('commitText', 'setup', setup, A_SETUP);
  const { id, rules, seed, puzzles } = setup;
  return [
    'pencilmark match 1',
    id,
    rulesText(rules),
    seed,
    ...puzzles.map(({ board, puzzle }) => `${board} ${puzzle}`),
  ].join('\n');
}

/**
 * What the toss hashes: the words `pencilmark toss 1`, the seed, and the nonce of each seat, a line
 * each. The service cannot choose the toss, for it committed to its seed before it knew the nonces.
 * The players cannot either, for they do not know the seed.
 *
 *     tossText('f00d', ['aa', 'bb']).split('\n').length      // 4
 */
export function tossText(seed: string, nonces: readonly string[]): string {
  check('tossText', 'seed', seed, TEXT);
  check('tossText', 'nonces', nonces, TEXTS);
  return ['pencilmark toss 1', seed, ...nonces].join('\n');
}

/**
 * The seat that begins, of so many: the first eight hexadecimal digits of the toss, divided, with
 * the remainder as the seat.
 *
 *     firstSeat('00000003' + '0'.repeat(56), 2)      // 1
 */
export function firstSeat(toss: string, seats: number): number {
  check('firstSeat', 'toss', toss, TEXT);
  check('firstSeat', 'seats', seats, A_SEAT);
  return Number.parseInt(toss.slice(0, 8), 16) % seats;
}

/**
 * What is hashed with the secret of the service (HMAC-SHA-256) to choose the puzzle of a day.
 * `date` is written as 2026-11-22.
 *
 *     dailyText('2026-11-22', 'easy')      // 'pencilmark daily 1\n2026-11-22\neasy'
 */
export function dailyText(date: string, level: string): string {
  check('dailyText', 'date', date, TEXT);
  check('dailyText', 'level', level, TEXT);
  return ['pencilmark daily 1', date, level].join('\n');
}

/**
 * What the hash of a puzzle of the day hashes. It is published the day before. `salt` is the HMAC
 * that chose the puzzle; it is published when the day is over, so that nobody can try puzzles.
 *
 *     dailyCommitText('2026-11-22', 'easy', '9x9', '53..7', 'cafe').split('\n').length      // 5
 */
export function dailyCommitText(date: string, level: string, board: string, puzzle: string, salt: string): string {
  check('dailyCommitText', 'date', date, TEXT);
  check('dailyCommitText', 'level', level, TEXT);
  check('dailyCommitText', 'board', board, TEXT);
  check('dailyCommitText', 'puzzle', puzzle, TEXT);
  check('dailyCommitText', 'salt', salt, TEXT);
  return [dailyText(date, level), salt, `${board} ${puzzle}`].join('\n');
}
