import { boardsOf, type Player, ROUNDS, readArenaLine, replyOf, USUAL_LIMITS } from '@pencilmark/arena';
import { solverCalled } from '@pencilmark/solvers';
import type { Session } from '../session.ts';
import { lineReader } from './lines.ts';

/** Plays with one of our solvers: messages of an arena come in, replies go out, until bye. */
export async function playWith(session: Session, name: string): Promise<void> {
  const solver = await solverCalled(name);
  const boards = boardsOf(solver, [...new Set(ROUNDS.map(({ board }) => board))]);
  const player: Player = { name, version: session.parts.version(), boards, solvers: [solver] };
  await new Promise<void>((resolve) => {
    const hear = (line: string): void => {
      const reading = readArenaLine(line);
      if (!reading.ok) {
        // A later arena may say more than this program knows.
        if (reading.error.code === 'json') session.refuse('arena', reading.error.text);
        return;
      }
      const reply = replyOf(player, reading.value);
      if (reply) session.json(reply);
      session.output.flush();
      if (reading.value.t === 'bye') process.stdin.destroy();
    };
    const tooLong = (): void => {
      session.refuse('arena', `A line has more than ${USUAL_LIMITS.lineBytes} bytes.`);
      process.stdin.destroy();
    };
    process.stdin.on('data', lineReader(USUAL_LIMITS.lineBytes, hear, tooLong).push);
    process.stdin.on('close', resolve);
  });
}
