import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Answers, durationBins, type ResponseOrigin } from '@wence/schema';
import { answersOf, arbitraryOrigin, single, survey, runsOnServer } from '@wence/schema/testing';
import * as fc from 'fast-check';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp, type SignedUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import type { Response } from '../response/response.entity.js';
import { storeResponses } from '../response-table/stored-responses.factory.js';

const RUNS = runsOnServer(8, 100);
const PATIENCE = 300_000;

const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const ANSWERS: Answers = answersOf(tea, { Q1: 'tea' });

/** Around the days on which clocks are changed in the zones below. */
const SPRING = Date.UTC(2026, 2, 20);
const THREE_WEEKS = 21 * 86_400_000;

type Facts = Pick<Response, 'status' | 'source' | 'submittedAt' | 'startedAt' | 'invalidAt' | keyof ResponseOrigin>;

const arbitraryFacts: fc.Arbitrary<Facts> = fc
  .record({
    status: fc.constantFrom('complete', 'complete', 'screened', 'over_quota'),
    source: fc.constantFrom(null, 'poster', "it's", 'café'),
    origin: arbitraryOrigin(fc),
    submitted: fc.integer({ min: SPRING, max: SPRING + THREE_WEEKS }),
    took: fc.oneof(fc.integer({ min: 0, max: 500 }), fc.integer({ min: -5, max: 60_000 }), fc.constant(null)),
    invalid: fc.constantFrom(false, false, false, true),
  })
  .map(({ submitted, took, invalid, status, source, origin }) => ({
    ...origin,
    status,
    source,
    submittedAt: new Date(submitted),
    startedAt: took === null ? null : new Date(submitted - took * 1000),
    invalidAt: invalid ? new Date(1) : null,
  }));

const arbitraryCase = fc.record({
  facts: fc.array(arbitraryFacts, { minLength: 1, maxLength: 40 }),
  timeZone: fc.constantFrom('Asia/Shanghai', 'America/New_York', 'Asia/Kathmandu', 'Europe/Berlin', 'UTC'),
  status: fc.constantFrom(null, ['SCREENED'], ['COMPLETE', 'OVER_QUOTA']),
  source: fc.constantFrom(null, null, 'poster', "it's"),
});

/** Day and hour on a clock on the wall. */
function localOf(instant: Date, timeZone: string): { day: string; hour: number } {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const [day = '', time = ''] = format.format(instant).split(' ');
  return { day, hour: Number(time.slice(0, 2)) };
}

function counted<T extends string | number | null>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Interpolated between the two neighbours, to one decimal. */
function quantileOf(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((one, two) => one - two);
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below === undefined || above === undefined ? null : Math.round((below + (above - below) * (place % 1)) * 10) / 10;
}

const percent = (count: number, base: number): number => (base === 0 ? 0 : Math.round((count * 1000) / base) / 10);

/** Counts each value, with its share of them all. */
const shares = <T extends string | null>(values: readonly T[]) =>
  new Map([...counted(values)].map(([value, count]) => [value, [count, percent(count, values.length)]]));

/** The figures, from the responses themselves and without a statement. */
function recount(everybody: readonly Facts[], isCounted: (facts: Facts) => boolean, timeZone: string) {
  const responses = everybody.filter(isCounted);
  const total = responses.length;
  const local = responses.map(({ submittedAt }) => localOf(submittedAt, timeZone));
  const hours = counted(local.map(({ hour }) => hour));
  const taken = responses
    .map(({ startedAt, submittedAt }) => (startedAt === null ? -1 : submittedAt.getTime() - startedAt.getTime()))
    .filter((took) => took >= 0)
    .map((took) => Math.round(took / 1000));
  return {
    total,
    timeZone,
    days: [...counted(local.map(({ day }) => day))]
      .map(([day, count]) => ({ day, count }))
      .toSorted((one, two) => (one.day < two.day ? -1 : 1)),
    earlier: 0,
    hours: Array.from({ length: 24 }, (_, hour) => hours.get(hour) ?? 0),
    duration: {
      answered: taken.length,
      lowerQuartile: quantileOf(taken, 0.25),
      median: quantileOf(taken, 0.5),
      upperQuartile: quantileOf(taken, 0.75),
      bins: durationBins(taken.map((one) => [one, 1])),
    },
    sources: shares(responses.map(({ source }) => source)),
    otherSources: 0,
    devices: shares(responses.map(({ device }) => device)),
    regions: shares(responses.map(({ region }) => region)),
    otherRegions: 0,
    statuses: shares(everybody.map(({ status }) => status)),
  };
}

const QUERY = `query ($id: ID!, $filter: ResponseFilter, $timeZone: String) { overallReport(surveyId: $id, filter: $filter) { total collection(timeZone: $timeZone) {
  seq total timeZone days { day count } earlier hours
  duration { answered lowerQuartile median upperQuartile bins { from to count } } sources { source count percent } otherSources
  devices { device count percent } regions { region count percent } otherRegions statuses { status count percent }
} } }`;

interface Rows {
  readonly sources: readonly { source: string | null; count: number; percent: number }[];
  readonly devices: readonly { device: string | null; count: number; percent: number }[];
  readonly regions: readonly { region: string | null; count: number; percent: number }[];
  readonly statuses: readonly { status: string; count: number; percent: number }[];
}

/** Lists in which equal counts have no order of their own, by what they count. */
const unordered = <T extends Rows>({ sources, devices, regions, statuses, ...rest }: T) => ({
  ...rest,
  sources: new Map(sources.map(({ source, count, percent: share }) => [source, [count, share]])),
  devices: new Map(devices.map(({ device, count, percent: share }) => [device?.toLowerCase() ?? null, [count, share]])),
  regions: new Map(regions.map(({ region, count, percent: share }) => [region, [count, share]])),
  statuses: new Map(statuses.map(({ status, count, percent: share }) => [status.toLowerCase(), [count, share]])),
});

describe('the report on collection', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  it(
    'has by both doors the figures of a recount of the responses that a filter means, clocks changed or not',
    async () => {
      const id = await launchedSurvey(app, author, tea);
      const stored: Facts[] = [];
      await fc.assert(
        fc.asyncProperty(arbitraryCase, async ({ facts, timeZone, status, source }) => {
          stored.push(...facts);
          await storeResponses(
            app,
            id,
            facts.map((one) => ({ ...one, version: 1, answers: ANSWERS })),
          );
          const filter = { ...(status && { status }), ...(source && { source }) };
          const asked = new URLSearchParams({ timeZone, ...(source && { source }) });
          for (const one of status ?? []) asked.append('status', one.toLowerCase());

          const { data } = await graph(app, QUERY, { id, filter, timeZone }, author.token);
          const told = await v1(app, 'GET', `/v1/surveys/report/collection/${id}?${asked.toString()}`, undefined, author.token);

          const named = (given: Facts) => !status || status.some((one) => one === given.status.toUpperCase());
          const meant = stored.filter((given) => given.invalidAt === null && (source ?? given.source) === given.source && named(given));
          const expected = recount(meant, (given) => status !== null || given.status === 'complete', timeZone);
          const { seq, ...figures } = data.overallReport.collection;
          expect(unordered(figures)).toEqual(expected);
          for (const list of [figures.sources, figures.devices, figures.regions]) {
            const counts = list.map(({ count }: { count: number }) => count);
            expect(counts).toEqual(counts.toSorted((one: number, two: number) => two - one));
          }
          expect(seq).toBe(stored.length);
          expect(data.overallReport.total).toBe(expected.total);
          expect(unordered(told.data)).toEqual({ ...expected, seq });
        }),
        RUNS,
      );
    },
    PATIENCE,
  );

  it('is that of nobody as long as there are no responses, in the zone of the survey', async () => {
    const id = await launchedSurvey(app, author, { ...tea, settings: { timeZone: 'Europe/Paris' } });

    const { data } = await v1(app, 'GET', `/v1/surveys/report/collection/${id}`, undefined, author.token);

    expect(data).toMatchObject({
      total: 0,
      timeZone: 'Europe/Paris',
      days: [],
      sources: [],
      devices: [],
      regions: [],
      statuses: [],
      duration: { median: null, bins: [] },
    });
    expect(data.hours).toHaveLength(24);
  });

  it('is refused in a zone that nobody knows, and the rest of the report stands', async () => {
    const id = await launchedSurvey(app, author, tea);

    const told = await v1(app, 'GET', `/v1/surveys/report/collection/${id}?timeZone=Mars/Olympus`, undefined, author.token);
    const { data, errors } = await graph(app, QUERY, { id, timeZone: 'Mars/Olympus' }, author.token);

    expect(told.code).toBe('A0400');
    expect(told.text).toContain('timeZone');
    expect(data.overallReport).toEqual({ total: 0, collection: null });
    expect(errors).toHaveLength(1);
  });

  it('is shown to its author only: foreign and missing surveys get the same bytes', async () => {
    const id = await launchedSurvey(app, author, tea);
    const stranger = await signUp(app);

    const foreign = await v1(app, 'GET', `/v1/surveys/report/collection/${id}`, undefined, stranger.token);
    const missing = await v1(app, 'GET', '/v1/surveys/report/collection/nosuchsurv', undefined, stranger.token);

    expect(foreign.code).toBe('A0404');
    expect(foreign.text).toBe(missing.text);
  });
});
