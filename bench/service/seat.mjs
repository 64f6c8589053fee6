/** One player of a duel, as a page is: it sees events in order, and heals a lost connection. */
import { setTimeout as after } from 'node:timers/promises';
import { persistently } from './player.mjs';

/** Events that end a turn. */
const TURNS = new Set(['placed', 'wrong', 'passed']);

/**
 * Sits down at a match that the guest has joined. `nodes()` gives the addresses that may be up; the
 * first is tried first. `told` hears of acks, refusals and events. A client of `error` ms has a
 * clock that jumps by so much while somebody thinks. A lost connection is healed for `longest` ms.
 */
export function newSeat({ guest, match, number, nodes, told, error = 0, longest }) {
  const taken = new Map();
  let socket;
  let isOver = false;
  let moves = 0;
  let tries = 0;

  const say = (message) => socket?.readyState === 1 && socket.send(JSON.stringify(message));
  const { log, see, gaps, turnTook, isToMove } = newLog(number, told);
  const { request, repeat, settle, isWaiting } = newRequests(number, told, say);

  const hear = (message) => {
    if (message.t === 'event') see(message.event);
    if (message.t === 'welcome') for (const event of message.events ?? []) see(event);
    if (message.t === 'ack' || message.t === 'refuse') settle(message);
  };

  const connect = async () => {
    await persistently(async () => {
      if (isOver) return;
      const places = nodes();
      socket = await guest.enter(places[tries++ % places.length], match, hear, log.length + 1);
    }, longest);
    if (isOver) return socket?.terminate();
    socket.once('close', async () => {
      if (isOver) return;
      tries = 0;
      await after(100 + Math.random() * 400);
      await connect();
    });
    repeat();
  };

  return {
    guest,
    number,
    log,
    /** What each move took in truth, in ms, by its cid. */
    taken,
    connect,
    say,
    request,
    socket: () => socket,
    gaps,
    isWaiting,
    isToMove,
    ready: () => request({ t: 'ready', cid: `ready-${number}`, nonce: `00000000000000a${number}` }),
    move: ({ cell, digit }, dueAt) => {
      const cid = `m${number}-${++moves}`;
      taken.set(cid, turnTook());
      request({ t: 'move', cid, base: log.length, cell, digit, took: Math.round(taken.get(cid)) + error }, dueAt);
    },
    leave: () => {
      isOver = true;
      socket?.terminate();
    },
  };
}

/** The events that a player has heard, and whose turn it is. */
function newLog(number, told) {
  const log = [];
  let gaps = 0;
  let turn;
  let turnAt = 0;
  return {
    log,
    /** How many events came before one that was missing. */
    gaps: () => gaps,
    isToMove: () => turn === number,
    turnTook: () => performance.now() - turnAt,
    see: (event) => {
      // After a new connection an event may come twice.
      if (event.seq > log.length + 1) gaps++;
      if (event.seq !== log.length + 1) return;
      log.push(event);
      if (event.k === 'started' || event.k === 'next') turn = event.body.begins;
      if (TURNS.has(event.k)) turn = 1 - event.seat;
      turnAt = performance.now();
      told.event?.(event, number);
    },
  };
}

/** What a player says that is answered; after each new connection it is said again until it is. */
function newRequests(number, told, say) {
  const pending = new Map();
  return {
    isWaiting: () => pending.size > 0,
    request: (message, dueAt) => {
      pending.set(message.cid, { message, dueAt, sentAt: performance.now() });
      say(message);
    },
    repeat: () => {
      for (const { message } of pending.values()) say(message);
    },
    settle: (answer) => {
      const move = pending.get(answer.cid);
      if (!move) return;
      pending.delete(answer.cid);
      told[answer.t]?.({ ...answer, ...move, answeredAt: performance.now() }, number);
    },
  };
}
