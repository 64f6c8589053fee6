// @module-tag whole

import type { ServerMessage } from '@pencilmark/race';
import { describe, expect, test } from 'vitest';
import type { Cluster } from '../store/testing.ts';
import {
  begun,
  clusterForTests,
  duelBetween,
  enter,
  guest,
  hangUp,
  nodeProcess,
  openWay,
  serviceForTests,
  solutionOf,
} from '../testing.ts';

const cluster = await clusterForTests();
if (!cluster) console.warn('No PostgreSQL server on this machine: the test of a lost answer is skipped.');

/**
 * A way to a database that loses answers: once it is cut, whatever is appended to logs of matches
 * arrives at the database, and its answer does not come back.
 */
async function fragileWay(database: string) {
  const address = new URL(database);
  const port = Number(address.port);
  let isCut = false;
  const way = await openWay(
    () => port,
    (near, far) => {
      let isMute = false;
      near.on('data', (data) => {
        isMute ||= isCut && data.includes('insert into match_event');
        far.write(data);
      });
      far.on('data', (data) => {
        if (!isMute) near.write(data);
      });
    },
  );
  address.port = String(way.port);
  return {
    address: address.href,
    cut: () => {
      isCut = true;
    },
    close: way.close,
  };
}

describe.skipIf(!cluster)('a node that is killed between the commit of a move and its answer', () => {
  test('has done the move: who says it again at another node gets the answer, and it counts once', async () => {
    const database = (cluster as Cluster).filledDatabase();
    const here = await serviceForTests({ database });
    const way = await fragileWay(database);
    const other = await nodeProcess({ database: way.address });
    const browsers = [await guest(here, 'Anna'), await guest(here, 'Bert')] as const;
    const { match, talks } = await duelBetween([other, other], browsers, { seconds: 600 });
    const { base, turn, empty } = await begun({ talks });
    const [cell] = empty as [number];
    const digit = (await solutionOf(here, match))[cell]!;
    const move = { t: 'move', cid: 'cut', base, cell, digit };
    const text = `select seq from match_event join match on match.id = match_event.match
      where public_id = $1 and cid = 'cut'`;
    const written = async (): Promise<{ seq: number }[]> =>
      (await here.lifecycle.node().store.execute(text, [match])).rows;

    way.cut();
    talks[turn]!.say(move);
    await expect.poll(written).toEqual([{ seq: base + 1 }]);
    other.child.kill('SIGKILL');
    await talks[turn]!.closed;
    const heard = talks[turn]!.heard as readonly ServerMessage[];
    expect(heard.filter(({ t }) => t === 'ack')).toEqual([]);

    const again = await enter(here, browsers[turn]!, match, base + 1);
    const { events } = await again.next('welcome');
    expect(events).toMatchObject([{ seq: base + 1, k: 'placed', cid: 'cut' }]);
    again.say(move);
    expect(await again.next('ack')).toEqual({ t: 'ack', cid: 'cut', seq: base + 1 });
    expect(await written()).toEqual([{ seq: base + 1 }]);
    hangUp([again]);
    way.close();
    await here.close();
  });
});
