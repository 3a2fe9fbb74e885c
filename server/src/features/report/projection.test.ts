import { describe, expect, it } from '@jest/globals';
import type { Answers } from '@wence/schema';
import { single, survey } from '@wence/schema/testing';
import type { ReadResponses } from './each-response.js';
import { Projection } from './projection.js';

const definition = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const [question] = definition.nodes;
const tea: Answers = { [question!.id]: { option: question!.options![0]!.id } };
const basis = { key: '1', newest: definition, older: [] };

/** A store that answers only when told to, and counts how often it is asked. */
function slowStore() {
  const stored: Answers[] = [];
  const waiting: (() => void)[] = [];
  let reads = 0;
  const read: ReadResponses = async (seq, limit) => {
    reads += 1;
    const batch = stored.slice(seq, seq + limit).map((answers, index) => ({ seq: seq + index + 1, status: 'complete' as const, answers }));
    await new Promise<void>((resolve) => waiting.push(resolve));
    return batch;
  };
  /** Answers all reads until the reader is done. */
  const answer = async (reader: Promise<unknown>) => {
    const done = reader.then(() => 'done' as const);
    const nextTurn = () => new Promise<'waits'>((resolve) => setImmediate(() => resolve('waits')));
    do waiting.shift()?.();
    while ((await Promise.race([done, nextTurn()])) === 'waits');
  };
  return { stored, read, answer, reads: () => reads };
}

describe('Projection', () => {
  it('counts what was stored before it was asked, also when another reader is on the way already', async () => {
    const store = slowStore();
    const projection = new Projection(basis, store.read);
    const early = projection.catchUp();
    store.stored.push(tea);

    const late = projection.catchUp();
    await store.answer(Promise.all([early, late]));

    expect(projection.seq).toBe(1);
    expect(projection.figures().total).toBe(1);
  });

  it('reads once for all readers that come while it reads', async () => {
    const store = slowStore();
    store.stored.push(tea, tea);
    const projection = new Projection(basis, store.read);

    const readers = Array.from({ length: 50 }, () => projection.catchUp());
    await store.answer(Promise.all(readers));

    expect(store.reads()).toBe(2);
    expect(projection.figures().total).toBe(2);
  });

  it('reads a long log in batches and counts every response once', async () => {
    const store = slowStore();
    store.stored.push(...Array.from({ length: 1_201 }, () => tea));
    const projection = new Projection(basis, store.read);

    await store.answer(projection.catchUp());

    expect(store.reads()).toBe(3);
    expect(projection.figures().questions[0]).toMatchObject({ base: 1_201, options: [{ count: 1_201 }, { count: 0 }] });
  });

  it('reads fewer responses at once when each has many answers', async () => {
    const questions = Array.from({ length: 2_000 }, (_, place) => single(`Q${place + 1}`, 'Tea?', ['yes', 'no']));
    const limits: number[] = [];
    const projection = new Projection({ ...basis, newest: survey(...questions) }, async (_seq, limit) => {
      limits.push(limit);
      return [];
    });

    await projection.catchUp();

    expect(limits).toEqual([10]);
  });

  it('tries again after a read that failed, from where it stood', async () => {
    let broken = true;
    const projection = new Projection(basis, async (seq) => {
      if (broken) throw new Error('connection lost');
      return seq === 0 ? [{ seq: 1, status: 'complete', answers: tea }] : [];
    });
    await expect(projection.catchUp()).rejects.toThrow('connection lost');
    broken = false;

    await projection.catchUp();

    expect(projection.figures().total).toBe(1);
  });

  it('passes over whoever was screened out, and goes on behind them', async () => {
    const log = [
      { seq: 1, status: 'screened' as const, answers: tea },
      { seq: 2, status: 'complete' as const, answers: tea },
      { seq: 3, status: 'over_quota' as const, answers: tea },
    ];
    const projection = new Projection(basis, async (seq) => log.slice(seq));

    await projection.catchUp();

    expect(projection.seq).toBe(3);
    expect(projection.figures().total).toBe(1);
  });
});
