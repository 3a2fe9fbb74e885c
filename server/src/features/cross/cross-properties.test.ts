import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Answers, apply, columnPlan, crossVariables, Simulation, type SurveyDefinition } from '@wence/schema';
import { arbitraryDefinition, arbitraryOperations, fixedDraws, isFullRun, runsOnServer } from '@wence/schema/testing';
import * as fc from 'fast-check';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp, type SignedUp } from '../account/account.factory.js';
import { contextOf, define, launchedBefore, launchUnchecked, stop } from '../publish/publish.factory.js';
import { changeResponse, storeResponses } from '../response-table/stored-responses.factory.js';
import type { CrossQuery, CrossReport } from './cross-report.type.js';
import { type RawResponse, Recount } from './testing/recount.js';

const RUNS = runsOnServer(12, 200);
const RESPONDENTS = 12;
/** Two launches for each survey, and reports of it, take their time on a loaded machine. */
const PATIENCE = 600_000;

/** A survey as it was first, and after random edits; newest first. */
const arbitraryVersions = arbitraryDefinition(fc).chain((first) =>
  arbitraryOperations(fc, first).map((operations) => {
    const applied = apply(first, operations);
    return [applied.ok ? applied.definition : first, first] as const;
  }),
);

/** What an author has made of a response since; of most nothing. */
const arbitraryFate = fc.constantFrom('kept', 'kept', 'kept', 'invalidated', 'deleted', 'purged', 'edited');

const arbitraryCase = fc.record({
  versions: arbitraryVersions,
  seed: fc.integer({ min: 1, max: 1_000 }),
  fates: fc.array(arbitraryFate, { minLength: 2 * RESPONDENTS, maxLength: 2 * RESPONDENTS }),
  picks: fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
});

function answersTo(definition: SurveyDefinition, seed: number): Answers[] {
  const simulation = new Simulation(definition, { count: RESPONDENTS, seed });
  return Array.from({ length: RESPONDENTS }, () => simulation.next()?.answers).filter((answers) => answers !== undefined);
}

type Asked = Pick<CrossQuery, 'rows' | 'columns' | 'nested'>;

/** Some rows and columns that there can be a report of, the first of them nested if there is another question; null if there are none. */
function picked(versions: readonly SurveyDefinition[], picks: readonly number[]): Asked | null {
  const all = [...crossVariables(versions, columnPlan(versions)).values()];
  const withColumns = all.filter(({ categories, open }) => categories.length > 0 || open !== null);
  const pick = (list: typeof all, places: readonly number[]) => [
    ...new Set(places.map((place) => list[place % list.length]?.localId ?? 0)),
  ];
  if (withColumns.length === 0) return null;
  const columns = pick(withColumns, picks.slice(3, 5));
  const [outer = 0] = columns;
  const others = withColumns.filter(({ localId }) => localId !== outer);
  const nested = pick(others, picks.slice(5)).map((inner) => ({ outer, inner }));
  return { rows: pick(all, picks.slice(0, 3)), columns, nested: others.length > 0 ? nested : [] };
}

describe('cross reports of any survey', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  /** Stores responses to a version, and returns them by id. */
  async function answer(surveyId: string, version: number, definition: SurveyDefinition, seed: number): Promise<Map<string, RawResponse>> {
    const given = answersTo(definition, seed).map((answers) => ({ version, answers }));
    const ids = await storeResponses(app, surveyId, given);
    return new Map(ids.map((id, index) => [id, { definition, answers: given[index]?.answers ?? {} }]));
  }

  /** Lets an author deal with some of the responses; returns those that count afterwards. */
  async function review(surveyId: string, responses: Map<string, RawResponse>, fates: readonly string[]): Promise<RawResponse[]> {
    const all = [...responses];
    for (const [index, [id, { definition }]] of all.entries()) {
      const fate = fates[index] ?? 'kept';
      // Somebody else's answers to the same version are valid ones.
      const other = all.find(([otherId, one]) => otherId !== id && one.definition === definition)?.[1].answers ?? {};
      if (fate === 'edited') responses.set(id, { definition, answers: other });
      else if (fate !== 'kept') responses.delete(id);
      if (fate === 'edited') await changeResponse(app, surveyId, id, fate, { answers: other });
      if (fate === 'invalidated') await changeResponse(app, surveyId, id, fate, { invalidAt: new Date(1) });
      if (fate === 'deleted') await changeResponse(app, surveyId, id, fate, { deletedAt: new Date(1) });
      if (fate === 'purged') await changeResponse(app, surveyId, id, fate, {});
    }
    return [...responses.values()];
  }

  it(
    'have the figures of a slow recount of the responses, whatever versions they were given on and whatever was made of them',
    async () => {
      let compared = 0;
      let nested = 0;
      await fc.assert(
        fc.asyncProperty(arbitraryCase, async ({ versions, seed, fates, picks }) => {
          const [newest, first] = versions;
          const surveyId = await launchedBefore(app, author, first);
          const responses = await answer(surveyId, 1, first, seed);
          const read = (query: Asked) => app.features.cross.reports.read(contextOf(app, author), { surveyId, ...query });
          // What has been read already has to be corrected later.
          const early = picked([first], picks);
          if (early) await read(early);
          const query = picked(versions, picks);
          if (!query) return;
          if (newest !== first) {
            await stop(app, author, surveyId);
            await define(app, author, surveyId, newest);
            await launchUnchecked(app, surveyId);
          }
          const { features } = app;
          const version = (await features.publish.versions.list(surveyId))[0]?.version ?? 1;
          for (const [id, response] of await answer(surveyId, version, newest, seed + 1)) responses.set(id, response);
          const counting = await review(surveyId, responses, fates);

          const report = await read(query);

          const recount = new Recount(versions, counting);
          expect(report.base).toBe(counting.length);
          expect(report.seq).toBe((await features.response.responses.counterOf(surveyId)).seq);
          for (const table of report.tables) {
            expect(figuresOf(table)).toEqual(rounded(recount.table(table)));
            compared += 1;
            if (table.inner && table.base > 0) nested += 1;
          }
        }),
        {
          ...RUNS,
          examples: fixedDraws(fc, arbitraryCase, 6),
        },
      );
      expect(compared).toBeGreaterThan(isFullRun ? RUNS.numRuns : 1);
      // Few random surveys have responses to all three questions.
      if (isFullRun) expect(nested).toBeGreaterThan(RUNS.numRuns / 8);
    },
    PATIENCE,
  );
});

type Recounted = ReturnType<Recount['table']>;
type Sample = Recounted['totalMeans'][number];

/** The same figures of a table as it was reported. */
function figuresOf({ asked, base, columns, rows, means }: CrossReport['tables'][number]): Recounted {
  const sample = ({ base: numbers, mean, deviation }: Sample): Sample => ({ base: numbers, mean, deviation });
  return {
    asked,
    base,
    bases: columns.map((column) => column.base),
    totals: rows.map(({ total }) => total.count),
    cells: rows.map(({ cells }) => cells.map(({ count }) => count)),
    means: columns.map((_, index) => means.map(({ cells }) => sample(cells[index] ?? { base: 0, mean: null, deviation: null }))),
    totalMeans: means.map(({ total }) => sample(total)),
  };
}

const round = (value: number | null): number | null => (value === null ? null : Math.round(value * 100) / 100);

function rounded({ means, totalMeans, ...counts }: Recounted): Recounted {
  const each = ({ base, mean, deviation }: Sample): Sample => ({ base, mean: round(mean), deviation: round(deviation) });
  return { ...counts, means: means.map((list) => list.map(each)), totalMeans: totalMeans.map(each) };
}
