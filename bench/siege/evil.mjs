/** Attackers from addresses of their own, who send generated messages at a steady rate. */
import { setTimeout as after } from 'node:timers/promises';
import fc from 'fast-check';

const SOURCES = 20;
const MOST_RUNNING = 400; // attacks at once
const BATCH = 20; // attacks that are generated at once
const LATEST = 3; // attacks whose texts are kept as an example of an answer

const sourceOf = (number) => `127.0.200.${1 + number}`;

/** Answers that no attack may have: faults of the service. */
const FAULT = /our-fault|closed 1011| 50\d undefined/;

/**
 * Begins attacks, so many messages a second. `siege` are the attackers of apps/service/src/siege;
 * `addresses` the nodes. What comes back goes through `hear`, and is counted by what it is.
 */
export function startEvil({ siege, addresses, targets, stock, rate, seed, hear }) {
  const answers = new Map();
  const faults = new Map();
  const told = (heard) => {
    answers.set(heard.what, (answers.get(heard.what) ?? 0) + 1);
    if (FAULT.test(heard.what)) {
      const examples = faults.get(heard.what) ?? [];
      if (examples.length < LATEST) faults.set(heard.what, [...examples, heard.attack]);
    }
    hear(heard);
  };
  const attackers = Array.from({ length: SOURCES }, (_, number) =>
    siege.newAttacker({ source: sourceOf(number), stock, hear: told }),
  );
  const attacks = siege.attacksOn(targets, stock);
  let waiting = [];
  let [batches, sent, running, missed, turn] = [0, 0, 0, 0, 0];

  const next = () => {
    if (waiting.length === 0) waiting = fc.sample(attacks, { seed: seed + batches++, numRuns: BATCH });
    return waiting.pop();
  };
  const begun = performance.now();
  const tick = () => {
    const due = ((performance.now() - begun) / 1000) * rate;
    while (sent < due) {
      const attack = next();
      sent += siege.messagesOf(attack);
      if (running >= MOST_RUNNING) missed++;
      else {
        running++;
        const attacker = attackers[turn++ % SOURCES];
        void attacker.run(addresses[turn % addresses.length], attack).finally(() => running--);
      }
    }
  };
  const timer = setInterval(tick, 20);
  return {
    answers,
    faults,
    figures: () => ({ sent, running, missed }),
    stop: async () => {
      clearInterval(timer);
      for (let wait = 0; running > 0 && wait < 100; wait++) await after(100);
      for (const attacker of attackers) attacker.close();
    },
  };
}
