import { isIPv6 } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** The network that counts as one client: an IPv4 address, or the /64 prefix of an IPv6 address, which belongs to one household or machine. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [before = '', after] = plain.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after?.split(':').filter(Boolean) ?? [];
  const missing = after === undefined ? 0 : GROUPS - head.length - tail.length;
  const groups = [...head, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...tail];
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
