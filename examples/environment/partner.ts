/**
 * Answers what pencilmark evaluate asks at an address. In place of `answered`, a program that asks
 * a model sends it the prompt, and answers with what the model says.
 *
 *     node --experimental-strip-types examples/environment/partner.ts 8080
 *     npx pencilmark evaluate --count 5 --seed 7 --url http://127.0.0.1:8080
 */
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { puzzleOf, solve } from '@pencilmark/core';

interface Asked {
  readonly geometry: string;
  readonly puzzle: string;
  readonly prompt: string;
}

/** Says the grid of a plain board of up to nine digits. */
function answered({ puzzle }: Asked): string {
  const solution = solve(puzzleOf(puzzle));
  return solution ? `The grid is ${solution.join('')}.` : 'give up';
}

const server = createServer(async (request, response) => {
  const asked = (await json(request)) as Asked;
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ answer: answered(asked) }));
});
server.listen(Number(process.argv[2] ?? 8080), '127.0.0.1', () => {
  const { port } = server.address() as { readonly port: number };
  console.log(`http://127.0.0.1:${port}`);
});
