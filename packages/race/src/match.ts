import { check, fail, NUMBER } from '@pencilmark/core/result';
import { deadlineOf } from './deadline.ts';
import { A_COMMAND, A_SETUP, A_STATE, THE_RULES } from './expected.ts';
import { boardOf, boardOfMatch, digitIn, digitsOfText } from './geometry.ts';
import { levelsOf, MATCH_BOARDS } from './kinds.ts';
import { beDue, COMMON, withdraw } from './lobby.ts';
import { blank } from './log/apply.ts';
import type { MatchEvent } from './messages/events.ts';
import type { MatchPuzzle, MatchResult, MatchRules, MatchSetup } from './messages/rules.ts';
import type { ParOf } from './par.ts';
import { type Draft, draftOf } from './play/draft.ts';
import { modeOf } from './play/modes.ts';
import { type Refusal, refused } from './refusals.ts';
import type { Command, Decision, MatchState } from './state.ts';

/**
 * What is wrong with rules that somebody proposes for a new match, or nothing. The refusal of a
 * board or of a level names those that are possible, which are those of `MATCH_BOARDS`.
 *
 *     const duel = { mode: 'duel', board: '9x9', level: 'easy', seats: 2, seconds: 240 };
 *     refusalOfRules({ ...duel, isChecked: true, isRated: false })      // undefined
 *     refusalOfRules({ ...duel, seats: 3, isChecked: true, isRated: false }).code      // 'rules'
 */
export function refusalOfRules(rules: MatchRules): Refusal | undefined {
  check('refusalOfRules', 'rules', rules, THE_RULES);
  const levels = levelsOf(rules.board);
  if (levels.length === 0) return refused('board', `There are ${MATCH_BOARDS.map(({ board }) => board).join(', ')}.`);
  if (!levels.includes(rules.level)) return refused('level', `There are ${levels.join(', ')}.`);
  return refusalOfMode(rules);
}

const refusalOfMode = (rules: MatchRules): Refusal | undefined =>
  modeOf(rules).refuses(rules) ? refused('rules') : undefined;

/**
 * A match before its first event. Throws a RangeError for a setup whose rules fit no mode, or whose
 * puzzles do not fit the rules: a rated duel has two, any other match one, each with its solution.
 *
 *     const race = { mode: 'race', board: '4x4', level: 'easy', seats: 2, seconds: 600 };
 *     const rules = { ...race, isChecked: true, isRated: false };
 *     const puzzle = { board: '4x4', puzzle: '1.3434.2214343..', solution: '1234341221434321' };
 *     const setup = { id: 'm1', rules, commit: 'c'.repeat(64), seed: 'secret', puzzles: [puzzle] };
 *     initial(setup).progress.phase      // 'open'
 */
export function initial(setup: MatchSetup): MatchState {
  check('initial', 'setup', setup, A_SETUP);
  const { rules, puzzles } = setup;
  // Which boards and levels there are changes with time, and a match has what it was made with.
  const refusal = boardOf(rules.board) ? refusalOfMode(rules) : refused('board');
  if (refusal) fail(`match ${setup.id}: ${refusal.text}`);
  const expected = modeOf(rules).puzzles(rules);
  if (puzzles.length !== expected) fail(`match ${setup.id} has ${puzzles.length} puzzles; expected ${expected}`);
  for (const puzzle of puzzles) checkPuzzle(rules, puzzle);
  return blank(setup);
}

function checkPuzzle(rules: MatchRules, { board, puzzle, solution }: MatchPuzzle): void {
  const { id, cellCount } = boardOfMatch(rules.board);
  if (boardOf(board)?.id !== id) fail(`a puzzle of the board "${board}"; expected "${rules.board}"`);
  const isSolved =
    solution.length === cellCount && digitsOfText(solution).every((digit, cell) => fits(digit, digitIn(puzzle, cell)));
  if (puzzle.length !== cellCount || !isSolved)
    fail(`the puzzle ${puzzle}; expected one of ${board} with its solution`);
}

const fits = (digit: number, given: number): boolean => digit > 0 && (given === 0 || given === digit);

/**
 * Decides about a command that arrived at `now`, in ms of service time. When the deadline of the
 * match has passed, the events that follow from that come first. The state is left alone: the
 * caller appends the events to the log and applies them. `parOf` may answer from a cache.
 *
 *     const race = { mode: 'race', board: '4x4', level: 'easy', seats: 2, seconds: 600 };
 *     const rules = { ...race, isChecked: true, isRated: false };
 *     const puzzle = { board: '4x4', puzzle: '1.3434.2214343..', solution: '1234341221434321' };
 *     const setup = { id: 'm1', rules, commit: 'c'.repeat(64), seed: 'secret', puzzles: [puzzle] };
 *     const { events } = decide(initial(setup), { t: 'join', seat: 0, name: 'Ann' }, 5000);
 *     events.map(({ seq, at, k }) => [seq, at, k])      // [[1, 5000, 'joined']]
 *     decide(initial(setup), { t: 'start', toss: '' }, 5000).refusal.code      // 'not-yet'
 */
export function decide(state: MatchState, command: Command, now: number, options: { parOf?: ParOf } = {}): Decision {
  check('decide', 'state', state, A_STATE);
  check('decide', 'command', command, A_COMMAND);
  check('decide', 'now', now, NUMBER);
  const repeat = answered(state, command);
  if (repeat) return { events: [], repeat };
  const saving = savingCredit(state, command, now, options.parOf);
  if (saving) return { events: saving };
  const due = dueEvents(state, now, options.parOf);
  const draft = draftOf(due.state, now, options.parOf);
  const refusal = command.t === 'due' ? undefined : decided(draft, command);
  const events = [...due.events, ...draft.events];
  return refusal ? { events, refusal } : { events };
}

/** A credit for an outage in which the deadline came, if with it the deadline has not come. */
function savingCredit(state: MatchState, command: Command, now: number, parOf: ParOf | undefined) {
  const deadline = deadlineOf(state.progress);
  if (command.t !== 'credit' || deadline === undefined || command.from >= deadline || now < deadline) return undefined;
  const draft = draftOf(state, now, parOf);
  decided(draft, command);
  return deadlineOf(draft.state.progress)! > now ? draft.events : undefined;
}

/** The event that answered a command before. */
function answered({ answers }: MatchState, command: Command): MatchEvent | undefined {
  if (!('cid' in command)) return undefined;
  return answers[command.seat]?.find(({ cid }) => cid === command.cid);
}

/** What a deadline brings, if it has passed. It happens at the deadline, whoever finds it when. */
function dueEvents(state: MatchState, now: number, parOf: ParOf | undefined): Draft {
  const deadline = deadlineOf(state.progress);
  const draft = draftOf(state, deadline ?? now, parOf);
  if (deadline !== undefined && now >= deadline) beDue(draft);
  return draft;
}

/** What a command does: it adds events to the draft, or answers why not. */
type Decider = (draft: Draft, command: Command) => Refusal | undefined;
type Deciders = Readonly<Record<string, Decider | undefined>>;

function decided(draft: Draft, command: Command): Refusal | undefined {
  const { seats, phase, rules } = draft.state.progress;
  const seat = 'seat' in command ? seats[command.seat] : 'none';
  if (seat === undefined || (seat === null && command.t !== 'join')) return refused('seat');
  if (phase === 'done' && command.t !== 'phrase') return refused('over');
  if (isTooMuch(draft.state, command)) return refused('many');
  const common = (COMMON as Deciders)[command.t];
  if (common) return common(draft, command);
  if (command.t === 'resign' && phase !== 'live') return withdraw(draft, command);
  if (phase !== 'live') return refused('not-live');
  const own = (modeOf(rules).commands as Deciders)[command.t];
  return own ? own(draft, command) : refused('mode');
}

/** Whether a seat has done so much that its log could grow without end. */
const isTooMuch = ({ answers, setup }: MatchState, command: Command): boolean =>
  LIMITED.includes(command.t) &&
  'seat' in command &&
  answers[command.seat]!.length >= COMMANDS_A_CELL * boardOfMatch(setup.rules.board).cellCount;

const LIMITED: readonly Command['t'][] = ['move', 'prepare', 'pass', 'note', 'phrase'];
const COMMANDS_A_CELL = 40;

/**
 * When the referee must look at the match again, in ms of service time.
 *
 *     const race = { mode: 'race', board: '4x4', level: 'easy', seats: 2, seconds: 600 };
 *     const rules = { ...race, isChecked: true, isRated: false };
 *     const puzzle = { board: '4x4', puzzle: '1.3434.2214343..', solution: '1234341221434321' };
 *     const setup = { id: 'm1', rules, commit: 'c'.repeat(64), seed: 'secret', puzzles: [puzzle] };
 *     deadline(initial(setup)) === undefined      // true
 */
export function deadline(state: MatchState): number | undefined {
  check('deadline', 'state', state, A_STATE);
  const { progress } = state;
  return deadlineOf(progress);
}

/**
 * How a match ended; nothing while it goes on.
 *
 *     const race = { mode: 'race', board: '4x4', level: 'easy', seats: 2, seconds: 600 };
 *     const rules = { ...race, isChecked: true, isRated: false };
 *     const puzzle = { board: '4x4', puzzle: '1.3434.2214343..', solution: '1234341221434321' };
 *     const setup = { id: 'm1', rules, commit: 'c'.repeat(64), seed: 'secret', puzzles: [puzzle] };
 *     resultOf(initial(setup))      // undefined
 */
export function resultOf(state: MatchState): MatchResult | undefined {
  check('resultOf', 'state', state, A_STATE);
  const { progress } = state;
  return progress.result ?? undefined;
}
