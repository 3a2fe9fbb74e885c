import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { validateAnswers } from '../answer/validate-answers.js';
import { canonicalText } from '../definition/canonical-text.js';
import { parseDefinition } from '../definition/parse-definition.js';
import { apply } from '../edit/apply.js';
import type { Operation } from '../edit/operation.js';
import { parseOperations } from '../edit/parse-operations.js';
import { evaluate } from '../engine/evaluate.js';
import { multiple, single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';

const RUNS = { numRuns: 2000 };

const shop = survey(single('Q1', 'Colour?', ['red', 'blue']), multiple('Q2', 'Drinks?', ['tea', 'coffee']), text('Q3', 'Why?'));

const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withNullPrototype: true,
  withSparseArray: true,
});

/** Records that look almost right: keys the model knows, values it does not expect. */
const almost = (...keys: string[]): fc.Arbitrary<unknown> =>
  fc.record(Object.fromEntries(keys.map((key) => [key, fc.oneof(anything, fc.integer(), fc.string())])), { requiredKeys: [] });

const throwing = {
  get title(): string {
    throw new Error('not for reading');
  },
};

const revoked = (): unknown => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
};

const endless = (): unknown => {
  const loop: Record<string, unknown> = {};
  for (const key of ['nodes', 'options', 'title', 'set', '1', '4']) loop[key] = [loop, loop];
  return loop;
};

/** Not among these: a revoked proxy, which fast-check itself cannot carry. It has a test of its own. */
const known = fc.constantFrom<unknown>(throwing, endless(), Array.from({ length: 3 }), Object.create(null), Symbol('s'), Number.NaN);

describe('values that no honest client sends', () => {
  it('never make parseDefinition throw, and what it accepts is canonical', () => {
    const node = almost('id', 'code', 'type', 'title', 'required', 'setting', 'options');
    const definition = fc.record({ format: fc.constant(1), title: fc.string(), nodes: fc.oneof(anything, fc.array(node)) });
    fc.assert(
      fc.property(fc.oneof(anything, known, definition), (value) => {
        const parsed = parseDefinition(value);

        const again = parsed.ok ? parseDefinition(JSON.parse(canonicalText(parsed.value))) : parsed;

        expect(again).toEqual(parsed);
      }),
      RUNS,
    );
  });

  it('never make parseOperations or apply throw', () => {
    const op = fc.constantFrom(
      'addNode',
      'updateNode',
      'moveNode',
      'removeNode',
      'addOption',
      'updateOption',
      'restoreNode',
      'restoreCodes',
      'x',
    );
    const part = almost('type', 'title', 'code', 'setting', 'options', 'exclusive', 'id', '1');
    const operation = fc.record(
      { op, nodeId: fc.integer({ min: 0, max: 8 }), node: part, set: part, option: part, codes: part },
      { requiredKeys: ['op'] },
    );
    fc.assert(
      fc.property(fc.oneof(anything, known, fc.array(fc.oneof(anything, known, operation))), (value) => {
        const before = canonicalText(shop);

        const parsed = parseOperations(value);
        const applied = apply(shop, value as Operation[]);

        expect(typeof parsed.ok).toBe('boolean');
        expect(applied.ok || applied.at >= 0).toBe(true);
        expect(canonicalText(shop)).toBe(before);
      }),
      RUNS,
    );
  });

  it('never make evaluate or validateAnswers throw, and what is accepted is accepted again', () => {
    const answer = almost('option', 'options', 'text');
    const answers = fc.record({ 1: answer, 4: answer, 7: answer }, { requiredKeys: [] });
    fc.assert(
      fc.property(fc.oneof(anything, known, answers), (value) => {
        const validated = validateAnswers(shop, value);

        const again = validated.ok ? validateAnswers(shop, validated.answers) : validated;

        expect(again).toEqual(validated);
        expect(evaluate(shop, value).visible).toEqual([1, 4, 7]);
      }),
      RUNS,
    );
  });

  it('are refused by every front door when nothing about them can be read', () => {
    const value = revoked();

    const refusals = [parseDefinition(value), parseOperations(value), apply(shop, value as Operation[]), validateAnswers(shop, value)];

    expect(refusals.map(({ ok }) => ok)).toEqual([false, false, false, false]);
    expect(parseDefinition(value)).toEqual({ ok: false, faults: [{ field: '', rule: 'type' }] });
  });
});
