import { describe, expect, it } from '@jest/globals';
import { networkOf } from './network-of.js';

describe('network of an address', () => {
  it.each([
    ['198.51.100.1', '198.51.100.1'],
    ['::ffff:198.51.100.1', '198.51.100.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
