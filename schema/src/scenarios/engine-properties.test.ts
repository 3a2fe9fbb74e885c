import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Answers } from '../answer/answer.js';
import { attributeOf } from '../definition/defaults.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { walkNodes } from '../definition/walk.js';
import { compile } from '../engine/compile.js';
import { evaluate, evaluateParsed, evaluationRecord } from '../engine/evaluate.js';
import { trace } from '../engine/trace.js';
import { arbitraryAnswers, arbitraryHostileAnswers } from '../testing/arbitrary-answers.js';
import { arbitraryDefinition } from '../testing/arbitrary-definition.js';
import { randomRuns } from '../testing/random-runs.js';

const RUNS = randomRuns(2_000);

const definitions = arbitraryDefinition(fc, { dangling: true });

const answered = definitions.chain((definition) => arbitraryAnswers(fc, definition).map((answers) => ({ definition, answers })));

const hostile = definitions.chain((definition) => arbitraryHostileAnswers(fc, definition).map((answers) => ({ definition, answers })));

/** Whatever JSON can carry, at the places where answers stand. */
const jsonAnswers = fc.dictionary(fc.integer({ min: 1, max: 40 }).map(String), fc.jsonValue());

/** Undefined for what JSON cannot carry. */
function asJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

const told = (definition: SurveyDefinition, answers: unknown, seed?: string): string =>
  JSON.stringify(evaluationRecord(evaluate(compile(definition), answers, seed)));

/** The answers that count, and nothing else. */
const without = (answers: Answers, isVoid: (id: string) => boolean): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => !isVoid(id)));

describe('one pass over a random survey', () => {
  it('finds the same whether or not void answers are there', () => {
    fc.assert(
      fc.property(answered, ({ definition, answers }) => {
        const { visible, kept } = evaluate(compile(definition), answers);
        const asked = new Set([...visible, ...kept].map(String));

        const cleaned = without(answers, (id) => !asked.has(id));

        expect(told(definition, cleaned)).toBe(told(definition, answers));
      }),
      RUNS,
    );
  });

  it('keeps answers of what is shown or out of sight, and of nothing else', () => {
    fc.assert(
      fc.property(hostile, ({ definition, answers }) => {
        const { visible, kept, effective, errors } = evaluate(compile(definition), answers);
        const nodes = Array.from(walkNodes(definition.nodes));
        const unseen = nodes.filter((node) => attributeOf(node) === 'hide').map(({ id }) => id);

        expect(kept.filter((id) => !visible.includes(id) && !unseen.includes(id))).toEqual([]);
        expect(Object.keys(effective).map(Number).sort()).toEqual([...kept].sort());
        expect(visible).toEqual(nodes.map(({ id }) => id).filter((id) => visible.includes(id)));
        expect(errors.filter(({ nodeId, reason }) => reason !== 'unknownQuestion' && nodeId !== 0 && !visible.includes(nodeId))).toEqual(
          [],
        );
      }),
      RUNS,
    );
  });

  it('is total and pure: hostile answers never throw, nothing is changed, the same comes out again', () => {
    fc.assert(
      fc.property(hostile, fc.option(fc.string(), { nil: undefined }), ({ definition, answers }, seed) => {
        const before = JSON.stringify(definition);
        const compiled = compile(definition);

        const [first, second] = [evaluate(compiled, answers, seed), evaluate(compiled, answers, seed)].map(evaluationRecord);

        expect(JSON.stringify(second)).toBe(JSON.stringify(first));
        expect(told(definition, answers, seed)).toBe(JSON.stringify(first));
        expect(JSON.stringify(definition)).toBe(before);
      }),
      RUNS,
    );
  });

  it('finds the same in answers that JSON brought, read where they are', () => {
    const given = fc.oneof(
      answered,
      hostile,
      fc.tuple(definitions, jsonAnswers).map(([definition, answers]) => ({ definition, answers })),
    );
    fc.assert(
      fc.property(given, ({ definition, answers }) => {
        const text = asJson(answers);
        fc.pre(text !== undefined);
        const parsed: unknown = JSON.parse(text);

        const found = JSON.stringify(evaluationRecord(evaluateParsed(compile(definition), parsed, 'seed')));

        expect(found).toBe(told(definition, JSON.parse(text), 'seed'));
        expect(JSON.stringify(parsed)).toBe(JSON.stringify(JSON.parse(text)));
      }),
      RUNS,
    );
  });

  it('takes no number for a text that JSON can spell and nobody can mean', () => {
    const form = { id: 1, code: 'Q1', type: 16, subType: 1, title: 'q', options: [{ id: 11, code: '1', title: 'a' }] } as const;
    const compiled = compile({ format: 1, lastId: 20, title: 't', language: 'en', nodes: [form] });
    const given: unknown = JSON.parse('{"1":{"fields":{"11":1e999}}}');

    for (const { errors } of [evaluate(compiled, given), evaluateParsed(compiled, given)])
      expect(errors).toEqual([{ nodeId: 1, reason: 'shape' }]);
  });

  it('remembers nothing that matters of the passes before it', () => {
    const twice = definitions.chain((definition) =>
      fc.tuple(fc.constant(definition), arbitraryAnswers(fc, definition), arbitraryHostileAnswers(fc, definition)),
    );
    fc.assert(
      fc.property(twice, ([definition, answers, others]) => {
        const compiled = compile(definition);

        for (const given of [answers, others, answers]) {
          expect(JSON.stringify(evaluationRecord(evaluate(compiled, given)))).toBe(told(definition, given));
        }
      }),
      RUNS,
    );
  });

  it('finds the same in whatever order answers come, and whatever the seed', () => {
    fc.assert(
      fc.property(answered, fc.string(), ({ definition, answers }, seed) => {
        const backwards = Object.assign(Object.create(null), Object.fromEntries(Object.entries(answers).reverse()));
        const facts = (given: unknown, by?: string) => {
          const { visible, kept, effective, errors, end } = evaluate(compile(definition), given, by);
          return JSON.stringify({ visible, kept, effective, errors, end });
        };

        expect(facts(backwards)).toBe(facts(answers));
        expect(facts(answers, seed)).toBe(facts(answers));
      }),
      RUNS,
    );
  });

  it('is explained by a trace that says the same', () => {
    fc.assert(
      fc.property(answered, ({ definition, answers }) => {
        const { visible, effective, end } = evaluate(compile(definition), answers);
        const explained = trace(compile(definition), answers);
        const asked = new Set(visible);
        const states = new Map(explained.nodes.map(({ nodeId, state }) => [nodeId, state]));

        expect(explained.end).toBe(end);
        expect(visible.filter((id) => states.get(id) !== 'shown')).toEqual([]);
        expect(
          explained.nodes.filter(({ nodeId, answer }) => JSON.stringify(answer ?? undefined) !== JSON.stringify(effective[nodeId])),
        ).toEqual([]);
        for (const { nodeId, state, by, items } of explained.nodes) {
          const shows = items.filter(({ id }) =>
            definition.logic?.some((item) => item.id === id && item.algorithm === 1 && item.model === 1),
          );
          if (asked.has(nodeId)) expect(shows.length === 0 || shows.some(({ holds }) => holds)).toBe(true);
          if (state === 'hidden' || state === 'jumpedOver' || state === 'ended') expect(by.length).toBeGreaterThan(0);
        }
      }),
      RUNS,
    );
  });
});
