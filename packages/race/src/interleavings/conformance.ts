import { digitIn, digitsOfText } from '../geometry.ts';
import type { MatchEvent } from '../messages/events.ts';
import type { MatchSetup } from '../messages/rules.ts';

// A second referee, who knows the rules but none of the code that plays by them: it only reads a
// log and says what is wrong.

/** What is wrong with a log, as sentences. */
export function faultsOf(setup: MatchSetup, log: readonly MatchEvent[]): string[] {
  const rules = setup.rules.mode === 'duel' ? duelFaults : boardFaults;
  return [...frameFaults(log), ...rules(setup, log)].map(([{ seq, k }, fault]) => `${seq} ${k}: ${fault}`);
}

type Fault = readonly [event: MatchEvent, fault: string];
const ANYWHERE: readonly MatchEvent['k'][] = ['joined', 'ready', 'phrase', 'left', 'back', 'resigned', 'done'];

/** Numbers, moments, names of commands, and the order of joining, starting and ending. */
function* frameFaults(log: readonly MatchEvent[]): Generator<Fault> {
  const cids = new Set<string>();
  let [isLive, isDone] = [false, false];
  for (const [index, event] of log.entries()) {
    if (event.seq !== index + 1) yield [event, `number ${event.seq} at place ${index + 1}`];
    if (event.at < (log[index - 1]?.at ?? 0)) yield [event, 'time falls'];
    if (event.cid !== undefined && cids.has(`${event.seat} ${event.cid}`)) yield [event, 'a cid twice'];
    cids.add(`${event.seat} ${event.cid}`);
    if (isDone && event.k !== 'phrase') yield [event, 'after the end'];
    if (isLive && (event.k === 'joined' || event.k === 'ready')) yield [event, 'after the start'];
    if (!isLive && event.k !== 'started' && !ANYWHERE.includes(event.k)) yield [event, 'before the start'];
    isLive ||= event.k === 'started';
    isDone ||= event.k === 'done';
  }
}

/** A duel as this referee takes it down. */
interface Sheet {
  readonly left: number[];
  digits: number[];
  turn: number;
  since: number;
  par: number | null;
  passes: number;
  leg: number;
}

function* duelFaults({ rules, puzzles }: MatchSetup, log: readonly MatchEvent[]): Generator<Fault> {
  const full = rules.seconds * 1000;
  const sheet: Sheet = { left: [full, full], digits: [], turn: 0, since: 0, par: null, passes: 0, leg: 0 };
  for (const event of log) {
    if (event.k === 'placed' || event.k === 'wrong' || event.k === 'passed') yield* turnFaults(sheet, event);
    if (event.k === 'placed' || event.k === 'wrong' || event.k === 'shown')
      yield* cellFaults(sheet, event, puzzles[sheet.leg]!.solution);
    if (event.k === 'next') {
      if (sheet.digits.includes(0)) yield [event, 'the board is not full'];
      for (const seat of [0, 1]) sheet.left[seat]! += full;
      sheet.leg++;
    }
    if (event.k === 'started' || event.k === 'next') begin(sheet, event);
    if (event.k === 'credit') sheet.left[event.seat!]! += event.body.ms;
    if (event.k === 'done' && event.body.result.ending === 'full')
      if (sheet.digits.includes(0) || sheet.leg !== puzzles.length - 1) yield [event, 'the board is not full'];
  }
}

type Kind<K extends MatchEvent['k']> = Extract<MatchEvent, { k: K }>;

function begin(sheet: Sheet, { at, body }: Kind<'started' | 'next'>): void {
  sheet.digits = digitsOfText(body.puzzle);
  sheet.turn = body.begins!;
  sheet.since = at;
  sheet.par = body.par;
  sheet.passes = 0;
}

/** Whose turn it was, the time used, and the price. */
function* turnFaults(sheet: Sheet, event: Kind<'placed' | 'wrong' | 'passed'>): Generator<Fault> {
  const { left, turn, since, par } = sheet;
  const { used, forgiven, clock } = event.body;
  const isPrepared = event.k !== 'passed' && event.body.isPrepared;
  const gained = event.k === 'placed' ? event.body.bonus : -event.body.cost;
  if (event.seat !== turn) yield [event, 'out of turn'];
  if (used + forgiven !== (isPrepared ? 100 : event.at - since)) yield [event, 'the time used is another'];
  if (used >= left[turn]!) yield [event, 'after the flag'];
  if (gained !== (event.k === 'placed' ? par! * 500 : -10_000 - par! * 1000)) yield [event, 'the price is another'];
  left[turn] = Math.max(0, left[turn]! - used + gained);
  if (clock.left !== left[turn]) yield [event, `the clock shows ${clock.left}; expected ${left[turn]}`];
  if (clock.quota < 0 || clock.quota > 3500) yield [event, `the quota is ${clock.quota}`];
  sheet.passes = event.k === 'passed' ? sheet.passes + 1 : 0;
  sheet.turn = 1 - turn;
  sheet.since = event.at;
  sheet.par = event.body.par;
}

/** Whether the cell was empty, and the digit judged by the solution. */
function* cellFaults(sheet: Sheet, event: Kind<'placed' | 'wrong' | 'shown'>, solution: string): Generator<Fault> {
  const { cell, digit, par } = event.body;
  if (sheet.digits[cell] !== 0) yield [event, 'the cell is filled'];
  if ((digitIn(solution, cell) === digit) !== (event.k !== 'wrong')) yield [event, 'misjudged'];
  if (event.k !== 'wrong') sheet.digits = sheet.digits.with(cell, digit);
  if (event.k !== 'shown') return;
  if (sheet.passes !== 2) yield [event, `after ${sheet.passes} passes`];
  sheet.passes = 0;
  sheet.par = par;
}

interface Board {
  readonly given: number;
  readonly digits: number[];
  misses: number;
  isFinished: boolean;
}

function* boardFaults(setup: MatchSetup, log: readonly MatchEvent[]): Generator<Fault> {
  const { rules, puzzles } = setup;
  const { puzzle, solution } = puzzles[0]!;
  const sideOf = (seat: number): number => (rules.mode === 'race' ? seat : seat % (rules.teams ?? 1));
  const given = digitsOfText(puzzle).filter((digit) => digit !== 0).length;
  const boards = Array.from(
    { length: rules.seats },
    (): Board => ({ given, digits: digitsOfText(puzzle), misses: 0, isFinished: false }),
  );
  const resigned = new Set<number>();
  for (const event of log) {
    if (event.seat === null) continue;
    const board = boards[sideOf(event.seat)]!;
    const isSolved = board.digits.join() === digitsOfText(solution).join();
    if (event.k === 'filled' || event.k === 'missed' || event.k === 'cleared') yield* fillFaults(setup, board, event);
    if (event.k === 'resigned' && resigned.has(event.seat)) yield [event, 'a second time'];
    if (event.k === 'resigned') resigned.add(event.seat);
    if (event.k === 'finished') {
      board.isFinished = true;
      if (!isSolved) yield [event, 'the board is not solved'];
    }
    if (event.k === 'judged' && isSolved) yield [event, 'the board is solved'];
  }
}

function* fillFaults(
  { rules, puzzles }: MatchSetup,
  board: Board,
  event: Kind<'filled' | 'missed' | 'cleared'>,
): Generator<Fault> {
  const { puzzle, solution } = puzzles[0]!;
  const { cell, count } = event.body;
  const digit = event.k === 'cleared' ? 0 : event.body.digit;
  const isRight = digitIn(solution, cell) === digit;
  if (board.isFinished) yield [event, 'after the board was finished'];
  if (digitIn(puzzle, cell) !== 0) yield [event, 'the cell is given'];
  if (rules.isChecked && board.digits[cell] !== 0) yield [event, 'the cell is filled'];
  if (rules.isChecked && isRight !== (event.k === 'filled')) yield [event, 'misjudged'];
  if (event.k !== 'missed') board.digits[cell] = digit;
  else if (event.body.penalty !== 10_000 * (rules.mode === 'race' ? ++board.misses : 1))
    yield [event, 'the penalty is another'];
  if (count !== board.digits.filter((digit) => digit !== 0).length - board.given) yield [event, 'miscounted'];
}
