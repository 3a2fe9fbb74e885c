import { BlockList } from 'node:net';

const NEIGHBOURS = new BlockList();
NEIGHBOURS.addSubnet('127.0.0.0', 8);
NEIGHBOURS.addSubnet('10.0.0.0', 8);
NEIGHBOURS.addSubnet('172.16.0.0', 12);
NEIGHBOURS.addSubnet('192.168.0.0', 16);
NEIGHBOURS.addAddress('::1', 'ipv6');
NEIGHBOURS.addSubnet('fc00::', 7, 'ipv6');

/** An address of this machine or of a private network, also in the form a socket for both families gives (`::ffff:10.0.0.1`). */
export function isNeighbour(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return NEIGHBOURS.check(plain, plain.includes(':') ? 'ipv6' : 'ipv4');
}
