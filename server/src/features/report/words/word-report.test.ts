import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '@wence/schema';
import { answersOf, nodeIdOf, single, survey, text } from '@wence/schema/testing';
import { graph, v1 } from '../../../testing/callers.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { signUp, type SignedUp } from '../../account/account.factory.js';
import { contextOf, launchedSurvey } from '../../publish/publish.factory.js';
import { storeResponses } from '../../response-table/stored-responses.factory.js';
import { SAID } from './testing/sample-words.js';
import { WordReportService } from './word-report.service.js';

const shop: SurveyDefinition = survey(
  text('Q1', 'What do you think?'),
  single('Q2', 'How did you hear of us?', ['friends', { title: 'other', other: true }]),
  single('Q3', 'Again?', ['yes', 'no']),
);
const [Q1, Q2, Q3] = ['Q1', 'Q2', 'Q3'].map((code) => nodeIdOf(shop, code));

const QUERY = `query ($id: ID!, $nodeId: Int!, $filter: ResponseFilter, $own: [String!], $leftOut: [String!]) {
  wordReport(surveyId: $id, nodeId: $nodeId, filter: $filter, own: $own, leftOut: $leftOut) { nodeId answered read words { word count } }
}`;

describe('the words of texts', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  async function answered(texts: readonly string[], source: string | null = null): Promise<string> {
    const id = await launchedSurvey(app, author, shop);
    await storeResponses(
      app,
      id,
      texts.map((given) => ({ version: 1, answers: answersOf(shop, { Q1: given }), source })),
    );
    return id;
  }

  const read = async (id: string, variables: object = {}) =>
    (await graph(app, QUERY, { id, nodeId: Q1, ...variables }, author.token)).data.wordReport;
  const wordsOf = async (id: string, variables: object = {}): Promise<Record<string, number>> =>
    Object.fromEntries((await read(id, variables)).words.map(({ word, count }: { word: string; count: number }) => [word, count]));

  it('are those of Chinese texts, each counted once for a response, without those that say nothing', async () => {
    const id = await answered([SAID.slowDelivery, SAID.fairService, SAID.comeAgain]);

    const { words, ...whole } = await read(id);

    expect(whole).toEqual({ nodeId: Q1, answered: 3, read: 3 });
    expect(words.slice(0, 2)).toEqual([
      { word: SAID.service, count: 2 },
      { word: SAID.delivery, count: 2 },
    ]);
    expect(words).toContainEqual({ word: SAID.fair, count: 1 });
    for (const empty of SAID.nothing) expect(words).not.toContainEqual(expect.objectContaining({ word: empty }));
  });

  it('are those of English texts in small letters, without numbers and without those that say nothing', async () => {
    const id = await answered(["The Delivery was slow, and DELIVERY didn't come before 18", 'slow delivery; well-packed!', 'It’s 5 of 5']);

    expect(await wordsOf(id)).toEqual({ delivery: 2, slow: 2, come: 1, 'well-packed': 1 });
  });

  it('are of both languages in one text', async () => {
    const id = await answered([SAID.bothLanguages]);

    expect(await wordsOf(id)).toMatchObject({ app: 1, [SAID.screen]: 1, [SAID.beautiful]: 1, crashes: 1 });
  });

  it('follow the words that an author adds and leaves out', async () => {
    const id = await answered([SAID.brandIsHandy, SAID.careOfBrand, 'Customer care was fine']);

    const plain = await wordsOf(id);
    const own = await wordsOf(id, { own: [SAID.brand, 'customer care'], leftOut: [SAID.care, 'Fine'] });

    expect(plain).not.toHaveProperty(SAID.brand);
    expect(own).toMatchObject({ [SAID.brand]: 2, 'customer care': 1 });
    expect(own).not.toHaveProperty(SAID.care);
    expect(own).not.toHaveProperty('fine');
  });

  it('are those of the responses that the filter means, by both doors', async () => {
    const id = await answered([SAID.delivery], 'poster');
    await storeResponses(app, id, [{ version: 1, answers: answersOf(shop, { Q1: SAID.cheap }), source: null }]);

    const path = `/v1/surveys/report/words/${id}?question=${Q1}&source=poster&leftOut=x`;
    const told = await v1(app, 'GET', path, undefined, author.token);

    expect(told.data).toEqual({ nodeId: Q1, answered: 1, read: 1, words: [{ word: SAID.delivery, count: 1 }] });
    expect(await read(id, { filter: { source: 'poster' } })).toEqual(told.data);
  });

  it('are those that were typed beside an option as well', async () => {
    const id = await launchedSurvey(app, author, shop);
    await storeResponses(app, id, [{ version: 1, answers: answersOf(shop, { Q2: [['other', 'a newspaper']] }) }]);

    expect(await read(id, { nodeId: Q2 })).toEqual({ nodeId: Q2, answered: 1, read: 1, words: [{ word: 'newspaper', count: 1 }] });
  });

  it('are none while nobody has written anything, and where nothing is written', async () => {
    const id = await launchedSurvey(app, author, shop);

    expect(await read(id)).toEqual({ nodeId: Q1, answered: 0, read: 0, words: [] });
    expect(await read(id, { nodeId: Q3 })).toEqual({ nodeId: Q3, answered: 0, read: 0, words: [] });
  });

  it('come from the newest responses where there are more than are read', async () => {
    const id = await answered(['oldest', 'newer', 'newest']);
    const { survey: surveys, responseTable } = app.features;
    const few = new WordReportService(surveys.drafts, responseTable.tables, 2);

    const report = await few.read(contextOf(app, author), { surveyId: id, nodeId: Q1 ?? 0 });
    await few.stop();

    expect(report).toMatchObject({ answered: 3, read: 2 });
    expect(report.words.map(({ word }) => word)).toEqual(['newer', 'newest']);
  });

  it('are refused of a question that is not there, and for words that are too many, too long or empty', async () => {
    const id = await launchedSurvey(app, author, shop);
    const faults = async (variables: object) =>
      (await graph(app, QUERY, { id, nodeId: Q1, ...variables }, author.token)).errors?.[0]?.extensions;

    expect(await faults({ nodeId: 9_999 })).toMatchObject({ code: 'A0400', fields: [{ field: 'nodeId', rule: 'notAllowed' }] });
    expect(await faults({ own: ['x'.repeat(31), ' '] })).toMatchObject({
      fields: [
        { field: 'own[0]', rule: 'tooLong', limit: 30 },
        { field: 'own[1]', rule: 'required' },
      ],
    });
    expect(await faults({ leftOut: Array.from({ length: 101 }, () => 'x') })).toMatchObject({
      fields: [{ field: 'leftOut', rule: 'tooMany', limit: 100 }],
    });
  });

  it('are shown to the author only: foreign and missing surveys get the same bytes', async () => {
    const id = await answered(['tea']);
    const stranger = await signUp(app);

    const foreign = await v1(app, 'GET', `/v1/surveys/report/words/${id}?question=${Q1}`, undefined, stranger.token);
    const missing = await v1(app, 'GET', `/v1/surveys/report/words/nosuchsurv?question=${Q1}`, undefined, stranger.token);

    expect(foreign.code).toBe('A0404');
    expect(foreign.text).toBe(missing.text);
  });
});
