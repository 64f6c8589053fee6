import { describe, expect, test } from 'vitest';
import { areSourcesEnough, partsOf, wantsAllRuntimes, wantsQuick, withPaths } from './parts.mjs';

const parts = partsOf(['packages/core', 'packages/scan', 'apps/web', 'apps/service']);

describe('arguments of npm test', () => {
  test.each([
    [['core'], ['packages/core/']],
    [
      ['web', 'scan'],
      ['apps/web/', 'packages/scan/'],
    ],
    [['service'], ['apps/service/']],
    [['scripts'], ['scripts/']],
    [['packaging'], ['packaging/']],
    [['site'], ['site/']],
    [['browser'], ['apps/web/tests/', 'apps/service/tests/']],
    [['code'], ['packages/', 'apps/web/src/', 'apps/service/src/', 'scripts/']],
    [
      ['packages/core/src/format', '-t', 'round trip'],
      ['packages/core/src/format', '-t', 'round trip'],
    ],
    [
      ['core', '-t', 'web'],
      ['packages/core/', '-t', 'web'],
    ],
    [
      ['--bail=1', 'core'],
      ['--bail=1', 'packages/core/'],
    ],
    [['nothing'], ['nothing']],
    [['all'], []],
    [['all', '--bail=1'], ['--bail=1']],
    [[], []],
  ])('%j are %j', (args, expected) => expect(withPaths(args, parts)).toEqual(expected));

  test('name every package and app that there is', () => {
    expect([...partsOf().keys()]).toEqual(expect.arrayContaining(['core', 'kit', 'bulk', 'cli', 'web']));
  });
});

test.each([
  [['packages/core/'], true],
  [['packages/core/src/format', 'packages/kit/'], true],
  [['packages/core/', 'packages/bulk/'], false],
  [['apps/cli/'], false],
  [['packaging/'], false],
  [['format'], false],
  [[], false],
])('without a build run the tests at %j: %s', (paths, verdict) => expect(areSourcesEnough(paths)).toBe(verdict));

test.each([
  [['packaging'], true],
  [['core', 'packaging', '--bail=1'], true],
  [['packaging/consumers'], false],
  [['core', '-t', 'packaging'], false],
  [[], false],
])('all runtimes are tried at %j: %s', (args, verdict) => expect(wantsAllRuntimes(args)).toBe(verdict));

test.each([
  [[], true],
  [['--bail=1'], true],
  [['all'], false],
  [['core'], false],
  [['apps/web/tests/play.test.ts'], false],
  [['-t', 'round trip'], false],
  [['--testNamePattern=round'], false],
])('the run of %j is a quick one: %s', (args, verdict) => expect(wantsQuick(args)).toBe(verdict));
