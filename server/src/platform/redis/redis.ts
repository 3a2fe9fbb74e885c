import { Redis } from 'ioredis';
import type { Logger } from '../logging/logger.js';

const RETRY_MS = { least: 100, most: 3000 };
const COMMAND_MS = 1000;

/**
 * Connects to the Redis that several servers share, for data that may be lost: events and rate limits. While Redis is unreachable, commands fail
 * at once instead of waiting; the connection recovers by itself. Losing and regaining it is logged once each.
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
