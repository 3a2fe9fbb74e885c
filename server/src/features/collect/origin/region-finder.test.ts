import { describe, expect, it } from '@jest/globals';
import { RegionFinder } from './region-finder.js';

describe('the region of an address', () => {
  const regions = new RegionFinder();

  it.each([
    ['a province of China', '114.114.114.114', 'CN-JS'],
    ['a city that is one', '202.106.0.20', 'CN-BJ'],
    ['an autonomous region', '116.1.0.1', 'CN-GX'],
    ['Hong Kong', '1.36.0.1', 'CN-HK'],
    ['Macao', '60.246.0.1', 'CN-MO'],
    ['Taiwan', '168.95.1.1', 'CN-TW'],
    ['another country', '8.8.8.8', 'US'],
    ['a country under its everyday name', '5.32.0.1', 'AE'],
    ['a province by IPv6', '2001:250:4000::1', 'CN-HB'],
    ['Taiwan by IPv6', '2001:b000::1', 'CN-TW'],
    ['another country by IPv6', '2a02:6b8::1', 'RU'],
    ['IPv4 written as IPv6', '::ffff:114.114.114.114', 'CN-JS'],
  ])('is that of %s', (_, address, region) => {
    expect(regions.find(address)).toBe(region);
  });

  it.each([
    ['a private network', '192.168.1.1'],
    ['this machine', '127.0.0.1'],
    ['this machine by IPv6', '::1'],
    ['a link', 'fe80::1'],
    ['a carrier', '100.64.0.1'],
    ['documentation', '192.0.2.1'],
    ['no address', 'unix:/run/wence.sock'],
    ['nothing', ''],
  ])('is not known of %s', (_, address) => {
    expect(regions.find(address)).toBeNull();
  });
});
