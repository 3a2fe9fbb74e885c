import { expect, test } from '@playwright/test';
import * as schema from '@wence/schema';
import { casesOf } from '@wence/schema/testing';
import { type Case, outcomesOf } from './outcome-of.js';
import { sampleCases } from './sample-cases.js';
import { schemaInPage } from './schema-in-page.js';

const CASES = casesOf(2_000);
const BATCH = 200;
/** So many further batches are drawn, at most, for what the first cases show too seldom. */
const FURTHER = 50;
const SEED = 4;

interface Outcome {
  readonly before: {
    readonly text: string;
    readonly validated: { readonly ok: boolean };
    readonly evaluated: readonly {
      readonly carried: object;
      readonly texts: object;
      readonly end: unknown;
    }[];
  };
  readonly applied: { readonly ok: boolean };
  readonly back?: unknown;
}

interface Judged extends Case {
  readonly text: string;
  readonly outcome: Outcome;
}

type Shows = (judged: Judged) => boolean;

const typeOf = (node: schema.SurveyNode): string => schema.questionRow(node).key;
const isFilled = (record: object): boolean => Object.keys(record).length > 0;

/** Cases are drawn until each of these has occurred, because the test says nothing about what it has not tried. */
const TRAITS: Readonly<Record<string, Shows>> = {
  'an edit that succeeds': ({ outcome: { applied } }) => applied.ok,
  'an edit that is refused': ({ outcome: { applied } }) => !applied.ok,
  'answers that pass': ({ outcome: { before } }) => before.validated.ok,
  'answers that are refused': ({ outcome: { before } }) => !before.validated.ok,
  'an end before the last question': ({ outcome: { before } }) => before.evaluated.some(({ end }) => end !== null),
  'options that are carried over': ({ outcome: { before } }) => before.evaluated.some(({ carried }) => isFilled(carried)),
  'texts with answers in them': ({ outcome: { before } }) => before.evaluated.some(({ texts }) => isFilled(texts)),
  ...Object.fromEntries(
    schema.questionCatalogue.map(({ key }): [string, Shows] => [
      `a question of the type ${key}`,
      ({ definition }) => [...schema.walkNodes(definition.nodes)].some((node) => typeOf(node) === key),
    ]),
  ),
};

test.describe('Node and Chromium agree', () => {
  test.setTimeout(300_000);

  test(`on canonical text, hash, edits, findings, validation and every field of the evaluation of ${CASES} random surveys`, async ({
    page,
  }) => {
    const module = await schemaInPage(page);
    const missing = new Set(Object.keys(TRAITS));
    let compared = 0;

    for (let batch = 0; batch < CASES / BATCH + FURTHER && (compared < CASES || missing.size > 0); batch += 1) {
      const drawn = judged(sampleCases(BATCH, SEED + batch));
      const taken = compared < CASES ? drawn : drawn.filter((each) => [...missing].some((trait) => TRAITS[trait]?.(each)));
      const inPage = await module.evaluate(
        outcomesOf,
        JSON.stringify(taken.map(({ definition, operations, answers }) => ({ definition, operations, answers }))),
      );

      expect(inPage).toEqual(taken.map(({ text }) => text));
      expect(taken.filter(({ outcome: { applied, back, before } }) => applied.ok && back !== before.text)).toEqual([]);
      for (const each of taken) for (const trait of missing) if (TRAITS[trait]?.(each)) missing.delete(trait);
      compared += taken.length;
    }

    expect([...missing]).toEqual([]);
  });
});

/** The cases with what the model says of them in Node. */
function judged(cases: readonly Case[]): readonly Judged[] {
  const texts = outcomesOf(schema, JSON.stringify(cases));
  return cases.map((each, at) => {
    const text = texts[at] ?? '';
    return { ...each, text, outcome: JSON.parse(text) as Outcome };
  });
}
