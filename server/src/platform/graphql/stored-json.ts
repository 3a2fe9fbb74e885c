import { randomUUID } from 'node:crypto';
import { oncePerRequest, type RequestContext } from '../request/context.js';

const TEXTS = Symbol('stored JSON of this request');

interface Stored {
  /** Nobody could have written it into an answer before. */
  readonly nonce: string;
  readonly texts: string[];
}

const storedOf = (ctx: RequestContext): Stored => oncePerRequest(ctx, TEXTS, () => ({ nonce: randomUUID(), texts: [] }));

/**
 * The value of a JSON field that is stored as JSON text already: it leaves as it stands there, neither parsed nor written anew. A word of this
 * request stands for it until `spliceStored` is given the whole answer.
 */
export function storedJson(ctx: RequestContext, text: string): string {
  const { nonce, texts } = storedOf(ctx);
  return `${nonce}:${texts.push(text) - 1}`;
}

/** Puts the stored texts into the answer of the request that named them. */
export function spliceStored(ctx: RequestContext, answer: string): string {
  if (!ctx.memo.has(TEXTS)) return answer;
  const { nonce, texts } = storedOf(ctx);
  // By a function: `$` in a replacement text would have a meaning of its own.
  return texts.reduce((whole, text, index) => whole.replace(`"${nonce}:${index}"`, () => text), answer);
}
