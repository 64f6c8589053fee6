/**
 * The law: a wrong argument is refused by name. It holds for every function and class behind the
 * doors of the published packages, called as plain JavaScript calls it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { faultOf, outcomeOf, rightCall, shown, wrongCalls } from './arguments/law.ts';
import { EXCEPTIONS, ROWS } from './arguments/rows.ts';
import { sourcesByName } from './sources.mjs';
import { ROOT, workspaces } from './workspace.mjs';

type Call = (...given: never[]) => unknown;

/** The functions and classes of each published package. A door with side effects is a program. */
async function publicCalls(): Promise<Map<string, Map<string, Call>>> {
  const packages = new Map<string, Map<string, Call>>();
  for (const folder of workspaces().filter((path) => path.startsWith('packages/'))) {
    const { name, exports, sideEffects } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
    const calls = new Map<string, Call>();
    for (const [door, path] of sourcesByName()) {
      if (door !== name && !door.startsWith(`${name}/`)) continue;
      const target = exports[door.replace(name, '.')];
      if (!target.types || (sideEffects || []).includes(target.default)) continue;
      for (const [exported, value] of Object.entries(await import(pathToFileURL(path).href)))
        if (typeof value === 'function') calls.set(exported, value as Call);
    }
    packages.set(name, calls);
  }
  return packages;
}

const packages = await publicCalls();

test('every public function has a row or a reason', () => {
  const missing = [...packages].flatMap(([name, calls]) =>
    [...calls.keys()].filter((one) => !ROWS[name]?.[one] && !EXCEPTIONS[name]?.[one]).map((one) => `${name}: ${one}`),
  );
  expect(missing).toEqual([]);
});

test('every row and every reason belongs to a public function, and none has both', () => {
  const strange = [ROWS, EXCEPTIONS].flatMap((table) =>
    Object.entries(table).flatMap(([name, rows]) =>
      Object.keys(rows)
        .filter((one) => !packages.get(name)?.has(one))
        .map((one) => `${name}: ${one}`),
    ),
  );
  const both = Object.entries(ROWS).flatMap(([name, rows]) =>
    Object.keys(rows).filter((one) => EXCEPTIONS[name]?.[one]),
  );
  expect([...strange, ...both]).toEqual([]);
});

describe.each(Object.keys(ROWS))('%s', (name) => {
  const calls = packages.get(name)!;
  describe.each(Object.entries(ROWS[name] ?? {}))('%s', (called, row) => {
    const call = calls.get(called)!;
    test('a right call is answered', async () => {
      const outcome = await outcomeOf(call, rightCall(await row()));
      expect('thrown' in outcome ? String(outcome.thrown) : '').toBe('');
    });
    test('a wrong argument is refused by name', async () => {
      const faults: string[] = [];
      for (const { place, came, given } of wrongCalls(await row())) {
        const fault = faultOf(await outcomeOf(call, given));
        if (fault) faults.push(`argument ${place + 1} as ${shown(came)}: ${fault}`);
      }
      if (faults.length > 0) throw new Error(faults.join('\n'));
    });
  });
});
