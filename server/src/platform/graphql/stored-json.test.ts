import { describe, expect, it } from '@jest/globals';
import type { RequestContext } from '../request/context.js';
import { spliceStored, storedJson } from './stored-json.js';

const request = () => ({ memo: new Map() }) as unknown as RequestContext; // No other part of the context is used here.

describe('stored JSON', () => {
  it('stands in the answer as it was stored, whatever is in it', () => {
    const ctx = request();
    const texts = ['{"price":"$& $1 $$"}', '[1,  2]'];
    const answer = JSON.stringify({ data: { a: storedJson(ctx, texts[0] ?? ''), b: storedJson(ctx, texts[1] ?? '') } });

    expect(String(spliceStored(ctx, answer))).toBe(`{"data":{"a":${texts[0]},"b":${texts[1]}}}`);
  });

  it('is put only where this request asked for it: a word that another request knew stays a word', () => {
    const other = storedJson(request(), '"secret"');
    const ctx = request();
    const stored = JSON.stringify({ title: other });

    expect(spliceStored(ctx, JSON.stringify({ title: other }))).toBe(stored);
    expect(String(spliceStored(ctx, JSON.stringify({ a: storedJson(ctx, stored), b: other })))).toBe(`{"a":${stored},"b":"${other}"}`);
  });
});
