import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Quota, SurveyDefinition } from '@wence/schema';
import { answersOf, nodeIdOf, optionIdOf, single, survey } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { QuotaCell } from './quota-cell.entity.js';
import { SeatReservation } from './seat-reservation.entity.js';

const MINUTE = 60_000;
const MINUTES = 30;
const drinks = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee'], { required: true }));
const [TEA, COFFEE] = [answersOf(drinks, { Q1: 'tea' }), answersOf(drinks, { Q1: 'coffee' })];
const Q1 = nodeIdOf(drinks, 'Q1');

const quota = (id: number, tea: number, coffee: number, onFull: NonNullable<Quota['onFull']> = 1): Quota => ({
  id,
  kind: 'table',
  name: `Drinks ${id}`,
  onFull,
  nodeIds: [Q1],
  cells: [
    { optionId: [optionIdOf(drinks, 'Q1', 'tea')], limit: tea },
    { optionId: [optionIdOf(drinks, 'Q1', 'coffee')], limit: coffee },
  ],
});
const keeping = (quotas: readonly Quota[], reserveMinutes: number | undefined = MINUTES): SurveyDefinition => ({
  ...drinks,
  lastId: 99,
  quotas,
  ...(reserveMinutes !== undefined && { settings: { reserveMinutes } }),
});

describe('seats that are kept while somebody answers', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
  });
  afterAll(() => app.stop());
  // The clock goes on, and a sign-in ends.
  beforeEach(async () => {
    author = await signUp(app);
  });

  const launched = (...quotas: Quota[]) => launchedSurvey(app, author, keeping(quotas));
  const reserve = async (id: string, submissionId: string, answers: object = TEA) =>
    (await v1(app, 'POST', `/v1/r/${id}/quota/reserve`, { submissionId, answers })).data;
  const submit = async (id: string, submissionId: string = randomUUID(), answers: object = TEA) =>
    (await v1(app, 'POST', `/v1/r/${id}/responses`, { submissionId, answers })).data;
  const later = (minutes: number) => new Date(app.clock.now().getTime() + minutes * MINUTE).toISOString();
  const rowsOf = (surveyId: string) => app.platform.database.repository(SeatReservation).countBy({ surveyId });

  it('belong to whoever answers, until their answers come', async () => {
    const id = await launched(quota(90, 1, 5));
    const ada = randomUUID();

    expect(await reserve(id, ada)).toEqual({ full: false, closed: [], nodeIds: [Q1], reservedUntil: later(MINUTES) });
    expect(await reserve(id, randomUUID())).toMatchObject({ full: true, reservedUntil: null });
    expect((await v1(app, 'POST', `/v1/r/${id}/quota`, { answers: TEA })).data.full).toBe(true);
    expect((await submit(id)).status).toBe('over_quota');
    expect((await submit(id, ada)).status).toBe('complete');
    expect(await app.platform.database.repository(QuotaCell).findOneBy({ surveyId: id })).toMatchObject({ taken: 1 });
    expect((await submit(id, ada)).status).toBe('complete');
    expect(await reserve(id, ada)).toMatchObject({ reservedUntil: null });
  });

  it('are kept to the minute, and for a submission only once', async () => {
    const id = await launched(quota(90, 1, 5));
    const ada = randomUUID();
    const until = (await reserve(id, ada)).reservedUntil;

    app.clock.advance(MINUTES * MINUTE - 1);
    expect(await reserve(id, ada)).toMatchObject({ reservedUntil: until });
    expect((await submit(id)).status).toBe('over_quota');
    app.clock.advance(1);
    expect(await reserve(id, ada)).toMatchObject({ full: false, reservedUntil: null });
    expect((await submit(id)).status).toBe('complete');
    expect((await submit(id, ada)).status).toBe('over_quota');
  });

  it('move with the answers, within the time that they had', async () => {
    const id = await launched(quota(90, 1, 1));
    const ada = randomUUID();
    const until = (await reserve(id, ada)).reservedUntil;

    app.clock.advance(5 * MINUTE);
    expect(await reserve(id, ada, COFFEE)).toMatchObject({ reservedUntil: until });
    expect(await reserve(id, randomUUID(), TEA)).toMatchObject({ full: false, reservedUntil: later(MINUTES) });
    expect(await reserve(id, ada, {})).toMatchObject({ reservedUntil: null });
    expect(await reserve(id, randomUUID(), COFFEE)).toMatchObject({ full: false });
    expect(await reserve(id, ada, COFFEE)).toMatchObject({ full: true, reservedUntil: null });
  });

  it('are kept in every quota or in none, and not at all in one that only marks', async () => {
    const id = await launched(quota(90, 5, 5), quota(91, 1, 5, 2), quota(92, 5, 5, 4));
    const [ada, bob] = [randomUUID(), randomUUID()];

    expect(await reserve(id, ada)).toMatchObject({ full: false, nodeIds: [Q1], reservedUntil: later(MINUTES) });
    expect(await reserve(id, bob)).toMatchObject({ full: false, reservedUntil: null });
    const held = await app.platform.database.repository(SeatReservation).findBy({ surveyId: id });
    const cellsOf = (submissionId: string) => held.filter((row) => row.submissionId === submissionId).map(({ cell }) => cell.slice(0, 3));
    expect(cellsOf(ada).toSorted()).toEqual(['', 'q90', 'q91']);
    expect(cellsOf(bob)).toEqual(['']);
    expect((await submit(id, bob)).status).toBe('screened');
  });

  it('are as many as there are, however many ask and submit at once', async () => {
    const id = await launched(quota(90, 3, 5));
    const people = Array.from({ length: 12 }, () => randomUUID());

    const answered = await Promise.all(people.map((person) => reserve(id, person)));
    const owners = people.filter((_, place) => answered[place].reservedUntil !== null);
    expect(owners).toHaveLength(3);
    const strangers = Array.from({ length: 12 }, () => randomUUID());
    const statuses = await Promise.all([...strangers, ...owners].map(async (person) => (await submit(id, person)).status));
    expect(statuses).toEqual([...strangers.map(() => 'over_quota'), ...owners.map(() => 'complete')]);
  });

  it('hold against a response that comes back, and count for the author', async () => {
    const id = await launched(quota(90, 1, 5));
    const { responseId } = await submit(id);
    const change = (name: string) =>
      graph(
        app,
        `mutation ($input: ${name}ResponsesInput!) { ${name.toLowerCase()}Responses(input: $input) { responses { status } } }`,
        { input: { surveyId: id, responseIds: [responseId] } },
        author.token,
      );
    await change('Delete');
    await reserve(id, randomUUID());

    expect((await change('Restore')).data.restoreResponses.responses[0].status).toBe('OVER_QUOTA');
    const fill = (await v1(app, 'GET', `/v1/surveys/quota/${id}`, undefined, author.token)).data;
    expect(fill[0].cells[0]).toMatchObject({ taken: 0, reserved: 1, remaining: 1 });
  });

  it('stop counting when the author switches them off, and are none where they were never on', async () => {
    const id = await launched(quota(90, 1, 5));
    await reserve(id, randomUUID());
    const saved = await v1(app, 'POST', '/v1/surveys/setting', { surveyId: id, setting: { reserveMinutes: null } }, author.token);
    expect(saved.code).toBe('00000');

    expect(await reserve(id, randomUUID())).toMatchObject({ full: false, reservedUntil: null });
    expect((await submit(id)).status).toBe('complete');
  });

  it('are swept a day after their time', async () => {
    const id = await launched(quota(90, 1, 5));
    await reserve(id, randomUUID());

    app.clock.advance(MINUTES * MINUTE);
    await app.features.quota.reservations.sweep();
    expect(await rowsOf(id)).toBe(2);
    app.clock.advance(24 * 60 * MINUTE + 1);
    await app.features.quota.reservations.sweep();
    expect(await rowsOf(id)).toBe(0);
  });

  it('are asked for by GraphQL as well, with a UUID', async () => {
    const id = await launched(quota(90, 1, 5));
    const query = 'mutation ($input: ReserveSeatsInput!) { reserveSeats(input: $input) { full closed nodeIds reservedUntil } }';
    const asked = (submissionId: string) => graph(app, query, { input: { surveyId: id, submissionId, answers: TEA } });

    expect((await asked(randomUUID())).data.reserveSeats).toEqual({
      full: false,
      closed: [],
      nodeIds: [Q1],
      reservedUntil: later(MINUTES),
    });
    expect((await asked('ada')).errors?.[0]?.extensions).toMatchObject({ code: 'A0400' });
  });
});
