import { countText, mergeShards } from '@pencilmark/bulk';
import type { Command } from '../command.ts';
import { OUTPUT_OPTION } from '../jobs/settings.ts';
import type { Session } from '../session.ts';

export const merge: Command = {
  name: 'merge',
  says: 'put the outputs of --shard together in order; nothing is written when one is missing, doubled, cut off or changed',
  operand: { flags: '<shard...>', says: 'the outputs of all shards of one job, in any order' },
  options: [OUTPUT_OPTION],
  examples: [
    [
      'for i in 1 2; do pencilmark solve puzzles.txt --shard $i/2 > part.$i; done; pencilmark merge part.*',
      'two parts, done anywhere; put together they are what the undivided job writes',
    ],
  ],
  async run(session: Session, shards, { output }: { readonly output?: string }) {
    const result = await mergeShards({
      shards,
      ...(output !== undefined && { output }),
      write: (bytes) => session.output.bytes(bytes),
    });
    if (!result.ok) return session.refuse('pencilmark', result.error);
    session.messages.note(`merged ${countText(shards.length, 'shard')}, ${countText(result.value, 'puzzle')}`);
  },
};
