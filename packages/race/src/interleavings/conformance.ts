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

function* duelFaults({ rules, puzzles }: MatchSetup, log: readonly MatchEvent[]): Generator<Fault> {
  const left = [rules.seconds * 1000, rules.seconds * 1000];
  let [digits, turn, since, par, passes, leg] = [[] as number[], 0, 0, 0 as number | null, 0, 0];
  const begin = (puzzle: string, seat: number): void => {
    digits = digitsOfText(puzzle);
    turn = seat;
  };
  for (const event of log) {
    const { seat, at } = event;
    const isTurn = event.k === 'placed' || event.k === 'wrong' || event.k === 'passed';
    if (isTurn) {
      const { used, forgiven, clock } = event.body;
      const isPrepared = event.k !== 'passed' && event.body.isPrepared;
      const gained = event.k === 'placed' ? event.body.bonus : -event.body.cost;
      if (seat !== turn) yield [event, 'out of turn'];
      if (used + forgiven !== (isPrepared ? 100 : at - since)) yield [event, 'the time used is another'];
      if (used >= left[turn]!) yield [event, 'after the flag'];
      if (gained !== (event.k === 'placed' ? par! * 500 : -10_000 - par! * 1000)) yield [event, 'the price is another'];
      left[turn] = Math.max(0, left[turn]! - used + gained);
      if (clock.left !== left[turn]) yield [event, `the clock shows ${clock.left}; expected ${left[turn]}`];
      if (clock.quota < 0 || clock.quota > 3500) yield [event, `the quota is ${clock.quota}`];
      passes = event.k === 'passed' ? passes + 1 : 0;
      [turn, since, par] = [1 - turn, at, event.body.par];
    }
    if (event.k === 'placed' || event.k === 'wrong' || event.k === 'shown') {
      const { cell, digit } = event.body;
      if (digits[cell] !== 0) yield [event, 'the cell is filled'];
      if ((digitIn(puzzles[leg]!.solution, cell) === digit) !== (event.k !== 'wrong')) yield [event, 'misjudged'];
      if (event.k !== 'wrong') digits = digits.with(cell, digit);
    }
    if (event.k === 'shown') {
      if (passes !== 2) yield [event, `after ${passes} passes`];
      [passes, par] = [0, event.body.par];
    }
    if (event.k === 'started') {
      begin(event.body.puzzle, event.body.begins!);
      [since, par] = [at, event.body.par];
    }
    if (event.k === 'next') {
      if (digits.includes(0)) yield [event, 'the board is not full'];
      begin(event.body.puzzle, event.body.begins);
      for (const side of [0, 1]) left[side]! += rules.seconds * 1000;
      [since, par, passes, leg] = [at, event.body.par, 0, leg + 1];
    }
    if (event.k === 'credit') left[seat!]! += event.body.ms;
    if (event.k === 'done' && event.body.result.ending === 'full')
      if (digits.includes(0) || leg !== puzzles.length - 1) yield [event, 'the board is not full'];
  }
}

function* boardFaults({ rules, puzzles: [puzzle] }: MatchSetup, log: readonly MatchEvent[]): Generator<Fault> {
  const sideOf = (seat: number): number => (rules.mode === 'race' ? seat : seat % (rules.teams ?? 1));
  const boards = Array.from({ length: rules.seats }, () => ({ digits: digitsOfText(puzzle!.puzzle), misses: 0 }));
  const finished = new Set<number>();
  for (const event of log) {
    if (event.seat === null) continue;
    const side = sideOf(event.seat);
    const board = boards[side]!;
    if (event.k === 'filled' || event.k === 'missed' || event.k === 'cleared') {
      const { cell } = event.body;
      const digit = event.k === 'cleared' ? 0 : event.body.digit;
      if (finished.has(side)) yield [event, 'after the board was finished'];
      if (digitIn(puzzle!.puzzle, cell) !== 0) yield [event, 'the cell is given'];
      if (rules.isChecked && board.digits[cell] !== 0) yield [event, 'the cell is filled'];
      if (rules.isChecked && (digitIn(puzzle!.solution, cell) === digit) !== (event.k === 'filled'))
        yield [event, 'misjudged'];
      if (event.k !== 'missed') board.digits[cell] = digit;
      else if (event.body.penalty !== 10_000 * (rules.mode === 'race' ? ++board.misses : 1))
        yield [event, 'the penalty is another'];
      const given = digitsOfText(puzzle!.puzzle).filter((one) => one !== 0).length;
      if (event.body.count !== board.digits.filter((one) => one !== 0).length - given) yield [event, 'miscounted'];
    }
    if (event.k === 'finished') {
      finished.add(side);
      if (board.digits.join() !== digitsOfText(puzzle!.solution).join()) yield [event, 'the board is not solved'];
    }
    if (event.k === 'judged' && board.digits.join() === digitsOfText(puzzle!.solution).join())
      yield [event, 'the board is solved'];
  }
}
