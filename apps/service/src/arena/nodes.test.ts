// @module-tag whole

import { once } from 'node:events';
import { describe, expect, onTestFinished, test } from 'vitest';
import { begin, honest, join, tokenOf } from '../testing/programs.ts';
import { clusterForTests, nodeProcess, serviceForTests } from '../testing.ts';

const cluster = await clusterForTests();
if (!cluster) console.warn('No PostgreSQL server on this machine: the test of a killed node is skipped.');

const PLAN = { name: 'small', board: '4x4:2x2', batch: 1, tasks: 30, ms: 2000 };

describe.skipIf(!cluster)('nodes on one PostgreSQL', () => {
  test('a round whose node is killed goes on at another, and every task is answered once', async () => {
    const database = cluster!.filledDatabase();
    // At first only the other node is there to play rounds.
    const other = await nodeProcess({ database });
    onTestFinished(() => void other.child.kill('SIGKILL'));
    const here = await serviceForTests({ database });
    onTestFinished(() => here.close());
    const { store, contest } = here.lifecycle.node();
    const token = await tokenOf(here, 'Ada');
    const arena = await contest.arenas.create([PLAN], 3600);
    const joining = join(here, arena.id, token, honest('ada', [PLAN.board]));
    await begin(here, arena, 1);
    const answered = async (): Promise<number> =>
      (await store.db.selectFrom('answer').select('seq').where('code', '=', 'right').execute()).length;
    await expect.poll(answered, { timeout: 20_000 }).toBeGreaterThan(3);
    other.child.kill('SIGKILL');
    await once(other.child, 'close');
    const { verdicts, heard } = await joining;
    expect(heard.at(-1)).toBe('bye');
    expect(verdicts).toEqual(Array(5 + PLAN.tasks).fill('right'));
    const [round] = await contest.arenas.played(arena);
    expect(round!.turns[0]!.results.map(({ code }) => code)).toEqual(Array(PLAN.tasks).fill('right'));
  }, 120_000);
});
