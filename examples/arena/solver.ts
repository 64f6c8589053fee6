// A program for an arena in TypeScript, with the solvers of this project. Node 22.18 and newer
// start it as it is: npx pencilmark arena check -- node examples/arena/solver.ts
import { createInterface } from 'node:readline';
import { type Player, readArenaLine, replyOf } from '@pencilmark/arena';
import { SOLVERS } from '@pencilmark/core/solve';

const player: Player = { name: 'typescript', version: '1', boards: ['6x6:2x3', '9x9:3x3'], solvers: SOLVERS };

for await (const line of createInterface({ input: process.stdin })) {
  const message = readArenaLine(line);
  if (message.ok && message.value.t === 'bye') process.exit();
  const reply = message.ok && replyOf(player, message.value);
  if (reply) console.log(JSON.stringify(reply));
}
