import { describe, expect, it } from '@jest/globals';
import { isPublicAddress } from './outside-fetcher.js';

const PUBLIC = ['93.184.216.34', '8.8.8.8', '172.15.255.255', '172.32.0.1', '192.167.1.1', '::ffff:8.8.8.8', '2606:4700:4700::1111'];

const NOT_PUBLIC = [
  ['this machine', ['127.0.0.1', '127.255.255.254', '0.0.0.0', '0.1.2.3', '::1', '::']],
  ['its network', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12:3456::1', 'fec0::1']],
  ['the link', ['169.254.1.1', '169.254.169.254', 'fe80::1']],
  ['what clouds answer on', ['168.63.129.16', '100.100.100.200', '192.0.0.192', 'fd00:ec2::254']],
  ['carriers and benchmarks', ['100.64.0.1', '100.127.255.255', '198.18.0.1', '198.19.255.255']],
  ['many at once', ['224.0.0.1', '239.255.255.255', '255.255.255.255', 'ff02::1']],
  ['documents and reserves', ['192.0.2.1', '198.51.100.1', '203.0.113.1', '240.0.0.1', '2001:db8::1', '100::1']],
  [
    'IPv4 in disguise',
    [
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
      '::ffff:a9fe:a9fe',
      '::127.0.0.1',
      '64:ff9b::7f00:1',
      '64:ff9b:1::a00:1',
      '2002:7f00:1::',
      '2001::1',
    ],
  ],
  ['no address', ['', 'localhost', '127.1', '2130706433', '0x7f.1', '8.8.8.8 ', 'fe80::1%eth0']],
] as const;

describe('the open internet', () => {
  it.each(PUBLIC)('has %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each(NOT_PUBLIC)('has not %s (S11)', (_what, addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });
});
