import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { RateRule } from './rate-rules.js';
import type { Taken, TokenBuckets } from './token-buckets.js';

const PREFIX = 'wence:rate:';

/** One step, so that many servers take from one bucket without ever giving out more than is in it. Numbers travel as text: Lua's answers are whole. */
const SCRIPT = `
local burst, rate, amount, now, settle = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4]), ARGV[5] == '1'
local kept = redis.call('HMGET', KEYS[1], 'left', 'at')
local left, at = tonumber(kept[1]) or burst, tonumber(kept[2]) or now
left = math.min(burst, left + math.max(0, now - at) * rate / 1000)
if not settle and amount > left then return { 0, tostring(left) } end
left = math.min(burst, math.max(0, left - amount))
redis.call('HSET', KEYS[1], 'left', tostring(left), 'at', math.max(now, at))
redis.call('PEXPIRE', KEYS[1], math.ceil(burst / rate * 1000) + 1000)
return { 1, tostring(left) }
`;
const DIGEST = createHash('sha1').update(SCRIPT).digest('hex');

/** Buckets shared by several servers. They may be lost at any time, which only resets the limits. */
export class RedisBuckets implements TokenBuckets {
  constructor(private readonly redis: Redis) {}

  take(key: string, rule: RateRule, amount: number, now: number): Promise<Taken> {
    return this.run(key, rule, amount, now, '0');
  }

  settle(key: string, rule: RateRule, amount: number, now: number): Promise<Taken> {
    return this.run(key, rule, amount, now, '1');
  }

  private async run(key: string, { burst, perSecond }: RateRule, amount: number, now: number, settle: '0' | '1'): Promise<Taken> {
    const input = [PREFIX + key, burst, perSecond, amount, now, settle] as const;
    const answer = await this.redis.evalsha(DIGEST, 1, ...input).catch((error: unknown) => {
      if (!String(error).includes('NOSCRIPT')) throw error;
      return this.redis.eval(SCRIPT, 1, ...input);
    });
    const [allowed, left] = answer as [number, string]; // This is the type that the script returns.
    return { allowed: allowed === 1, left: Number(left) };
  }
}
