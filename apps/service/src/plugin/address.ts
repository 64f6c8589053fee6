import { isIPv6 } from 'node:net';

const GROUPS = 8;
const OF_A_NETWORK = 4;

/** The eight groups of an IPv6 address, in the short lower-case form of each. */
function groupsOf(address: string): string[] {
  const { hostname } = new URL(`http://[${address}]`);
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  return [...head, ...Array<string>(GROUPS - head.length - tail.length).fill('0'), ...tail];
}

/**
 * What limits by address count as one: an IPv4 address, or the /64 of an IPv6 address. Whoever has
 * one address of IPv6 has the 2^64 of its network. An IPv4 address within IPv6 is that address. Who
 * has left before the request is looked at has none: Node does not know it any more.
 */
export function addressKey(address: string | undefined): string {
  const [plain = ''] = (address ?? '').split('%');
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return `${groups.slice(0, OF_A_NETWORK).join(':')}::/64`;
  const bytes = groups.slice(6).flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]);
  return bytes.join('.');
}
