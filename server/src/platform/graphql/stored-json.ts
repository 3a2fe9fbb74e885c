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

/** Puts the stored texts into the answer of the request that named them. */
export function spliceStored(ctx: RequestContext, answer: string): string {
  if (!ctx.memo.has(TEXTS)) return answer;
  const { nonce, texts } = storedOf(ctx);
  // The replacement is a function because `$` has a special meaning in a replacement string.
  return texts.reduce((whole, text, index) => whole.replace(`"${nonce}:${index}"`, () => text), answer);
}
