import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressKey } from './address.ts';

describe('what limits count as one address', () => {
  test.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::ffff:127.0.0.1', '127.0.0.1'],
    ['::FFFF:7f00:1', '127.0.0.1'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0DB8:0:0:ffff::', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['no address', 'no address'],
    [undefined, ''],
  ])('%s counts as %s', (address, key) => expect(addressKey(address)).toBe(key));

  const group = fc.integer({ min: 0, max: 0xffff });
  const network = fc.array(group, { minLength: 4, maxLength: 4 }).filter((groups) => groups.some((part) => part > 0));
  const written = fc.constantFrom<(value: number) => string>(
    (value) => value.toString(16),
    (value) => value.toString(16).padStart(4, '0').toUpperCase(),
  );

  test('all addresses of a /64 count as one, however they are written; those of another do not', () =>
    fc.assert(
      fc.property(
        network,
        network,
        fc.array(group, { minLength: 8, maxLength: 8 }),
        written,
        (first, other, ends, hex) => {
          const at = (groups: readonly number[], end: readonly number[]): string =>
            [...groups, ...end].map(hex).join(':');
          expect(addressKey(at(first, ends.slice(0, 4)))).toBe(addressKey(at(first, ends.slice(4))));
          const isSame = first.join() === other.join();
          expect(addressKey(at(first, ends.slice(0, 4))) === addressKey(at(other, ends.slice(4)))).toBe(isSame);
        },
      ),
    ));

  test('IPv4 within IPv6 counts as IPv4', () =>
    fc.assert(fc.property(fc.ipV4(), (address) => addressKey(`::ffff:${address}`) === addressKey(address))));
});
