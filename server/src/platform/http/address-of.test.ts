import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { addressReader } from './address-of.js';

const request = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { ...(forwarded && { 'x-forwarded-for': forwarded }) } }) as unknown as IncomingMessage;

describe('address of an asker', () => {
  it('is that of the connection: S27 nobody is believed who is not configured', () => {
    expect(addressReader([])(request('203.0.113.9', '198.51.100.1'))).toBe('203.0.113.9');
  });

  it('comes from a configured proxy, and what the proxy was told by the asker is not believed', () => {
    const addressOf = addressReader(['10.0.0.0/8']);

    expect(addressOf(request('10.0.0.2', '192.0.2.66, 198.51.100.1'))).toBe('198.51.100.1');
    expect(addressOf(request('203.0.113.9', '198.51.100.1'))).toBe('203.0.113.9');
  });
});
