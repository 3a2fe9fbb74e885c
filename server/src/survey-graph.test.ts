/** @store sqlite: what each field reads is tested beside its feature, in both databases; this looks at the way there. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answersOf, single, survey as surveyOf } from '@wence/schema/testing';
import { type SignedUp, signUp } from './features/account/account.factory.js';
import { launchedSurvey, relaunch } from './features/publish/publish.factory.js';
import { submit } from './features/response/response.factory.js';
import { createSurvey } from './features/survey/survey.factory.js';
import { graph } from './testing/callers.js';
import { startTestApp, type TestApp } from './testing/test-app.js';

const tea = surveyOf(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const ALL = `query ($id: ID!) { survey(id: $id) {
  settings { paging autoAdvance timeZone opensAt closesAt total repeat { window by } }
  theme { accent radius back isDark hasProgress }
  versions { version current definition }
  version(version: 1) { version current }
  shareLink { url version }
  responses(first: 1) { totalCount edges { node { seq answers { nodeId } params { name value } } } pageInfo { hasNextPage } }
  report { total questions { title options { title count } } }
  images { totalCount edges { node { originalName } } }
} }`;

describe('a survey in the graph', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp({ PUBLIC_URL: 'https://survey.example.com' });
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const ask = (query: string, variables: Record<string, unknown>, token = author.token) => graph(app, query, variables, token);

  it('leads to its settings, theme, versions, link, responses, report and pictures in one request', async () => {
    const settings = { paging: 'page', opensAt: '2026-01-01T08:00:00+08:00', total: 10 } as const;
    const id = await launchedSurvey(app, author, { ...tea, perPage: true, settings, theme: { accent: '#112233' } });
    await submit(app, id, answersOf(tea, { Q1: 'tea' }));
    await submit(app, id, answersOf(tea, { Q1: 'coffee' }), { params: { city: 'Bonn' } });
    await relaunch(app, author, id, { ...tea, title: 'second' });

    const { data, errors } = await ask(ALL, { id });

    expect(errors).toBeUndefined();
    expect(data.survey).toMatchObject({
      theme: { accent: '#0e7490', radius: 8, back: null, isDark: false, hasProgress: true },
      versions: [
        { version: 2, current: true, definition: { title: 'second' } },
        { version: 1, current: false, definition: { theme: { accent: '#112233' } } },
      ],
      version: { version: 1, current: false },
      shareLink: { url: `https://survey.example.com/r/${id}`, version: 2 },
      responses: {
        totalCount: 2,
        edges: [{ node: { seq: 2, params: [{ name: 'city', value: 'Bonn' }] } }],
        pageInfo: { hasNextPage: true },
      },
      report: { total: 2, questions: [{ title: 'Tea or coffee?' }] },
      images: { totalCount: 0, edges: [] },
    });
  });

  it('spells out settings and colours of a draft, and knows no version before a launch', async () => {
    const settings = { paging: 'page', opensAt: '2026-01-01T08:00:00+08:00', total: 10, repeat: { window: 3, by: ['mobile'] } } as const;
    const { id } = await createSurvey(app, author, { ...tea, perPage: true, settings, theme: { accent: '#112233', isDark: true } });

    const { data } = await ask(ALL, { id });

    expect(data.survey).toMatchObject({
      settings: {
        paging: 'PAGE',
        autoAdvance: false,
        timeZone: 'Asia/Shanghai',
        opensAt: '2026-01-01T00:00:00.000Z',
        closesAt: null,
        total: 10,
        repeat: { window: 'DAY', by: ['MOBILE'] },
      },
      theme: { accent: '#112233', isDark: true },
      versions: [],
      version: null,
      shareLink: null,
      report: { total: 0 },
    });
  });

  it('in the recycle bin gives no responses, report or pictures', async () => {
    const { id } = await createSurvey(app, author, tea);
    await ask('mutation ($id: ID!) { recycleSurvey(input: { surveyId: $id }) { survey { id } } }', { id });

    const { data, errors } = await ask(
      '{ surveys(filter: { recycled: true }) { edges { node { title responses { totalCount } report { total } images { totalCount } versions { version } } } } }',
      {},
    );

    expect(data.surveys.edges).toEqual([{ node: { title: tea.title, responses: null, report: null, images: null, versions: [] } }]);
    expect(errors).toBeUndefined();
  });

  it.each([
    ['report', 'report { total }', 10],
    ['responses', 'responses { totalCount }', 20],
    ['images', 'images { totalCount }', 20],
  ])('answers so many fields `%s` in a request, and refuses those beyond with the limit', async (limit, field, most) => {
    const crowd = await signUp(app);
    for (let made = 0; made <= most; made += 1) await createSurvey(app, crowd);

    const { data, errors } = await ask(`{ surveys(first: 40) { edges { node { ${field} } } } }`, {}, crowd.token);

    const values = data.surveys.edges.map(({ node }: { node: Record<string, unknown> }) => node[limit]);
    expect(values.filter((value: unknown) => value !== null)).toHaveLength(most);
    expect(errors).toHaveLength(1);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'A0420', data: { limit, most } });
  });

  it('loses what is refused, with its error, and keeps the rest', async () => {
    const long = surveyOf(...Array.from({ length: 60 }, (_, at) => single(`Q${at + 1}`, 'One of?', ['yes', 'no'])));
    const { id } = await createSurvey(app, author, long);
    const query =
      'query ($id: ID!) { survey(id: $id) { title nodes { code logicOffer { initial } } } missing: survey(id: "none") { title } me { id } }';

    const { data, errors } = await ask(query, { id });

    const offers = data.survey.nodes.map(({ logicOffer }: { logicOffer: unknown }) => logicOffer);
    expect(data).toMatchObject({ survey: { title: long.title }, missing: null, me: { id: author.userId } });
    expect([offers.filter((offer: unknown) => offer !== null).length, offers.at(-1)]).toEqual([33, null]);
    expect(new Set(errors?.map(({ extensions }) => extensions.code))).toEqual(new Set(['A0404', 'A0420']));
  });

  it('keeps the answer of a mutation when the one after it fails', async () => {
    const mutation =
      'mutation ($id: ID!) { createSurvey(input: { title: "Made" }) { survey { id } } stopSurvey(input: { surveyId: $id }) { survey { id } } }';

    const { data, errors } = await ask(mutation, { id: 'none' });

    expect(data).toEqual({ createSurvey: { survey: { id: expect.any(String) } }, stopSurvey: null });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['A0404']);
    expect((await ask('query ($id: ID!) { survey(id: $id) { title } }', { id: data.createSurvey.survey.id })).data.survey.title).toBe(
      'Made',
    );
  });

  it('gives at most ten frozen definitions in a request', async () => {
    const id = await launchedSurvey(app, author, tea);
    for (let turn = 1; turn <= 10; turn += 1) await relaunch(app, author, id, { ...tea, title: `Turn ${turn}` });

    const { data, errors } = await ask('query ($id: ID!) { survey(id: $id) { versions { version definition } } }', { id });

    const given = data.survey.versions.filter(({ definition }: { definition: unknown }) => definition !== null);
    expect([data.survey.versions.length, given.length]).toEqual([11, 10]);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'A0420', data: { limit: 'definitions', most: 10 } });
  });
});
