import { createHash } from 'node:crypto';
import type { Clock } from '../clock.js';
import type { Random } from '../random.js';
import type { PageSignature } from './wechat.js';

const NONCE_LENGTH = 16;

interface Signing {
  readonly appId: string;
  readonly ticket: string;
  readonly clock: Clock;
  readonly random: Random;
}

/** Signs the address of a page as WeChat's script checks it: SHA-1 over ticket, nonce, time and address in this order. */
export function signatureOf(url: string, { appId, ticket, clock, random }: Signing): PageSignature {
  const nonceStr = random.id(NONCE_LENGTH);
  const timestamp = Math.floor(clock.now().getTime() / 1000);
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url.replace(/#.*$/s, '')}`;
  return { appId, timestamp, nonceStr, signature: createHash('sha1').update(text).digest('hex') };
}
