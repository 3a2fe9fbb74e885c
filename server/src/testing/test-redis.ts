import { describe } from '@jest/globals';

/** A Redis to test with, such as `redis://127.0.0.1:6379`; null when `TEST_REDIS_URL` names none. Tests use channels and keys of their own. */
export const TEST_REDIS_URL = process.env.TEST_REDIS_URL ?? null;

/** Only where there is a Redis; the build machine has one. Asks for `describe` at each call: one loaded module serves many test files. */
export const describeWithRedis = (name: string, tests: () => void): void =>
  (TEST_REDIS_URL === null ? describe.skip : describe)(name, tests);
