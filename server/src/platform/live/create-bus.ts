import { createHmac } from 'node:crypto';
import type { Redis } from 'ioredis';
import { LiveBus } from './live-bus.js';
import { RedisBus } from './redis-bus.js';

const NAME_BYTES = 16;

/** Servers that know the same secret are of one installation, and hear each other if they share a Redis. Nobody else can guess the name. */
export function createBus(redis: Redis | null, secret: string): LiveBus {
  if (!redis) return new LiveBus();
  const name = createHmac('sha256', secret).update('live events').digest().subarray(0, NAME_BYTES).toString('base64url');
  return new RedisBus(redis, `wence:${name}`);
}
