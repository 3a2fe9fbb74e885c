import { randomUUID } from 'node:crypto';
import { oncePerRequest, type RequestContext } from '../request/context.js';

const TEXTS = Symbol('stored JSON of this request');

interface Stored {
  /** Random, so that no stored text can contain it. */
  readonly nonce: string;
  readonly texts: string[];
}

const storedOf = (ctx: RequestContext): Stored => oncePerRequest(ctx, TEXTS, () => ({ nonce: randomUUID(), texts: [] }));

/**
 * Returns a placeholder for a JSON field whose value is stored as JSON text: the text is sent as it is, neither parsed nor serialized again.
 * `spliceStored` replaces the placeholder in the whole answer.
 */
export function storedJson(ctx: RequestContext, text: string): string {
  const { nonce, texts } = storedOf(ctx);
  return `${nonce}:${texts.push(text) - 1}`;
}

/**
 * Puts the stored texts into the answer of the request that named them. An answer with such texts becomes bytes: joined as strings, it would be
 * copied and encoded once more before it is sent.
 */
export function spliceStored(ctx: RequestContext, answer: string): string | Buffer {
  if (!ctx.memo.has(TEXTS)) return answer;
  const { nonce, texts } = storedOf(ctx);
  // The parts around the placeholders alternate with the numbers in them.
  const parts = answer.split(new RegExp(`"${nonce}:(\\d+)"`));
  return Buffer.concat(parts.map((part, at) => Buffer.from(at % 2 === 0 ? part : (texts[Number(part)] ?? ''))));
}
