import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Insight } from '@wence/schema';
import { answersOf, multiple, rate, single, survey } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp, type SignedUp } from '../account/account.factory.js';
import { contextOf, launchedSurvey } from '../publish/publish.factory.js';
import { type GivenResponse, storeResponses } from '../response-table/stored-responses.factory.js';
import { visit } from '../visit/visit.factory.js';

const CARD = `cardId kind severity base smallBase filter subjects { nodeId rowId code title rowTitle }
  numbers { name value } names { name text } bars { title value marked } test { name p }`;
const REPORT = `surveyId seq base smallBase scan { tested tooFew cut cutCodes } cards { ${CARD} }`;
const QUERY = `query ($id: ID!, $filter: ResponseFilter) { insightReport(surveyId: $id, filter: $filter) { ${REPORT} } }`;

const drinks = survey(
  single('Q1', 'City', ['north', 'south']),
  single('Q2', 'Drink', ['tea', 'coffee', 'water']),
  multiple('Q3', 'When', ['morning', 'night']),
  rate('Q4', 'Stars', { setting: { min: 1, max: 5 } }),
);
const [Q1 = 0, Q2 = 0] = drinks.nodes.map(({ id }) => id);
const optionOf = (question: number, title: string): number =>
  drinks.nodes.find(({ id }) => id === question)?.options?.find((option) => option.title === title)?.id ?? 0;

const DRINKS = ['tea', 'coffee', 'water'];
const given = (city: string, drink: string, stars: number): GivenResponse => ({
  version: 1,
  answers: answersOf(drinks, { Q1: city, Q2: drink, Q3: ['morning'], Q4: stars }),
});
const times = <Value>(count: number, make: (index: number) => Value): Value[] => Array.from({ length: count }, (_, index) => make(index));

interface Card {
  cardId: string;
  kind: string;
  base: number;
  smallBase: boolean;
  filter: unknown;
  numbers: { name: string; value: number }[];
  names: { name: string; text: string }[];
  test: { name: string; p: number } | null;
}
const numberOf = ({ numbers }: Card, asked: string): number | undefined => numbers.find(({ name }) => name === asked)?.value;

describe('smart insight', () => {
  let app: TestApp;
  let author: SignedUp;
  /** The north drinks tea, the south coffee; stars have nothing to do with it. */
  let planted: string;
  let shuffled: string;
  let small: string;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
    const make = async (responses: GivenResponse[]): Promise<string> => {
      const id = await launchedSurvey(app, author, drinks);
      await storeResponses(app, id, responses);
      return id;
    };
    planted = await make([
      ...times(60, (at) => ({ ...given('north', at < 40 ? 'tea' : (DRINKS[at % 3] ?? ''), (at % 5) + 1), source: 'poster' })),
      ...times(60, (at) => given('south', at < 30 ? 'coffee' : (DRINKS[at % 3] ?? ''), (at % 5) + 1)),
    ]);
    shuffled = await make(times(120, (at) => given(at % 2 === 0 ? 'north' : 'south', DRINKS[at % 3] ?? '', (at % 5) + 1)));
    small = await make(times(20, (at) => given(at < 10 ? 'north' : 'south', at < 10 ? 'tea' : 'coffee', 5)));
  });
  afterAll(() => app.stop());

  const ask = (id: string, filter?: object, { token } = author) => graph(app, QUERY, { id, filter }, token);
  async function read(id: string, filter?: object) {
    const { data, errors } = await ask(id, filter);
    expect(errors).toBeUndefined();
    return data.insightReport as { base: number; smallBase: boolean; scan: object; seq: number; cards: Card[] };
  }
  const ofKind = (cards: Card[], kind: string): Card[] => cards.filter((card) => card.kind === kind);

  it('finds a difference that is there, with its base, its corrected test and the way to the responses (S2.route.data-insight)', async () => {
    const { base, scan, cards } = await read(planted);

    const [found, ...more] = ofKind(cards, 'DIFFERENCE');
    expect([base, more]).toEqual([120, []]);
    expect(scan).toMatchObject({ cut: 0, cutCodes: [] });
    expect(found).toMatchObject({
      base: 120,
      smallBase: false,
      names: expect.arrayContaining([{ name: 'option', text: expect.any(String) }]),
      test: { name: 'CHI_SQUARE' },
    });
    expect(found?.test?.p).toBeLessThan(1e-6);
    const where = found?.filter;
    const { data } = await graph(
      app,
      `query ($id: ID!, $filter: ResponseFilter) { overallReport(surveyId: $id, filter: $filter) { total } }`,
      { id: planted, filter: { where } },
      author.token,
    );
    expect(data.overallReport.total).toBe(found && numberOf(found, 'count'));
  });

  it('finds nothing between answers that have nothing to do with each other', async () => {
    expect(ofKind((await read(shuffled)).cards, 'DIFFERENCE')).toEqual([]);
  });

  it('claims no difference on fewer than 30, and says of what it describes that confidence is limited', async () => {
    const { smallBase, cards, scan } = await read(small);

    expect(smallBase).toBe(true);
    expect(scan).toMatchObject({ tested: 0 });
    expect(cards.length).toBeGreaterThan(1);
    expect(cards.every((card) => card.smallBase)).toBe(true);
    expect(cards.map(({ kind }) => kind)).not.toEqual(expect.arrayContaining(['DIFFERENCE']));
  });

  it('follows new responses and filters at once', async () => {
    const before = await read(small);
    await storeResponses(app, small, [given('north', 'tea', 1)]);

    const after = await read(small);

    expect([before.base, after.base]).toEqual([20, 21]);
    expect((await read(small, { where: { conditions: [{ answer: { nodeId: Q1, anyOf: [optionOf(Q1, 'south')] } }] } })).base).toBe(10);
  });

  it('is the same by /v1 and on a survey, with numbers and names by key', async () => {
    const { data } = await v1(app, 'GET', `/v1/surveys/insights/${planted}?source=poster`, undefined, author.token);

    const { data: other } = await graph(
      app,
      `query ($id: ID!) { survey(id: $id) { insights(filter: { source: "poster" }) { ${REPORT} } } }`,
      { id: planted },
      author.token,
    );
    const { cards } = other.survey.insights;
    expect(data.cards.map(({ id }: { id: string }) => id)).toEqual(cards.map(({ cardId }: Card) => cardId));
    expect(data.cards[0]).toMatchObject({
      id: 'overview',
      kind: 'overview',
      numbers: { received: 60, counted: 60 },
      names: { source: 'poster' },
    });
    const tea = data.cards.find(({ id }: { id: string }) => id === `concentrated-${Q2}`);
    expect(tea).toMatchObject({
      names: { option: 'tea' },
      filter: { conditions: [{ answer: { nodeId: Q2, anyOf: [optionOf(Q2, 'tea')] } }] },
    });
  });

  it('refuses an impossible filter, and answers of other people’s surveys as of none', async () => {
    const stranger = await signUp(app);

    expect(
      (await ask(planted, { where: { conditions: [{ answer: { nodeId: 999, state: 'ANSWERED' } }] } })).errors?.[0]?.extensions.code,
    ).toBe('A0400');
    expect((await ask(planted, {}, stranger)).errors?.[0]?.extensions.code).toBe('A0404');
    expect((await ask('nothing')).errors?.[0]?.extensions.code).toBe('A0404');
  });

  it('has no cards where nobody has answered', async () => {
    const empty = await launchedSurvey(app, author, drinks);

    expect(await read(empty)).toMatchObject({ base: 0, cards: [] });
  });

  // The last one: it turns the clock beyond the end of the author's token.
  it('names the page on which most people left, by their visits and so under no filter', async () => {
    const id = await launchedSurvey(app, author, { ...drinks, perPage: true });
    await storeResponses(
      app,
      id,
      times(3, () => given('north', 'tea', 3)),
    );
    for (const nodeId of [...times(12, () => Q1), ...times(28, () => Q2)]) await visit(app, id, { page: nodeId });
    expect(ofKind((await read(id)).cards, 'DROP_OFF')).toEqual([]);

    // Half an hour later they have left.
    app.clock.advance(31 * 60_000);
    const ctx = contextOf(app, author);
    const { findings } = app.features.insight;
    const ofVisits = (cards: readonly Insight[]) => cards.filter(({ kind }) => kind === 'dropOff');

    expect(ofVisits((await findings.read(ctx, id)).cards)).toMatchObject([
      { id: `dropOff-${Q2}`, severity: 'strong', base: 28, subjects: [{ code: 'Q2' }], numbers: { number: 2, count: 28, percent: 100 } },
    ]);
    expect(ofVisits((await findings.read(ctx, id, { source: 'poster' })).cards)).toEqual([]);
    expect((await findings.read(ctx, id)).seq).toBe(3);
  });
});
