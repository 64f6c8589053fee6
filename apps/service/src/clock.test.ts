import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MachineClocks, startClock } from './clock.ts';
import { newSteering, offsetOf, SLEW } from './steering.ts';
import type { Store } from './store/store.ts';

const HOUR = 3_600_000;

test('the look with the shortest trip gives the offset', () => {
  const looks = [
    { trip: 40, offset: 1020 },
    { trip: 4, offset: 1001 },
    { trip: 90, offset: 960 },
  ];
  expect(offsetOf(looks)).toBe(1001);
});

/** A store whose clock is always ahead of the monotonic one, and answers after a while. */
const storeAhead = (monotonic: () => number, ahead: number) =>
  ({ execute: async () => ({ rows: [{ now: String(monotonic() + ahead) }] }) }) as unknown as Store;

/** A machine that never sleeps. */
const machineOf = (monotonic: () => number): MachineClocks => ({ monotonic, awake: monotonic });

test('two nodes whose own clocks are far apart tell the same time', async () => {
  let passed = 0;
  const first = () => passed;
  const second = () => passed + 5_000_000;
  const one = await startClock(storeAhead(first, 7_000_000), machineOf(first));
  const other = await startClock(storeAhead(second, 2_000_000), machineOf(second));
  passed = 1234;
  expect([one.now(), other.now()]).toEqual([7_001_234, 7_001_234]);
  one.stop();
  other.stop();
});

test('the time never falls, whatever the machine says', async () => {
  let time = 100;
  const clock = await startClock(
    storeAhead(() => time, 0),
    machineOf(() => time),
  );
  expect(clock.now()).toBe(100);
  time = 60;
  expect(clock.now()).toBe(100);
  time = 101;
  expect(clock.now()).toBe(101);
  clock.stop();
});

/**
 * The difference of a database from a clock that is right, second by second; and a trip for each.
 */
type Weather = readonly { readonly error: number; readonly trip: number }[];

/** The time by a node's clock each tenth of a second, less the time that has passed. */
function reckonedBy(weather: Weather, phase = 0): { readonly errors: number[]; readonly rates: number[] } {
  const lookAt = ({ error, trip }: Weather[number]) => ({ trip, offset: error + (trip % 2 ? trip / 2 : -trip / 2) });
  const steering = newSteering(lookAt(weather[0]!), 0);
  const times: number[] = [];
  const errors: number[] = [];
  for (let ms = 0; ms < weather.length * 1000; ms += 100) {
    if (ms % 1000 === phase) steering.see(lookAt(weather[Math.floor(ms / 1000)]!), ms);
    times.push(steering.at(ms));
    errors.push(steering.at(ms) - ms);
  }
  return { errors, rates: times.slice(1).map((time, index) => (time - times[index]!) / 100) };
}

/** Weather of stretches, in each of which the clock of the database has another error. */
const stretches = (...parts: readonly (readonly [seconds: number, error: number])[]): Weather =>
  parts.flatMap(([seconds, error]) => Array.from({ length: seconds }, () => ({ error, trip: 4 })));

const anyWeather = fc
  .array(
    fc.tuple(
      fc.integer({ min: 1, max: 40 }),
      fc.oneof(fc.integer({ min: -3000, max: 3000 }), fc.constantFrom(HOUR, -HOUR, 0)),
      fc.nat(300),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.flatMap(([seconds, error, trip]) => Array.from({ length: seconds }, () => ({ error, trip }))));

describe('whatever the clock of the database does', () => {
  test('the time never falls and never stands: it goes at 0.9 to 1.1 of the true speed', () =>
    fc.assert(
      fc.property(anyWeather, (weather) => {
        const { rates } = reckonedBy(weather);
        expect(Math.min(...rates)).toBeGreaterThanOrEqual(1 - SLEW - 1e-6);
        expect(Math.max(...rates)).toBeLessThanOrEqual(1 + SLEW + 1e-6);
      }),
    ));

  test('two nodes that look at other moments stay near each other', () =>
    fc.assert(
      fc.property(anyWeather, (weather) => {
        const [first, second] = [reckonedBy(weather, 0), reckonedBy(weather, 500)];
        const apart = first.errors.map((error, index) => Math.abs(error - second.errors[index]!));
        expect(Math.max(...apart)).toBeLessThan(1500);
      }),
    ));

  test('it comes to the time of the database as soon as that speed allows', () =>
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 20_000 }), (jump) => {
        const seconds = Math.ceil(Math.abs(jump) / 1000 / SLEW) + 20;
        const { errors } = reckonedBy(stretches([10, 0], [seconds, jump]));
        expect(Math.abs(errors.at(-1)! - jump)).toBeLessThan(5);
      }),
    ));
});

describe('a clock that jumps by an hour', () => {
  test.each([HOUR, -HOUR])('for some looks is not believed: %i ms', (jump) => {
    const { errors } = reckonedBy(stretches([20, 0], [4, jump], [60, 0]));
    expect(Math.max(...errors.map(Math.abs))).toBeLessThan(5);
  });

  test.each([HOUR, -HOUR])('and back after a minute costs seconds, no hour: %i ms', (jump) => {
    const { errors } = reckonedBy(stretches([20, 0], [60, jump], [120, 0]));
    expect(Math.max(...errors.map(Math.abs))).toBeLessThan(7000);
    expect(Math.abs(errors.at(-1)!)).toBeLessThan(5);
  });

  test('for good leaves a duel of 4 minutes 24 seconds off at most', () => {
    const { errors } = reckonedBy(stretches([20, 0], [240, HOUR]));
    expect(errors.at(-1)).toBeLessThan(24_000);
  });
});

test('a machine that slept goes ahead at once, where the database knows of it', () => {
  const steering = newSteering({ trip: 4, offset: 0 }, 0);
  steering.see({ trip: 4, offset: HOUR + 300 }, 1000, HOUR);
  expect(steering.at(1000)).toBe(1000 + HOUR + 300);
});

test('a clock on the wall that says the machine slept is not enough', () => {
  const steering = newSteering({ trip: 4, offset: 0 }, 0);
  steering.see({ trip: 4, offset: 0 }, 1000, HOUR);
  expect(steering.at(1000)).toBe(1000);
});

describe('a node that starts', { concurrent: true }, () => {
  const storeWith = (beats: () => object[], database: number) =>
    ({
      kind: 'postgres',
      execute: async (text: string) => ({ rows: text.includes('node_beat') ? beats() : [{ now: database }] }),
    }) as unknown as Store;

  test('while others follow a jump begins with their time', async () => {
    let at_ms = 10_000;
    const beats = () => [
      { node: 'other', at_ms: (at_ms += 1000) },
      { node: 'dead', at_ms: 5 },
    ];
    const clock = await startClock(
      storeWith(beats, HOUR),
      machineOf(() => 0),
    );
    expect(clock.now()).toBe(12_000);
    clock.stop();
  });

  test('after nodes that have died begins with the time of the database', async () => {
    const clock = await startClock(
      storeWith(() => [{ node: 'dead', at_ms: 5 }], HOUR),
      machineOf(() => 0),
    );
    expect(clock.now()).toBe(HOUR);
    clock.stop();
  });
});
