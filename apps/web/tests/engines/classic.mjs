/** A browser that is driven by WebDriver, the standard of 2018 that every engine speaks. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** The key under which WebDriver writes elements. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const LONGEST_START = 20_000; // ms

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** A port of this machine that nobody uses now. */
async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** What a driver says no to, by the names of the standard. */
export class Refusal extends Error {
  constructor({ error, message }) {
    super(message || error);
    this.kind = error;
  }
}

/**
 * Starts a driver, and a browser by it. `command('POST', 'url', {...})` asks for something of the
 * session; commands wait for each other. `end` closes the browser and ends the driver.
 *
 * @param driver the program, its arguments for a port, what it must be asked for, and the
 *   environment of the browser
 */
export async function startSession({ program, argumentsFor, capabilities, env }) {
  const port = await freePort();
  const process_ = spawn(program, argumentsFor(port), { env, stdio: 'ignore' });
  let problem = '';
  process_.on('error', (error) => {
    problem = error.message;
  });
  const ask = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}/${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Refusal(value);
    return value;
  };
  const isThere = () =>
    ask('GET', 'status').then(
      () => true,
      () => false,
    );
  for (const end = Date.now() + LONGEST_START; !(await isThere()); await pause(50))
    if (problem || process_.exitCode !== null || Date.now() > end)
      throw new Error(`${program} does not start ${problem}`);
  const session = await ask('POST', 'session', { capabilities: { alwaysMatch: capabilities } });
  let last = Promise.resolve();
  return {
    version: session.capabilities.browserVersion,
    name: session.capabilities.browserName,
    command(method, path, body) {
      const answer = last.then(() => ask(method, `session/${session.sessionId}/${path}`, body));
      last = answer.catch(() => undefined);
      return answer;
    },
    async end() {
      await last;
      await ask('DELETE', `session/${session.sessionId}`).catch(() => undefined);
      process_.kill();
    },
  };
}
