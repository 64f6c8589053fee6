import { CODES, makeTask, ROUNDS } from '@pencilmark/arena';
import { backtracking, bands, SOLVERS, singles } from '@pencilmark/core/solve';
import { except, named, type Row, whole } from './law.ts';

const makers = { solvers: SOLVERS, referee: backtracking };
const plan = { board: '4x4', sorts: ['none'], limit: 2, ms: 100, seed: 1 };
const round = { ...ROUNDS[0]!, board: '4x4', tasks: 1, batch: 1 };
const judged = makeTask(plan as never, makers);
const { message } = judged;
const calibration = { leastMs: 1, tieMs: 1 };
const turn = { entry: 'ours', calibration, results: [] };
const played = { plan: round, seed: 1, turns: [turn] };
const outcome = { seed: 1, entries: [{ name: 'ours', version: '1' }], rounds: [played] };
const player = { name: 'ours', version: '1', boards: ['4x4:2x2'], solvers: SOLVERS };
const texts = except(['4x4'], [7]);
const times = except([0.2, 0.3], ['x']);
const code = named(Object.keys(CODES)[0]!);

export const ARENA: Readonly<Record<string, () => Row>> = {
  answerTo: () => [message, except([singles], [7], [])],
  boardsOf: () => [bands, texts],
  calibrationOf: () => [except(times, [])],
  faultOf: () => [judged, { t: 'answer', id: message.id, solutions: [] }],
  isAnswered: () => [code],
  isForFirst: () => [round],
  isOut: () => [except(['right'], ['no-such-code'], [7])],
  judgedTask: () => [message, except(judged.counts, ['x'])],
  knowsRound: () => [{ boards: ['9x9'], kinds: ['solve'] }, round],
  makeRound: () => [round, whole(1), makers],
  makeTask: () => [plan, makers],
  merged: () => [calibration, calibration],
  outcomeData: () => [outcome],
  outcomeMarkdown: () => [outcome],
  outcomePage: () => [outcome],
  par2Of: () => [{ ms: 2000 }, turn],
  readArenaLine: () => [except('{"t":"bye"}', 'nonsense')],
  readEntries: () => [except('[{"solver": "singles"}]', 'nonsense')],
  readProgramLine: () => [except('{"t":"pong","id":"p1"}', 'nonsense')],
  replyOf: () => [player, { t: 'ping', id: 'p1' }],
  roundText: () => [played],
  rowsOf: () => [played],
  standingsOf: () => [round, except([turn], [7])],
  standingsText: () => [except([], [7])],
  summaryText: () => [outcome],
  tableOf: () => [played],
  timeScale: () => [times],
  timeText: () => [except(2, -1)],
  totalsOf: () => [outcome],
  winnersOf: () => [outcome],
  withoutWay: () => [5, calibration],
};
