import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answersOf, evaluate, matrix, multiple, proportion, rank, single, survey, text } from '@wence/schema/testing';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { applyImport, handIn } from '../response-import/response-import.factory.js';
import { changeResponse, storeResponses } from '../response-table/stored-responses.factory.js';
import { exportedFile } from './export.factory.js';

const levels = ['1', '2', '3', '4', '5'].map((title) => ({ title, setting: { tags: title === '2' ? ['slow', 'fast'] : ['slow'] } }));
const canteen = survey(
  single('Q1', 'Tea or coffee?', ['tea', 'coffee']),
  multiple('Q2', 'When?', ['morning', 'noon', 'night']),
  text('Q3', 'Why?'),
  rank('Q4', 'Which first?', ['a', 'b', 'c']),
  matrix(1, 'Q5', 'How is it?', ['price', 'taste'], ['good', 'bad']),
  proportion('Q6', 'Of a hundred', ['work', 'rest']),
  evaluate('Q7', 'The service', levels, { setting: { is_comment: true } }),
);

const GIVEN: readonly Parameters<typeof answersOf>[1][] = [
  {
    Q1: 'tea',
    Q2: ['morning', 'night'],
    Q3: '=1+1, "quoted",\r\nnext line \u8336',
    Q4: ['b', 'c', 'a'],
    Q5: { price: 'good', taste: 'bad' },
    Q6: { work: 60, rest: 40 },
    Q7: { level: 2, tags: ['slow'], text: '-5 stays' },
  },
  { Q1: 'coffee', Q2: ['noon'], Q4: ['a'], Q5: { taste: 'good' } },
  { Q3: '-12.5' },
  { Q1: 'tea' },
];

describe('an export of codes', () => {
  let app: TestApp;
  let author: SignedUp;
  let id: string;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
    id = await launchedSurvey(app, author, canteen);
    const start = Date.UTC(2026, 2, 1, 8);
    const responses = GIVEN.map((named, index) => ({
      version: 1,
      answers: answersOf(canteen, named),
      startedAt: index === 2 ? null : new Date(start + index * 1000),
      submittedAt: new Date(start + 60_000 + index * 1003),
      source: index === 0 ? 'mail' : null,
      params: index === 1 ? { ref: 'a,b' } : null,
      device: 'phone' as const,
      region: 'CN-GD',
    }));
    const stored = await storeResponses(app, id, responses);
    await changeResponse(app, id, stored[3]!, 'invalidated', { invalidAt: app.clock.now(), answers: responses[3]!.answers });
  });
  afterAll(() => app.stop());

  it('is imported into the emptied survey, and exported again it is the same bytes', async () => {
    const all = { type: 3, kind: 1, timeZone: 'UTC', withInvalid: true };
    const before = await exportedFile(app, author, id, all);
    await app.features.response.purge.purge(id);
    expect((await v1(app, 'GET', `/v1/surveys/responses/${id}`, undefined, author.token)).data.list).toEqual([]);

    const looked = await handIn(app, author, id, before, '?timeZone=UTC');
    expect(looked.data.report).toMatchObject({ rows: 4, ready: 4, cells: [] });
    await applyImport(app, author, id, looked.data.id);

    expect((await exportedFile(app, author, id, all)).toString('utf8')).toBe(before.toString('utf8'));
  });
});
