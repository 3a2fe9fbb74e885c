import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { graph } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { Survey } from '../survey/survey.entity.js';
import { SurveyTag } from '../survey/survey-tag.entity.js';
import { SurveyWords } from '../survey/survey-words.entity.js';
import { SurveyFolder } from './survey-folder.entity.js';
import { surveyFolder } from './survey-folder.factory.js';

const LIST = `query ($after: String, $filter: SurveyFilter, $sort: SurveySort) {
  surveys(first: 20, after: $after, filter: $filter, sort: $sort) {
    totalCount
    edges { node { id title status responseCount responseTrend createdAt updatedAt tags folder { id name } } }
    pageInfo { hasNextPage endCursor }
  }
  surveyFolders { id name surveyCount }
  surveyTags { tag surveyCount }
}`;
const FOLDERS = 20;
const AT_ONCE = 250;
/**
 * One each for the session, the keys of a page, its rows, how many there are, their responses, trends, tags and folders, all folders, the surveys in each
 * of them, and all tags.
 */
const STATEMENTS = 11;

describe('the list of an author with many surveys', () => {
  let app: TestApp;
  let many: SignedUp;
  let few: SignedUp;

  beforeAll(async () => {
    app = await startTestApp();
    many = await authorOf(2000);
    few = await authorOf(30);
  });
  afterAll(() => app.stop());

  /** An author with so many surveys in 20 folders: every third is tagged, and the last is the newest. */
  async function authorOf(count: number): Promise<SignedUp> {
    const author = await signUp(app);
    const folders: string[] = [];
    for (let place = 0; place < FOLDERS; place += 1) folders.push(await surveyFolder(app, author, `Folder ${place}`));
    const { database, unit } = app.platform;
    const { ownerId } = await database.repository(SurveyFolder).findOneByOrFail({ id: folders[0] });
    const rows = Array.from({ length: count }, (_, place) => {
      const title = `Survey ${place}`;
      const at = new Date(app.clock.now().getTime() + place);
      const id = `${ownerId.slice(0, 5)}${String(place).padStart(5, '0')}`;
      const look = { ownerId, title, titleKey: title.toLowerCase(), folderId: folders[place % FOLDERS] ?? null };
      const number = 3_000_000 + count * 10 + place;
      return { id, number, ...look, state: 0 as const, publishedVersion: null, createdAt: at, updatedAt: at, recycledAt: null };
    });
    await unit.run(async () => {
      for (let from = 0; from < count; from += AT_ONCE) {
        const part = rows.slice(from, from + AT_ONCE);
        await database.repository(Survey).insert(part);
        await database.repository(SurveyWords).insert(part.map(({ id, titleKey }) => ({ surveyId: id, words: titleKey })));
        const tagged = part.filter((_, place) => place % 3 === 0);
        await database.repository(SurveyTag).insert(tagged.map(({ id }) => ({ surveyId: id, tag: 'third', ownerId })));
      }
    });
    return author;
  }

  /** What is answered, and how many statements that took. */
  async function counted(author: SignedUp, variables: Record<string, unknown> = {}) {
    const statements = jest.spyOn(app.platform.database.manager.connection.logger, 'logQuery');
    const { data } = await graph(app, LIST, variables, author.token);
    const { length } = statements.mock.calls;
    statements.mockRestore();
    return { data, length };
  }

  it('takes as many statements as that of an author with few, whatever is asked', async () => {
    const folders: { id: string }[] = (await counted(many)).data.surveyFolders;
    const asked = [
      {},
      { filter: { keyword: 'survey 1' } },
      { sort: { by: 'TITLE' } },
      { sort: { by: 'STATE', descending: true } },
      { sort: { by: 'RESPONSES' } },
      { filter: { tag: 'third' }, sort: { by: 'CREATED', descending: false } },
    ];
    for (const variables of asked) {
      const [long, short] = [await counted(many, variables), await counted(few, variables)];
      expect(long.data.surveys.totalCount).toBeGreaterThan(short.data.surveys.totalCount);
      expect([long.length, short.length]).toEqual([STATEMENTS, STATEMENTS]);
    }
    const inFolder = await counted(many, { filter: { folderId: folders[0]?.id } });
    expect(inFolder.data.surveys.totalCount).toBe(100);
    // The folder has to be the caller's.
    expect(inFolder.length).toBe(STATEMENTS + 1);
  });

  it('gives further pages by as many statements as the first', async () => {
    const sort = { by: 'TITLE', descending: false };
    let page = await counted(many, { sort });
    for (let place = 0; place < 5; place += 1) {
      page = await counted(many, { sort, after: page.data.surveys.pageInfo.endCursor });
      expect([page.data.surveys.edges.length, page.length]).toEqual([20, STATEMENTS]);
    }
  });
});
