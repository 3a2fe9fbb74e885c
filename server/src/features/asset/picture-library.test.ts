import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { libraryCategory } from '../library/library.factory.js';
import { contextOf, launchUnchecked } from '../publish/publish.factory.js';
import { createSurvey } from '../survey/survey.factory.js';
import { keptTemplate } from '../template/template.factory.js';
import { pictureIdIn, uploadPicture } from './picture.factory.js';

const LIST = `query ($keyword: String, $first: Int, $after: String) {
  pictures(filter: { keyword: $keyword }, first: $first, after: $after) {
    totalCount baseAddress pageInfo { hasNextPage endCursor }
    edges { node { id name originalName size width height uploadedAt useCount earlierCount } }
  }
}`;
const DELETE = 'mutation ($input: DeletePictureInput!) { deletePicture(input: $input) { pictureId } }';
/** The first bytes of a picture of 3 by 2 pixels. */
const SMALL = Buffer.from('89504e470d0a1a0a0000000d494844520000000300000002', 'hex');

/** A survey that shows a picture beside an option, in a title and on an end page. */
const showing = (path: string) => ({
  format: 1,
  title: 'Tea',
  nodes: [
    {
      id: 1,
      code: 'Q1',
      type: 1,
      title: `<p>Which?<img src="/${path}"></p>`,
      options: [
        { id: 2, code: '1', title: 'Green', image: path },
        { id: 3, code: '2', title: 'Black' },
      ],
    },
  ],
});
const PLAIN = { format: 1, title: 'Tea', nodes: [{ id: 1, code: 'Q1', type: 3, title: 'Why?' }] };

describe('the pictures of an author', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    author = await signUp(app);
  });

  const upload = async (name = 'tea.png', bytes = SMALL): Promise<string> =>
    (await uploadPicture(app, author.token, { name, bytes })).data.filePath;
  const post = async (path: string, body: object = {}) => v1(app, 'POST', path, body, author.token);
  const list = async (variables: Record<string, unknown> = {}) => (await graph(app, LIST, variables, author.token)).data.pictures;
  const remove = (path: string) => post(`/v1/pictures/remove/${pictureIdIn(path)}`);
  /** In how many places a picture is, and in how many it was. */
  const counts = async (path: string): Promise<[number, number]> => {
    const { list: all } = (await v1(app, 'GET', '/v1/pictures', undefined, author.token)).data;
    const { useCount, earlierCount } = all.find(({ name }: { name: string }) => name === path);
    return [useCount, earlierCount];
  };
  const define = async (id: string, definition: object) => {
    const { revision } = await app.features.survey.documents.readStored(contextOf(app, author), id);
    const put = await v1(app, 'PUT', `/v1/surveys/${id}/definition`, definition, author.token, { 'if-match': String(revision) });
    expect(put.code).toBe('00000');
  };

  it('are listed newest first with what is known of each, by both doors', async () => {
    const older = await upload('Green Tea.png');
    app.clock.advance(1000);
    const newer = await upload('coffee.gif', Buffer.from('GIF89a', 'latin1'));

    const { edges, totalCount, baseAddress } = await list();

    expect([totalCount, baseAddress]).toEqual([2, '{host}']);
    expect(edges.map(({ node }: { node: object }) => node)).toEqual([
      expect.objectContaining({ name: newer, originalName: 'coffee.gif', size: 6, width: null, height: null }),
      {
        id: pictureIdIn(older),
        name: older,
        originalName: 'Green Tea.png',
        size: SMALL.length,
        width: 3,
        height: 2,
        uploadedAt: expect.any(String),
        useCount: 0,
        earlierCount: 0,
      },
    ]);
    const { data } = await v1(app, 'GET', '/v1/pictures', undefined, author.token);
    expect(data).toMatchObject({ cname: '{host}', total: 2, list: edges.map(({ node }: { node: object }) => node) });
  });

  it('are found by their file name, a page at a time, and only by their author', async () => {
    const paths = [];
    for (const name of ['tea 1.png', 'coffee.png', 'TEA 2.png']) {
      app.clock.advance(1);
      paths.push(await upload(name));
    }

    const first = await list({ keyword: 'Tea', first: 1 });
    const second = await list({ keyword: 'Tea', first: 1, after: first.pageInfo.endCursor });

    expect([first, second].map(({ edges }) => edges[0].node.name)).toEqual([paths[2], paths[0]]);
    expect([first.totalCount, first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([2, true, false]);
    const stranger = await signUp(app);
    expect((await v1(app, 'GET', '/v1/pictures', undefined, stranger.token)).data.list).toEqual([]);
    expect((await v1(app, 'POST', `/v1/pictures/remove/${pictureIdIn(paths[0] ?? '')}`, {}, stranger.token)).code).toBe('A0404');
  });

  it('count each survey once, however often it shows them: draft, versions and library', async () => {
    const path = await upload();
    const { id } = await createSurvey(app, author, showing(path));
    await launchUnchecked(app, id);
    await post('/v1/surveys/image', { surveyId: id, name: path });
    expect(await counts(path)).toEqual([1, 0]);

    await post('/v1/surveys/copy', { id });
    expect(await counts(path)).toEqual([2, 0]);
  });

  it('stay counted while a version shows them that the draft does not, and in the recycle bin', async () => {
    const path = await upload();
    const { id } = await createSurvey(app, author, showing(path));
    await launchUnchecked(app, id);
    await post(`/v1/surveys/stop/${id}`);
    await define(id, PLAIN);
    expect(await counts(path)).toEqual([1, 0]);

    await post(`/v1/surveys/remove/${id}`);
    expect(await counts(path)).toEqual([1, 0]);
  });

  it('that a draft has lost are told apart: its history leads back to them, so that they are not deleted', async () => {
    const path = await upload();
    const { id } = await createSurvey(app, author, showing(path));
    await define(id, PLAIN);
    expect(await counts(path)).toEqual([0, 1]);

    expect(await remove(path)).toMatchObject({ code: 'A0426', data: { uses: 0, earlier: 1 } });

    await post(`/v1/surveys/history/restore/${id}`, { revision: 2, baseRevision: 3 });
    expect(await counts(path)).toEqual([1, 0]);
  });

  it('are counted in themes, templates and kept questions until these go', async () => {
    const path = await upload();
    const { id } = await createSurvey(app, author, { ...showing(path), theme: { logo: path } });
    const template = await keptTemplate(app, author, id);
    const theme = (await post('/v1/survey/theme/save/as', { surveyId: id, name: 'Ours' })).data.id;
    const category = await libraryCategory(app, author, 'Kept');
    const node = { type: 3, title: `Why?<img src="${path}">` };
    const question = (await post('/v1/library', { libraryCategoryId: category, node })).data.id;
    expect(await counts(path)).toEqual([4, 0]);

    await post(`/v1/templates/${template}/delete`);
    await post(`/v1/survey/theme/${theme}`, { themeStyle: { logo: null } });
    await post('/v1/library/delete', { categoryIds: [category], confirmed: true });

    expect(question).toEqual(expect.any(String));
    expect(await counts(path)).toEqual([1, 0]);
  });

  it('are deleted, row and file, once nothing shows them', async () => {
    const path = await upload();
    const { id } = await createSurvey(app, author);
    const image = (await post('/v1/surveys/image', { surveyId: id, name: path })).data.id;
    const refused = await graph(app, DELETE, { input: { pictureId: pictureIdIn(path) } }, author.token);
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'A0426', data: { uses: 1, earlier: 0 } });

    await post(`/v1/surveys/image/${image}`);
    const { data } = await graph(app, DELETE, { input: { pictureId: pictureIdIn(path) } }, author.token);

    expect(data.deletePicture.pictureId).toBe(pictureIdIn(path));
    expect((await fetch(`${app.address}/${path}`)).status).toBe(404);
    expect((await remove(path)).code).toBe('A0404');
    expect((await post('/v1/surveys/image', { surveyId: id, name: path })).code).toBe('A0404');
  });
});
