import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { validateAnswers } from '../engine/validate-answers.js';
import { canonicalText } from '../definition/canonical-text.js';
import { parseDefinition } from '../definition/parse/parse-definition.js';
import { apply } from '../edit/apply.js';
import type { Operation } from '../edit/operation/operation.js';
import { parseOperations } from '../edit/read/parse-operations.js';
import { compile } from '../engine/compile.js';
import { evaluate, evaluationRecord } from '../engine/evaluate.js';
import { arbitraryHostileAnswers } from '../testing/arbitrary-answers.js';
import { arbitraryDefinition } from '../testing/arbitrary-definition.js';
import { arbitraryAlmost, arbitraryHostile } from '../testing/arbitrary-hostile.js';
import { checked } from '../testing/build-condition.js';
import { group } from '../testing/build-container.js';
import { matrix } from '../testing/build-grid.js';
import { jump, show, withLogic } from '../testing/build-logic.js';
import { cascade, evaluate as evaluation, multiple, single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { randomRuns } from '../testing/random-runs.js';

const RUNS = randomRuns(2_000);

const hostile = arbitraryHostile(fc);

/** An object that throws whatever is done to it. */
function revoked(): unknown {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

const shop = withLogic(
  survey(
    single('Q1', 'Colour?', ['red', 'blue']),
    multiple('Q2', 'Drinks?', ['tea', 'coffee']),
    text('Q3', 'Why?'),
    group('G1', 'More', [matrix(1, 'Q4', 'Taste?', ['tea', 'coffee'], ['good', 'bad'])]),
    cascade('Q5', 'Where?', [{ title: 'north', nodes: [{ title: 'up' }] }]),
    evaluation('Q6', 'How was it?', ['bad', 'poor', 'fair', 'good', 'great']),
  ),
  show('Q2', checked('Q1', 'red')),
  jump('Q2', 'Q5', checked('Q2', 'tea')),
);

const NODE_KEYS = ['id', 'code', 'type', 'subType', 'group', 'title', 'required', 'setting', 'options', 'children', 'nodes', 'sequence'];

const OPS = [
  'addNode updateNode moveNode copyNode removeNode releaseNode convertNode useTemplate updateSurvey',
  'addOption updateOption moveOption copyOption removeOption editOptions groupOptions releaseOptions replaceOptions',
  'addRow updateRow moveRow copyRow removeRow',
  'saveLogic moveLogic copyLogic removeLogic saveQuota removeQuota restore restoreLastId x',
].flatMap((names) => names.split(' '));

describe('values that no honest client sends', () => {
  it('never make parseDefinition throw, and what it accepts is canonical', () => {
    const inner = arbitraryAlmost(fc, NODE_KEYS);
    const node = arbitraryAlmost(fc, NODE_KEYS, fc.array(inner, { maxLength: 2 }));
    const rule = arbitraryAlmost(
      fc,
      ['id', 'model', 'type', 'nodeId', 'target', 'algorithm', 'optionId', 'conditions', 'kind', 'cells', 'limit'],
      fc.array(inner, { maxLength: 2 }),
    );
    const definition = fc.record(
      {
        format: fc.constant(1),
        title: fc.string(),
        nodes: fc.oneof(hostile, fc.array(node, { maxLength: 3 })),
        logic: fc.oneof(hostile, fc.array(rule, { maxLength: 2 })),
        quotas: fc.oneof(hostile, fc.array(rule, { maxLength: 2 })),
        settings: fc.oneof(hostile, arbitraryAlmost(fc, ['paging', 'timeZone', 'repeat', 'opensAt', 'closesAt', 'total'])),
      },
      { requiredKeys: ['format', 'title', 'nodes'] },
    );
    fc.assert(
      fc.property(fc.oneof(hostile, definition), (value) => {
        const parsed = parseDefinition(value);

        const again = parsed.ok ? parseDefinition(JSON.parse(canonicalText(parsed.value))) : parsed;

        expect(again).toEqual(parsed);
      }),
      RUNS,
    );
  });

  it('never make parseOperations or apply throw', () => {
    const part = arbitraryAlmost(fc, [
      'type',
      'title',
      'code',
      'setting',
      'options',
      'exclusive',
      'id',
      'nodeId',
      'conditions',
      'model',
      'kind',
      '1',
    ]);
    const id = fc.integer({ min: 0, max: 40 });
    const parts = fc.oneof(part, fc.array(part, { maxLength: 2 }), fc.array(id, { maxLength: 3 }));
    const names = [
      'node',
      'set',
      'option',
      'row',
      'item',
      'quota',
      'options',
      'optionIds',
      'removeIds',
      'titles',
      'codes',
      'put',
      'remove',
    ];
    const operation = fc
      .tuple(
        fc.record({ op: fc.constantFrom(...OPS), nodeId: id, optionId: id, rowId: id, logicId: id, quotaId: id }, { requiredKeys: ['op'] }),
        fc.record(Object.fromEntries(names.map((name) => [name, parts])), { requiredKeys: [] }),
      )
      .map(([named, rest]) => ({ ...named, ...rest }));
    fc.assert(
      fc.property(
        fc.oneof(hostile, fc.array(fc.oneof({ weight: 1, arbitrary: hostile }, { weight: 4, arbitrary: operation }), { maxLength: 3 })),
        (value) => {
          const before = canonicalText(shop);

          const parsed = parseOperations(value);
          const applied = apply(shop, value as Operation[]);

          expect(typeof parsed.ok).toBe('boolean');
          expect(applied.ok || applied.at >= 0).toBe(true);
          expect(canonicalText(shop)).toBe(before);
        },
      ),
      RUNS,
    );
  });

  it('never make evaluate or validateAnswers throw on a survey of any type, and what is accepted is accepted again', () => {
    const surveyed = arbitraryDefinition(fc, { dangling: true }).chain((definition) =>
      fc.tuple(fc.constant(definition), fc.oneof(hostile, arbitraryHostileAnswers(fc, definition))),
    );
    fc.assert(
      fc.property(surveyed, ([definition, value]) => {
        const before = canonicalText(definition);

        const validated = validateAnswers(definition, value);
        const again = validated.ok ? validateAnswers(definition, validated.answers) : validated;
        const record = evaluationRecord(evaluate(compile(definition), value, 'seed'));

        expect(JSON.stringify(again)).toBe(JSON.stringify(validated));
        expect(JSON.stringify(record.effective)).toBe(JSON.stringify(evaluate(compile(definition), record.effective).effective));
        expect(canonicalText(definition)).toBe(before);
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
