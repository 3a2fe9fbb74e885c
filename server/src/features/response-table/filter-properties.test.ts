import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cellsOf, columnPlan, filterTest, flagsOf, type NotedResponse, qualityOf, scoreExam, speaksOf } from '@wence/schema';
import { arbitraryFilter, arbitraryOrigin, arbitraryResponses, asExams, runsOnServer } from '@wence/schema/testing';
import * as fc from 'fast-check';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp, type SignedUp } from '../account/account.factory.js';
import { contextOf, define, launchedBefore, launchUnchecked, stop } from '../publish/publish.factory.js';
import { countingRows } from './response-filter.policy.js';
import { storeResponses } from './stored-responses.factory.js';

const RUNS = runsOnServer(12, 200);
const FILTERS = 8;
const PATIENCE = 600_000;

const at = (second: number) => new Date(Date.UTC(2026, 2, 31, 10, 0, second));

const arbitraryFacts = fc.record({
  source: fc.constantFrom(null, 'mail', 'qr', 'qr '),
  params: fc.constantFrom<Record<string, string> | null>(null, {}, { ref: 'a' }, { ref: 'b', other: 'a' }),
  wechat: fc.constant(null),
  status: fc.constantFrom<NotedResponse['status']>('complete', 'complete', 'screened', 'over_quota'),
  startedAt: fc.constantFrom(null, at(0), at(3600)),
  submittedAt: fc.constantFrom(at(9), at(10), at(11)),
  valid: fc.boolean(),
  starred: fc.boolean(),
  tags: fc.subarray(['x', 'y', 'z']),
  origin: arbitraryOrigin(fc),
});

const arbitraryCases = fc
  .tuple(
    fc.tuple(arbitraryResponses(fc), fc.boolean()).map(([given, areExams]) => (areExams ? asExams(given) : given)),
    fc.array(arbitraryFacts, { minLength: 8, maxLength: 8 }),
  )
  .chain(([given, facts]) => {
    const { versions } = given;
    const plan = columnPlan(versions);
    const plain = given.responses.map(({ definition, answers }, index) => {
      const { origin, ...more } = facts[index % facts.length] as (typeof facts)[number];
      const noted = {
        id: '',
        seq: index + 1,
        version: definition === versions[0] ? 2 : 1,
        answers,
        exam: scoreExam(definition, answers),
        ...more,
        ...origin,
      };
      return { definition, noted };
    });
    const findings = qualityOf(plain.map(({ definition, noted }) => ({ ...noted, definition })));
    const responses = plain.map(({ definition, noted }, index) => {
      const judged: NotedResponse = { ...noted, quality: flagsOf(findings[index] ?? {}) };
      return { definition, noted: judged };
    });
    const lines = responses.map(({ definition, noted }) => cellsOf(plan, definition)(noted));
    const filters = fc.array(arbitraryFilter(fc, plan, lines), { minLength: FILTERS, maxLength: FILTERS });
    return fc.record({ versions: fc.constant(versions), responses: fc.constant(responses), filters });
  });

describe('a filter of any survey', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  it(
    'lists the responses that it means by a slow look at each, counts them, and leaves out of reports those that do not count',
    async () => {
      const seen = { some: 0, none: 0, counting: 0 };
      await fc.assert(
        fc.asyncProperty(arbitraryCases, async ({ versions, responses, filters }) => {
          const [newest, first] = versions;
          const surveyId = await launchedBefore(app, author, first);
          if (newest !== first) {
            await stop(app, author, surveyId);
            await define(app, author, surveyId, newest);
            await launchUnchecked(app, surveyId);
          }
          // Edits that come to nothing make no other version.
          const latest = (await app.features.publish.versions.list(surveyId))[0]?.version ?? 1;
          const versionOf = ({ version }: NotedResponse): number => (version === 1 ? 1 : latest);
          await storeResponses(
            app,
            surveyId,
            responses.map(({ noted }) => {
              const { answers, exam, source, params, device, os, browser, region, status, startedAt, submittedAt, tags, valid, starred } =
                noted;
              return {
                answers,
                exam,
                source,
                params,
                device,
                os,
                browser,
                region,
                status,
                startedAt,
                submittedAt,
                tags: [...tags],
                version: versionOf(noted),
                invalidAt: valid ? null : at(0),
                starredAt: starred ? at(0) : null,
              };
            }),
          );
          const ctx = contextOf(app, author);
          const { tables } = app.features.responseTable;
          const view = await tables.view(surveyId, await app.features.survey.drafts.read(ctx, surveyId));
          for (const where of filters) {
            const meant = responses.filter(({ definition, noted }) =>
              filterTest(where, definition)({ ...noted, version: versionOf(noted) }),
            );
            const page = await app.features.response.responseList.list(ctx, surveyId, { filter: { where }, order: 'oldest', first: 100 });
            expect(page.edges.map(({ node }) => node.seq)).toEqual(meant.map(({ noted }) => noted.seq).slice(0, 100));
            expect(await page.total()).toBe(meant.length);

            const counting = meant.filter(
              ({ noted }) => (speaksOf(where, 'status') || noted.status === 'complete') && (speaksOf(where, 'valid') || noted.valid),
            );
            const { sql, values } = countingRows({ where }, view);
            const { results } = await tables.read(view, [{ sql: `SELECT count(*) FROM ${view.table} WHERE ${sql}`, values }]);
            expect(results[0]?.[0]?.[0]).toBe(counting.length);
            seen[meant.length > 0 ? 'some' : 'none'] += 1;
            seen.counting += counting.length;
          }
        }),
        RUNS,
      );
      expect(Math.min(seen.some, seen.none, seen.counting)).toBeGreaterThan(0);
    },
    PATIENCE,
  );
});
