import { describe, expect, it } from '@jest/globals';
import type { Operation } from '@wence/schema';
import type { Change } from './change';
import { batchLength } from './take-batch';

const change = (seq: number, operations: Operation[], created: number[] = []): Change => ({ seq, kind: 'other', operations, created });
const remove = (nodeId: number): Operation => ({ op: 'removeNode', nodeId });
const add = (after?: number): Operation => ({ op: 'addNode', node: { type: 3 }, after });

describe('a batch', () => {
  it('takes the whole queue when nothing in it depends on what it creates', () => {
    expect(batchLength([change(1, [add()], [5]), change(2, [remove(2)])])).toBe(2);
  });

  it('ends before the first change that names a question created in it', () => {
    expect(batchLength([change(1, [add()], [5]), change(2, [remove(2)]), change(3, [remove(5)])])).toBe(2);
  });

  it('ends before a change that is anchored at a question created in it', () => {
    expect(batchLength([change(1, [add()], [5]), change(2, [add(5)], [6])])).toBe(1);
  });

  it('holds no more operations than one request may carry', () => {
    const many = Array.from({ length: 300 }, () => remove(2));

    expect(batchLength([change(1, many), change(2, many)])).toBe(1);
  });
});
