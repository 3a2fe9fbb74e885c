import { describe, expect, it } from '@jest/globals';
import { isPrivateAddress } from './metrics-route.js';

describe('a neighbour', () => {
  it.each(['127.0.0.1', '::1', '::ffff:10.1.2.3', '10.1.2.3', '172.20.0.9', '192.168.1.4', 'fd00::5'])('is at %s', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });

  it.each(['203.0.113.7', '::ffff:203.0.113.7', '2001:db8::1', '172.32.0.1', '11.0.0.1', '::ffff:1', ''])('is not at "%s"', (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  });
});
