import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All of IPv6 that is given out to anybody; whatever is local, mapped or carries an IPv4 address lies outside. */
const GIVEN_OUT: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];
/** Looks public, and is how a cloud speaks to its machines. */
const OF_CLOUDS = new Set(['168.63.129.16']);

/**
 * Whether an address lies in the open internet: not this machine, not its network, not one that a cloud answers on, not one kept for other purposes.
 * What is not known to be public is not.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  // Also finds the IPv4 address in its IPv6 form, `::ffff:7f00:1`.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast' || OF_CLOUDS.has(parsed.toString())) return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GIVEN_OUT);
}
