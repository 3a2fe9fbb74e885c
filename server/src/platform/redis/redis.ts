import { Redis } from 'ioredis';
import type { Logger } from '../logging/logger.js';

const RETRY_MS = { least: 100, most: 3000 };
const COMMAND_MS = 1000;

/**
 * A connection to the Redis that several servers share, for what may be lost: events and rate limits, never the truth. Commands fail at once
 * while it is away instead of waiting for it; it comes back by itself. Its going and coming is told once each.
 */
export function connectRedis(url: string, logger: Logger): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_MS,
    retryStrategy: (attempt) => Math.min(RETRY_MS.least * 2 ** attempt, RETRY_MS.most),
  });
  let away = false;
  redis.on('error', (error: Error) => {
    if (!away) logger.error({ err: error }, 'Redis is away');
    away = true;
  });
  redis.on('ready', () => {
    if (away) logger.warn('Redis is back');
    away = false;
  });
  return redis;
}
