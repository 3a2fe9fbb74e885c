import { describe, expect, it } from '@jest/globals';
import type { Answers } from '@wence/schema';
import { single, survey } from '@wence/schema/testing';
import type { ResponseLogKind } from '../response/response-log.entity.js';
import { Response } from '../response/response.entity.js';
import { Projection, type Source } from './projection.js';

const definition = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const [question] = definition.nodes;
const choice = (place: number): Answers => ({ [question!.id]: { option: question!.options![place]!.id } });
const [tea, coffee] = [choice(0), choice(1)];
const basis = { key: '1', newest: definition, older: [] };

interface Stored {
  answers: Answers;
  counts: boolean;
}

/** A log with the responses it is about, as the store would give them. `reads` has what was read from it. */
class Log implements Source {
  readonly reads: string[] = [];
  private readonly stored: Stored[] = [];
  private readonly lines: { kind: ResponseLogKind; of: number }[] = [];

  add(answers: Answers, counts = true): void {
    this.stored.push({ answers, counts });
    this.lines.push({ kind: 'submitted', of: this.stored.length - 1 });
  }

  change(place: number, kind: ResponseLogKind, change: Partial<Stored> = {}): void {
    Object.assign(this.stored[place]!, change);
    this.lines.push({ kind, of: place });
  }

  async progress() {
    return { seq: this.lines.length, lastResponse: this.stored.length };
  }

  async changedSince(seq: number, limit: number) {
    this.reads.push(`log ${seq}`);
    return this.lines.slice(seq, seq + limit).map(({ kind, of }, index) => {
      const { answers, counts } = this.stored[of]!;
      return { seq: seq + index + 1, kind, response: Object.assign(new Response(), { answers }), counts };
    });
  }

  readonly counting: Source['counting'] = async ({ first, last, limit }) => {
    this.reads.push(`responses ${first} to ${last}, ${limit}`);
    return this.stored
      .map(({ answers, counts }, place) => ({ seq: place + 1, answers, counts }))
      .filter(({ seq, counts }) => counts && seq >= first && seq <= last)
      .slice(0, limit);
  };
}

/** A log that answers only when told to. */
class SlowLog extends Log {
  private readonly waiting: (() => void)[] = [];

  override async progress() {
    const progress = await super.progress();
    await new Promise<void>((resolve) => this.waiting.push(resolve));
    return progress;
  }

  /** Answers all reads until the reader is done. */
  async answer(reader: Promise<unknown>): Promise<void> {
    const done = reader.then(() => 'done' as const);
    const nextTurn = () => new Promise<'waits'>((resolve) => setImmediate(() => resolve('waits')));
    do this.waiting.shift()?.();
    while ((await Promise.race([done, nextTurn()])) === 'waits');
  }
}

function totals(projection: Projection): number[] {
  const { total, questions } = projection.figures();
  return [total, ...(questions[0]?.options ?? []).map(({ count }) => count)];
}

describe('Projection', () => {
  it('counts what was stored before it was asked, also when another reader is on the way already', async () => {
    const log = new SlowLog();
    const projection = new Projection(basis, log);
    const early = projection.catchUp();
    log.add(tea);

    const late = projection.catchUp();
    await log.answer(Promise.all([early, late]));

    expect(projection.seq).toBe(1);
    expect(projection.figures().total).toBe(1);
  });

  it('reads once for all readers that come while it reads', async () => {
    const log = new SlowLog();
    log.add(tea);
    log.add(tea);
    const projection = new Projection(basis, log);

    const readers = Array.from({ length: 50 }, () => projection.catchUp());
    await log.answer(Promise.all(readers));

    expect(log.reads).toHaveLength(1);
    expect(projection.figures().total).toBe(2);
  });

  it('reads many responses in batches and counts every one once', async () => {
    const log = new Log();
    for (let times = 0; times < 1_201; times += 1) log.add(tea);
    const projection = new Projection(basis, log);

    await projection.catchUp();

    expect(log.reads).toHaveLength(3);
    expect(projection.figures().questions[0]).toMatchObject({ base: 1_201, options: [{ count: 1_201 }, { count: 0 }] });
  });

  it('reads fewer responses at once when each has many answers', async () => {
    const questions = Array.from({ length: 2_000 }, (_, place) => single(`Q${place + 1}`, 'Tea?', ['yes', 'no']));
    const log = new Log();
    log.add({});

    await new Projection({ ...basis, newest: survey(...questions) }, log).catchUp();

    expect(log.reads).toEqual(['responses 1 to 1, 10']);
  });

  it('carries its figures on with what arrives, without reading the rest again', async () => {
    const log = new Log();
    log.add(tea);
    const projection = new Projection(basis, log);
    await projection.catchUp();
    log.add(coffee);
    log.add(coffee, false);
    log.change(0, 'annotated');

    await projection.catchUp();
    await projection.catchUp();

    expect(log.reads).toEqual(['responses 1 to 1, 500', 'log 1']);
    expect([projection.seq, ...totals(projection)]).toEqual([4, 2, 1, 1]);
  });

  it.each<[ResponseLogKind, Partial<Stored>, number[]]>([
    ['invalidated', { counts: false }, [1, 0, 1]],
    ['deleted', { counts: false }, [1, 0, 1]],
    ['edited', { answers: coffee }, [2, 0, 2]],
  ])('counts anew when a response was %s', async (kind, change, expected) => {
    const log = new Log();
    log.add(tea);
    const projection = new Projection(basis, log);
    await projection.catchUp();
    log.add(coffee);
    log.change(0, kind, change);

    await projection.catchUp();

    expect([projection.seq, ...totals(projection)]).toEqual([3, ...expected]);
    log.change(0, kind === 'edited' ? 'edited' : 'restored', { counts: true, answers: tea });
    await projection.catchUp();
    expect(totals(projection)).toEqual([2, 1, 1]);
  });

  it('tries again after a read that failed, from where it stood', async () => {
    const log = new Log();
    log.add(tea);
    let broken = true;
    const source: Source = {
      progress: () => log.progress(),
      changedSince: (seq, limit) => log.changedSince(seq, limit),
      counting: (range) => (broken ? Promise.reject(new Error('connection lost')) : log.counting(range)),
    };
    const projection = new Projection(basis, source);
    await expect(projection.catchUp()).rejects.toThrow('connection lost');
    broken = false;

    await projection.catchUp();

    expect(projection.figures().total).toBe(1);
  });

  it('passes over whoever does not count, and goes on behind them', async () => {
    const log = new Log();
    log.add(tea, false);
    log.add(tea);
    log.add(tea, false);
    const projection = new Projection(basis, log);

    await projection.catchUp();

    expect([projection.seq, projection.figures().total]).toEqual([3, 1]);
  });
});
