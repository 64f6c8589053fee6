import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { openQueue } from './queue.ts';
import { openStore } from './store/open.ts';

test('a database that ends while a job is done is reported, and does not end the process', {
  tags: ['whole'],
}, async () => {
  const whole = await openStore({});
  let hasEnded = false;
  const execute: typeof whole.execute = async (text, values) => {
    if (hasEnded && text.includes("'completed'")) throw new Error('The database has ended.');
    return whole.execute(text, values);
  };
  const warned = vi.fn<(line: string) => void>();
  const queue = await openQueue({ ...whole, execute }, pino({ level: 'warn' }, { write: warned }), {
    hasUpkeep: false,
  });
  await queue.createQueue('jobs');
  await queue.work('jobs', { pollingIntervalSeconds: 0.5 }, async () => {
    hasEnded = true;
  });
  await queue.send('jobs', {});
  await vi.waitFor(() => expect(warned).toHaveBeenCalled(), 20_000);
  expect(warned.mock.calls[0]![0]).toContain('the end of a job could not be noted');
  await queue.stop({ graceful: false });
  await whole.close();
});
