import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { flagsOf, INSIGHT_KINDS, NO_ORIGIN, qualityOf, type SurveyDefinition } from '@wence/schema';
import { answersOf, matrix, multiple, type NamedAnswer, rate, single, survey, runsOnServer } from '@wence/schema/testing';
import * as fc from 'fast-check';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp, type SignedUp } from '../account/account.factory.js';
import { contextOf, launchedSurvey } from '../publish/publish.factory.js';
import { type GivenResponse, storeResponses } from '../response-table/stored-responses.factory.js';
import { FindingRecount } from './testing/recount-findings.js';

const RUNS = runsOnServer(8, 60);
const PATIENCE = 300_000;
const DAY = 86_400_000;
const LAST = Date.UTC(2026, 2, 20, 12);

/** Numbers from 0 up to 1 that follow from a seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const ROWS = ['speed', 'taste', 'price'];
const titles = (count: number): string[] => Array.from({ length: count }, (_, index) => `option ${index + 1}`);

const arbitraryCase = fc.record({
  seed: fc.integer({ min: 1, max: 1e6 }),
  count: fc.constantFrom(8, 29, 30, 120, 260),
  options: fc.array(fc.integer({ min: 2, max: 5 }), { minLength: 3, maxLength: 3 }),
  /** How much the answers follow one another. */
  pull: fc.constantFrom(0, 0.5, 0.9),
  open: fc.constantFrom(0, 0.3),
});

type Case = typeof arbitraryCase extends fc.Arbitrary<infer T> ? T : never;

/** Come first in every run, so that whatever the seed there is each kind of finding to recount: answers that follow one another, and even ones. */
const EXAMPLES: readonly Case[] = [
  { seed: 7, count: 260, options: [3, 3, 3], pull: 0.5, open: 0.3 },
  { seed: 7, count: 260, options: [3, 3, 3], pull: 0.9, open: 0 },
  { seed: 7, count: 260, options: [5, 5, 5], pull: 0, open: 0.3 },
];

const surveyOf = ({ options: [one = 2, two = 2, three = 2] }: Case): SurveyDefinition =>
  survey(
    single('Q1', 'Group', titles(one)),
    single('Q2', 'Habit', titles(two), { required: false }),
    multiple('Q3', 'When', titles(three), { required: false }),
    rate('Q4', 'Stars', { setting: { min: 1, max: 5 } }),
    rate('Q5', 'Recommend', { setting: { min: 0, max: 10 } }),
    matrix(4, 'Q6', 'Marks', ROWS, [], { setting: { min: 1, max: 5 } }),
  );

/** Answers of which some follow the group, so that there is something to find. */
function responsesOf(definition: SurveyDefinition, { seed, count, options, pull, open }: Case): GivenResponse[] {
  const random = randomFrom(seed);
  const below = (most: number): number => Math.floor(random() * most);
  const [one = 2, two = 2, three = 2] = options;
  return Array.from({ length: count }, (_, index): GivenResponse => {
    const group = below(one);
    const follows = random() < pull;
    const point = follows ? (group === 0 ? 0 : 4) : below(5);
    const named: Record<string, NamedAnswer> = {
      Q1: `option ${group + 1}`,
      ...(random() >= open && { Q2: `option ${(follows ? group % two : below(two)) + 1}` }),
      ...(random() >= open && { Q3: [`option ${(follows ? 0 : below(three)) + 1}`] }),
      Q4: point + 1,
      Q5: follows ? point * 2 + 2 : below(11),
      Q6: Object.fromEntries(ROWS.map((row, place) => [row, follows ? 5 - place : 1 + below(5)])),
    };
    const submittedAt = new Date(LAST - Math.floor((follows ? random() ** 3 : random()) * 40 * DAY));
    return {
      version: 1,
      answers: answersOf(definition, named),
      submittedAt,
      startedAt: new Date(submittedAt.getTime() - (20 + below(300)) * 1000),
      source: random() < 0.4 ? `source ${below(3)}` : 'mail',
      ...(index % 9 === 8 && { invalidAt: new Date(1) }),
    };
  });
}

describe('findings of any survey', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  it(
    'have the numbers of a slow recount of the responses, lead to the responses behind them, and claim no difference on fewer than 30',
    async () => {
      const kinds = new Set<string>();
      await fc.assert(
        fc.asyncProperty(arbitraryCase, async (given) => {
          const definition = surveyOf(given);
          const surveyId = await launchedSurvey(app, author, definition);
          const responses = responsesOf(definition, given);
          await storeResponses(app, surveyId, responses);
          const counting = responses.filter(({ invalidAt }) => !invalidAt);

          const report = await app.features.insight.findings.read(contextOf(app, author), surveyId);

          const stored = responses.map((one, seq) => ({
            id: '',
            seq,
            status: 'complete' as const,
            params: null,
            wechat: null,
            startedAt: null,
            source: null,
            submittedAt: new Date(0),
            ...one,
            ...NO_ORIGIN,
            valid: !one.invalidAt,
            starred: false,
            tags: [],
          }));
          const quality = qualityOf(stored.map((one) => ({ ...one, definition }))).map(flagsOf);
          const noted = stored.map((one, index) => ({ ...one, quality: quality[index] ?? [] })).filter(({ valid }) => valid);
          const recount = new FindingRecount(definition, noted, responses.length);
          expect(report.base).toBe(counting.length);
          for (const card of report.cards) {
            recount.check(card);
            kinds.add(card.kind);
            if (card.base < 30) expect(['overview', 'concentrated', 'nps', 'csat']).toContain(card.kind);
          }
        }),
        {
          ...RUNS,
          examples: EXAMPLES.map((example): [Case] => [example]),
        },
      );
      // Drop-off is found in visits, of which there are none here.
      expect([...kinds].sort()).toEqual(INSIGHT_KINDS.filter((kind) => kind !== 'dropOff').sort());
    },
    PATIENCE,
  );
});
