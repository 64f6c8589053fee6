/** What a siege has shown: from the database, from the log of the nodes, and from the players. */
import { readFileSync } from 'node:fs';
import { percentiles } from '../service/words.mjs';
import { count, sorted, told } from './words.mjs';

const TARGETS = { ack: 250, memory: 400, threads: 40 };
const MOST_TOLD = 10; // examples of each kind

const LOG = `select seq, seat, cid from match_event join match on match.id = match_event.match where public_id = $1`;

const UNRATED = `
  select public_id as id from match join match_event on match_event.match = match.id and kind = 'done'
  where (rules->>'isRated')::boolean and body->'result'->>'ending' <> 'void'
    and (rated_ms is null or match.state <> 'done')`;

const WITHOUT_CHANGES = `
  select public_id as id from match left join rating_change on rating_change.match = match.id
  where public_id = any($1) group by public_id having count(account) <> 2`;

/** Acknowledged moves that are not in the log, and rated matches without a rating. */
export async function judge(execute, matches) {
  const lost = [];
  for (const { id, acks } of matches) {
    const log = new Map((await execute(LOG, [id])).rows.map((row) => [Number(row.seq), row]));
    const isThere = ({ seq, seat, cid }) => log.get(seq)?.cid === cid && log.get(seq).seat === seat;
    lost.push(...acks.filter((ack) => !isThere(ack)).map((ack) => ({ id, ...ack })));
  }
  const rated = matches.filter(({ rules, ending, isWhole }) => rules.isRated && ending && isWhole).map(({ id }) => id);
  const missing = (await execute(WITHOUT_CHANGES, [rated])).rows;
  const unrated = (await execute(UNRATED)).rows;
  return { lost, unrated, missing, rated: rated.length };
}

/** The most frequent warnings and errors that the nodes wrote down. */
export function troublesIn(file) {
  const found = new Map();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (!/"level":[45]0/.test(line)) continue;
    const { msg, err } = JSON.parse(line);
    count(found, `${msg}${err && err.message !== msg ? ` (${err.message})` : ''}`.slice(0, 160));
  }
  return sorted(found).slice(0, MOST_TOLD);
}

const tripled = ({ p50, p99, most }) => `p50 ${p50}, p99 ${p99}, most ${most} ms`;

/** The rows of the table: what must hold, what was seen, and whether it holds. */
export function rowsOf({ honest, attack, nodes, leaks, verdict, jumps, deadEnds, syncs }) {
  const { figures, matches } = honest;
  const [calm, killed, all] = [figures.acks, figures.atKill, [...figures.acks, ...figures.atKill]].map(percentiles);
  const acks = figures.acks.length + figures.atKill.length;
  const endings = new Map();
  for (const { ending, isStuck } of matches) count(endings, isStuck ? 'stuck' : (ending ?? 'still played'));
  const holes = matches.reduce((sum, { gaps }) => sum + gaps, 0);
  const { memory, threads } = nodes.most;
  const faults = [...attack.faults.keys()].map((what) => `${what}: ${attack.answers.get(what)}`);
  const unrated = verdict.missing.length + verdict.unrated.length;
  return [
    ['every honest match plays on', `${matches.length} matches: ${told(endings)}`, matches.every((one) => one.isWhole)],
    [
      `p99 of acks ≤ ${TARGETS.ack} ms`,
      `${acks} acks: ${tripled(all)}; within 10 s of a kill: ${tripled(killed)}; else: ${tripled(calm)}; a bare sync: p99 ${percentiles(syncs).p50} ms in the middle minute`,
      all.p99 <= TARGETS.ack,
    ],
    ['no acknowledged move lost', `${verdict.lost.length} of ${acks} lost, ${holes} holes`, verdict.lost.length === 0],
    [
      'no rating missing',
      `missing of ${verdict.missing.length} of ${verdict.rated} honest matches, of ${verdict.unrated.length} of all`,
      unrated === 0,
    ],
    [`memory of a node ≤ ${TARGETS.memory} MB`, `${Math.round(memory)} MB`, memory <= TARGETS.memory],
    [`threads of a node ≤ ${TARGETS.threads}`, `${threads}`, threads <= TARGETS.threads],
    ['nothing leaked', told(leaks) || 'nothing', leaks.size === 0],
    ['no answer is a fault of ours', faults.join(', ') || 'none', faults.length === 0],
    ['nodes start again', `${nodes.kills.length} kills, ${jumps} jumps of the clock`, deadEnds.length === 0],
  ];
}

/** What is told beside the table, a line each. */
export function notesOf({ honest, attack, verdict, deadEnds }) {
  const { figures, matches } = honest;
  const broken = matches.filter(({ isWhole }) => !isWhole);
  const examples = [...attack.faults].flatMap(([what, attacks]) => attacks.map((one) => [what, one]));
  const shown = (what, items) =>
    items.slice(0, MOST_TOLD).map((item) => `${what} ${JSON.stringify(item).slice(0, 600)}`);
  return [
    `${attack.figures().sent} evil messages; what came back: ${told(attack.answers)}`,
    `honest moves refused: ${told(figures.refusals) || 'none'}; honest requests given up: ${told(figures.problems) || 'none'}`,
    ...shown('fault', examples),
    ...shown(
      'broken',
      broken.map((match) => ({ ...match, acks: match.acks.length })),
    ),
    ...shown('lost', verdict.lost),
    ...shown('unrated', [...verdict.missing, ...verdict.unrated]),
    ...shown('not started', deadEnds),
  ];
}
