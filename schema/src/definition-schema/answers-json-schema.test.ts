import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import type { Answer } from '../answer/answer.js';
import { offeredOf } from '../answer/offered.js';
import { readAnswer } from '../answer/read-answer.js';
import { questionCatalogue } from '../catalogue/question-catalogue.js';
import { answerKindOf } from '../definition/answer-kind.js';
import type { SurveyNode } from '../definition/definition.js';
import { walkNodes } from '../definition/walk.js';
import { compile } from '../engine/compile.js';
import { evaluate } from '../engine/evaluate.js';
import { arbitraryAnswers, arbitraryHostileAnswers } from '../testing/arbitrary-answers.js';
import { arbitraryDefinition } from '../testing/arbitrary-definition.js';
import { randomRuns } from '../testing/random-runs.js';
import { answersJsonSchema } from './answers-json-schema.js';

const RUNS = randomRuns(1_000);
const schema = answersJsonSchema();
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
const areValid = ajv.compile(schema);
const ofKind = new Map(
  Object.keys(schema.$defs ?? {}).map((kind) => [kind, ajv.compile({ $defs: schema.$defs, $ref: `#/$defs/${kind}` })] as const),
);
const isValidFor = (node: SurveyNode, value: unknown): boolean => ofKind.get(answerKindOf(node))?.(value) ?? false;
const isOfShape = (node: SurveyNode, value: unknown): boolean =>
  !readAnswer(node, value, offeredOf(node)).errors.some(({ reason }) => reason === 'shape');

const definitions = arbitraryDefinition(fc, { dangling: true });
/** What the model gives back of right answers and of awkward ones. */
const stored = definitions.chain((definition) =>
  fc.oneof(arbitraryAnswers(fc, definition), arbitraryHostileAnswers(fc, definition)).map((answers) => ({
    definition,
    effective: JSON.parse(JSON.stringify(evaluate(compile(definition), answers).effective)),
    errors: evaluate(compile(definition), answers).errors,
  })),
);

/** Spoils an answer so that it has the shape of none. */
const DAMAGES: readonly ((answer: Answer) => unknown)[] = [
  (answer) => ({ ...answer, nobodyKnows: 1 }),
  (answer) => [answer],
  () => 'text',
  () => null,
  (answer) => Object.fromEntries(Object.keys(answer).map((key) => [key, true])),
  (answer) => Object.fromEntries(Object.entries(answer).slice(1)),
];

describe('the JSON Schema of answers', () => {
  it('takes every answer that the model accepts, by its kind', () => {
    fc.assert(
      fc.property(stored, ({ definition, effective, errors }) => {
        fc.pre(errors.length === 0);
        const nodes = [...walkNodes(definition.nodes)].filter(({ id }) => id in effective);
        expect(nodes.filter((node) => !isValidFor(node, effective[node.id]))).toEqual([]);
        expect(areValid(effective)).toBe(true);
      }),
      RUNS,
    );
  });

  it('refuses, as the model does, what is no answer of the kind', () => {
    fc.assert(
      fc.property(stored, fc.constantFrom(...DAMAGES), ({ definition, effective }, damage) => {
        for (const node of walkNodes(definition.nodes)) {
          if (!(node.id in effective)) continue;
          const spoilt = damage(effective[node.id]);
          expect([isOfShape(node, spoilt), isValidFor(node, spoilt)]).toEqual([false, false]);
        }
      }),
      RUNS,
    );
  });

  it.each([
    ['a key that is no id', { Q1: { text: 'a' } }],
    ['two kinds at once', { 1: { option: 1, number: 2 } }],
    ['a blank text', { 1: { text: ' ' } }],
    ['no choice', { 1: { options: [] } }],
    ['the same place twice', { 1: { order: [2, 2] } }],
    ['a day that is none', { 1: { date: 'tomorrow' } }],
    ['a place off the earth', { 1: { lng: 181, lat: 0 } }],
    ['a matrix without rows', { 1: { rows: {} } }],
    ['a list', []],
  ])('refuses %s', (_what, value) => {
    expect(areValid(value)).toBe(false);
  });

  it('has a definition for each kind, which names the types that it is for', () => {
    const texts = Object.fromEntries(Object.entries(schema.$defs ?? {}).map(([kind, { description = '' }]) => [kind, description]));
    const asking = questionCatalogue.filter((row) => answerKindOf(row) !== 'none');

    expect(asking.filter((row) => !texts[answerKindOf(row)]?.includes(`${row.key} (${row.type}`))).toEqual([]);
  });
});
