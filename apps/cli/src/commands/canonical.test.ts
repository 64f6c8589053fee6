import { expect, test } from 'vitest';
import { objectsOf, run } from '../testing.ts';
import { PUZZLE } from './testing.ts';

test('canonical is the same for equivalent puzzles', async () => {
  const turned = [...PUZZLE].toReversed().join('').replaceAll('5', 'x').replaceAll('3', '5').replaceAll('x', '3');
  const ran = await run(['canonical', '--json'], `${PUZZLE}\n${turned}\n`);
  const [first, other] = objectsOf(ran.out);
  expect(first).toEqual({
    puzzle: PUZZLE,
    canonical: expect.stringMatching(/^[.1-9]{81}$/),
    automorphisms: expect.any(Number),
  });
  expect(other!.canonical).toBe(first!.canonical);
  expect((await run(['canonical'], PUZZLE)).out).toBe(`${first!.canonical}\n`);
});
