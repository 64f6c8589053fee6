/** A guest of the service: requests and a socket, from an address of its own. */
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import { WebSocket } from 'ws';

// The service allows 10 new guests a minute and 50 sockets to an address. 127.0.0.0/8 has plenty.
const GUESTS_OF_ADDRESS = 8;
const WATCHERS_OF_ADDRESS = 40;
const SOURCES = 250;
let guests = 0;
let watchers = 0;
const agents = new Map();

/** Idle connections are ended here first: the service might end them as a request begins. */
const LONGEST_IDLE = 20_000; // ms

const sourceOf = (net, number) => `127.0.${net + Math.floor(number / SOURCES)}.${1 + (number % SOURCES)}`;

function agentOf(source) {
  if (!agents.has(source))
    agents.set(source, new Agent({ keepAlive: true, localAddress: source, maxSockets: 4, timeout: LONGEST_IDLE }));
  return agents.get(source);
}

/** Ends the connections of all who have asked. */
export function closeAgents() {
  for (const agent of agents.values()) agent.destroy();
  agents.clear();
}

/** Sends a request and gives the body of the answer and its cookie. Throws when it is refused. */
async function ask(source, address, method, path, { headers = {}, body } = {}) {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const sent = request(address + path, {
    method,
    agent: agentOf(source),
    headers: { ...headers, ...(text && { 'content-type': 'application/json' }) },
  });
  sent.end(text);
  const [response] = await once(sent, 'response');
  const parts = await response.setEncoding('utf8').toArray();
  const answer = JSON.parse(parts.join('') || 'null');
  if (response.statusCode >= 400) throw new Error(`${method} ${path}: ${answer?.code} ${answer?.text}`);
  return { body: answer, cookie: response.headers['set-cookie']?.[0].split(';')[0] };
}

/** Opens a socket from an address, and says hello with a ticket. Gives it open. */
async function openSocket({ source, address, match, ticket, have, hear }) {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/v1/socket`, {
    headers: { origin: address },
    localAddress: source,
    perMessageDeflate: false,
  });
  socket.on('error', () => {});
  socket.on('message', (data) => hear(JSON.parse(String(data))));
  await once(socket, 'open');
  socket.send(JSON.stringify({ t: 'hello', v: 1, match, ticket, have }));
  return socket;
}

/** Somebody with a session. `ask` sends a request; `enter` opens a socket to a match. */
function visitor(source, headers = {}) {
  const asks = async (address, method, path, body) =>
    (await ask(source, address, method, path, { headers, body })).body;
  return {
    source,
    ask: asks,
    enter: async (address, match, hear, have = 0) => {
      const { ticket } = await asks(address, 'POST', `/v1/matches/${match}/ticket`);
      return openSocket({ source, address, match, ticket, have, hear });
    },
  };
}

/** A guest who has given a name. */
export async function newGuest(address) {
  const source = sourceOf(1, Math.floor(guests++ / GUESTS_OF_ADDRESS));
  const { body, cookie } = await ask(source, address, 'POST', '/v1/session', { body: { name: 'Guest' } });
  return visitor(source, { cookie, 'x-csrf-token': body.csrf });
}

/** Somebody with an account. Like guests, so many have one address. */
export async function newAccount(address, name, password) {
  const source = sourceOf(1, Math.floor(guests++ / GUESTS_OF_ADDRESS));
  const { body, cookie } = await ask(source, address, 'POST', '/v1/accounts', { body: { name, password } });
  return visitor(source, { cookie, 'x-csrf-token': body.csrf });
}

/** Somebody without a session, who can watch. */
export const newWatcher = () => visitor(sourceOf(101, Math.floor(watchers++ / WATCHERS_OF_ADDRESS)));

/** Tries again and again, as a page does that has lost its connection: after 100 to 500 ms. */
export async function persistently(work, longest = 20_000) {
  const end = performance.now() + longest;
  for (;;) {
    try {
      return await work();
    } catch (problem) {
      if (performance.now() > end) throw problem;
      await after(100 + Math.random() * 400);
    }
  }
}

/** Does work on all, some at a time. */
export async function inParallel(items, work, most = 16) {
  const results = [];
  let next = 0;
  const lane = async () => {
    while (next < items.length) {
      const index = next++;
      results[index] = await work(items[index], index);
    }
  };
  await Promise.all(Array.from({ length: most }, lane));
  return results;
}
