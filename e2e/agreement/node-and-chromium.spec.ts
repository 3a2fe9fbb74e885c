import { expect, test } from '@playwright/test';
import * as schema from '@wence/schema';
import { casesOf } from '@wence/schema/testing';
import { type Case, outcomesOf } from './outcome-of.js';
import { sampleCases } from './sample-cases.js';
import { schemaInPage } from './schema-in-page.js';

const CASES = casesOf(2_000);
const BATCH = 200;

interface Outcome {
  readonly before: {
    readonly text: string;
    readonly validated: { readonly ok: boolean };
    readonly evaluated: readonly {
      readonly visible: readonly number[];
      readonly carried: object;
      readonly texts: object;
      readonly end: unknown;
    }[];
  };
  readonly applied: { readonly ok: boolean };
  readonly back?: unknown;
}

const typeOf = (node: schema.SurveyNode): string => schema.questionRow(node).key;

/** Fixed, so that a failure can be looked at again, and that the first cases already show what the rarest of them show. */
const SEED = 4;

test.describe('Node and Chromium agree', () => {
  test.setTimeout(300_000);

  test(`on canonical text, hash, edits, findings, validation and every field of the evaluation of ${CASES} random surveys`, async ({
    page,
  }) => {
    const cases = sampleCases(CASES, SEED);
    const module = await schemaInPage(page);
    const outcomes: Outcome[] = [];

    for (let at = 0; at < cases.length; at += BATCH) {
      const json = JSON.stringify(cases.slice(at, at + BATCH));

      const inNode = outcomesOf(schema, json);
      const inPage = await module.evaluate(outcomesOf, json);

      expect(inPage).toEqual(inNode);
      outcomes.push(...inNode.map((each) => JSON.parse(each) as Outcome));
    }

    await test.step('the surveys are worth it: edits succeed and fail, answers pass and are refused', () => expectVaried(cases, outcomes));
  });
});

function expectVaried(cases: readonly Case[], outcomes: readonly Outcome[]): void {
  const share = (isSo: (outcome: Outcome) => boolean) => outcomes.filter(isSo).length / outcomes.length;

  expect(share(({ applied }) => applied.ok)).toBeGreaterThan(0.2);
  expect(share(({ applied }) => !applied.ok)).toBeGreaterThan(0.02);
  expect(share(({ before }) => before.validated.ok)).toBeGreaterThan(0.02);
  expect(share(({ before }) => !before.validated.ok)).toBeGreaterThan(0.2);
  const types = new Set(cases.flatMap(({ definition }) => [...schema.walkNodes(definition.nodes)].map(typeOf)));
  expect(types.size).toBe(schema.questionCatalogue.length);
  expect(share(({ before }) => before.evaluated.some(({ end }) => end !== null))).toBeGreaterThan(0.005);
  expect(share(({ before }) => before.evaluated.some(({ carried }) => Object.keys(carried).length > 0))).toBeGreaterThan(0.001);
  expect(share(({ before }) => before.evaluated.some(({ texts }) => Object.keys(texts).length > 0))).toBeGreaterThan(0.005);
  expect(outcomes.filter(({ applied, before, back }) => applied.ok && back !== before.text)).toEqual([]);
}
