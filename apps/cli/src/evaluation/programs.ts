import { USUAL_LIMITS } from '@pencilmark/arena';
import type { Entry } from '../arena/entry.ts';
import { startGroup } from '../arena/group.ts';
import { type Program, startProgram } from '../arena/program.ts';
import { LONGEST_REPLY, type Partner, type Request, type Said, saidIn, timeoutAfter } from './partner.ts';

/** A program that plays is somebody's own, and may use what it likes. */
const LIMITS = {
  ...USUAL_LIMITS,
  lineBytes: LONGEST_REPLY,
  stderrBytes: Number.POSITIVE_INFINITY,
  memoryBytes: Number.POSITIVE_INFINITY,
  processes: Number.POSITIVE_INFINITY,
};
/** A program may take so long to end by itself. */
const BYE_MS = 500;

/**
 * A program that reads a line of JSON for each turn and answers each with a line. It plays one game
 * or, without `isNewForEach`, all of them. After a fault and after its end it is started again.
 */
export function lineProgram(entry: Entry, isNewForEach: boolean): Partner {
  let program: Program | undefined;
  /** Whether the program that runs has answered anything. */
  let hasAnswered = false;
  const end = async (): Promise<void> => {
    const ended = program;
    program = undefined;
    hasAnswered = false;
    await ended?.end(BYE_MS);
  };
  const ask = async (request: Request, ms: number): Promise<Said> => {
    const until = performance.now() + ms;
    program ??= startProgram(entry, LIMITS, Number.POSITIVE_INFINITY);
    const early = await program.next(performance.now());
    if (early !== 'nothing' && 'line' in early) return { end: 'fault', text: 'A line came that nobody had asked for.' };
    if (early === 'nothing') program.sendAny(request);
    const heard = early === 'nothing' ? await program.next(until) : early;
    if (heard === 'nothing') return timeoutAfter(ms);
    if ('line' in heard) return saidIn(heard.line, request);
    // A program may end when a game is over, and this is seen only when the next one begins.
    if (heard.fault.code !== 'ended' || !hasAnswered || request.turn > 1)
      return { end: 'fault', text: heard.fault.text };
    await end();
    return ask(request, ms);
  };
  return {
    async ask(request, ms) {
      if (isNewForEach && request.turn === 1) await end();
      const said = await ask(request, ms);
      if ('answer' in said) hasAnswered = true;
      else await end();
      return said;
    },
    end,
  };
}

/**
 * A program that is started for each turn: it reads the prompt alone, and all that it writes until
 * it ends is its answer.
 */
export function textProgram(entry: Entry): Partner {
  let kill = (): void => {};
  return {
    ask: ({ prompt }, ms) =>
      new Promise((resolve) => {
        const group = startGroup(entry, {
          cpuSeconds: Number.POSITIVE_INFINITY,
          memoryBytes: Number.POSITIVE_INFINITY,
        });
        const { stdin, stdout, stderr } = group.child;
        kill = group.kill;
        const pieces: Buffer[] = [];
        let [bytes, errors] = [0, ''];
        const finish = (said: Said): void => {
          clearTimeout(timer);
          group.kill();
          resolve(said);
        };
        const timer = setTimeout(() => finish(timeoutAfter(ms)), ms);
        stdout.on('data', (piece: Buffer) => {
          bytes += piece.length;
          if (bytes > LONGEST_REPLY) finish({ end: 'fault', text: `An answer has more than ${LONGEST_REPLY} bytes.` });
          else pieces.push(piece);
        });
        stderr.on('data', (piece: Buffer) => {
          errors = (errors + piece.toString('utf8')).slice(-LAST_WORDS);
        });
        for (const stream of [stdin, stdout, stderr]) stream.on('error', () => {});
        group.child.on('error', ({ message }) =>
          finish({ end: 'fault', text: `The program did not start: ${message}.` }),
        );
        group.child.on('close', (code, signal) => {
          const said = errors.trim().split('\n').at(-1)!;
          const why = `The program ended with ${code === null ? `signal ${signal}` : `exit code ${code}`}`;
          if (code === 0) finish({ answer: Buffer.concat(pieces).toString('utf8') });
          else finish({ end: 'fault', text: `${why}${said === '' ? '.' : `: ${said}`}` });
        });
        stdin.end(prompt);
      }),
    end: async () => kill(),
  };
}

const LAST_WORDS = 1000;
