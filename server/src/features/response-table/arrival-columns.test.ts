import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answersOf, single, survey } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { exportedFile } from '../export/export.factory.js';
import { personalLink } from '../personal-link/personal-link.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { submit } from '../response/response.factory.js';

const tea = survey(single('Q1', 'Tea?', ['yes', 'no']));
const YES = answersOf(tea, { Q1: 'yes' });
const LIST = `query ($id: ID!, $filter: ResponseFilter) {
  responses(surveyId: $id, first: 9, filter: $filter) { edges { node { seq linkCode linkName invitationCode } } }
}`;

interface Told {
  readonly seq: number;
  readonly linkCode: string | null;
  readonly linkName: string | null;
  readonly invitationCode: string | null;
}
const arrivalIn = ({ seq, linkCode, linkName, invitationCode }: Told): Told => ({ seq, linkCode, linkName, invitationCode });

describe('columns and filters of the way in', () => {
  let app: TestApp;
  let author: SignedUp;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  const columnsOf = async (id: string): Promise<string[]> => {
    const body = String(await exportedFile(app, author, id, { type: 3, kind: 1 }));
    return (body.replace('\uFEFF', '').split(/\r?\n/)[0] ?? '').split(',');
  };
  /** What the graph and every response of `/v1` tell of the way in, by running number. */
  async function arrivals(id: string): Promise<object[]> {
    const { data } = await graph(app, LIST, { id }, author.token);
    const byGraph = data.responses.edges.map(({ node }: { node: object }) => node);
    const { list } = (await v1(app, 'GET', `/v1/surveys/responses/${id}`, undefined, author.token)).data;
    const feed = (await v1(app, 'GET', `/v1/surveys/${id}/responses`, undefined, author.token)).data.list;
    const ones = [];
    for (const one of list) ones.push((await v1(app, 'GET', `/v1/surveys/responses/${id}/${one.id}`, undefined, author.token)).data);
    for (const told of [list, ones, feed.map(({ response }: { response: object }) => response).reverse()])
      expect(told.map(arrivalIn)).toEqual(byGraph);
    return byGraph.toReversed();
  }
  async function meant(id: string, condition: object): Promise<number[]> {
    const where = { conditions: [condition] };
    const { data } = await graph(app, LIST, { id, filter: { where } }, author.token);
    const seqs = data.responses.edges.map(({ node }: { node: { seq: number } }) => node.seq);
    const asked = `/v1/surveys/responses/${id}?where=${encodeURIComponent(JSON.stringify(where))}`;
    const { list } = (await v1(app, 'GET', asked, undefined, author.token)).data;
    expect(list.map(({ seq }: { seq: number }) => seq)).toEqual(seqs);
    return seqs.toSorted();
  }

  it('know one-to-one links by code and name, and nothing of anonymous ones', async () => {
    const id = await launchedSurvey(app, author, tea);
    expect(await columnsOf(id)).not.toContain('link_code');
    await personalLink(app, id, { anonymous: true });
    expect(await columnsOf(id)).not.toContain('link_code');
    const [lin, nameless] = [await personalLink(app, id, { name: 'Lin Mei' }), await personalLink(app, id)];
    const hidden = await personalLink(app, id, { name: 'Wang', anonymous: true });
    for (const { code } of [lin, nameless, hidden]) await submit(app, id, YES, { linkCode: code });
    await submit(app, id, YES);

    expect(await columnsOf(id)).toEqual(expect.arrayContaining(['link_code', 'link_name']));
    expect(await columnsOf(id)).not.toContain('invitation_code');
    expect(await meant(id, { link: { contains: 'lin' } })).toEqual([1]);
    expect(await meant(id, { link: { contains: nameless.code } })).toEqual([2]);
    expect(await meant(id, { link: { contains: 'Wang' } })).toEqual([]);
    expect(await meant(id, { link: { contains: hidden.code } })).toEqual([]);
    const none = { linkCode: null, linkName: null, invitationCode: null };
    expect(await arrivals(id)).toEqual([
      { ...none, seq: 1, linkCode: lin.code, linkName: 'Lin Mei' },
      { ...none, seq: 2, linkCode: nameless.code },
      { ...none, seq: 3 },
      { ...none, seq: 4 },
    ]);
  });

  it('know invitation codes', async () => {
    const id = await launchedSurvey(app, author, { ...tea, settings: { invitationOnly: true } });
    await v1(app, 'POST', `/v1/surveys/invitation/${id}`, { codes: ['TEA42', 'COCOA7'] }, author.token);
    for (const invitationCode of ['TEA42', 'COCOA7']) await submit(app, id, YES, { invitationCode });

    expect(await columnsOf(id)).toContain('invitation_code');
    expect(await columnsOf(id)).not.toContain('link_code');
    expect(await meant(id, { invitation: { contains: 'tea' } })).toEqual([1]);
    expect(await meant(id, { invitation: { contains: 'o' } })).toEqual([2]);
    expect(await arrivals(id)).toEqual([
      { seq: 1, linkCode: null, linkName: null, invitationCode: 'TEA42' },
      { seq: 2, linkCode: null, linkName: null, invitationCode: 'COCOA7' },
    ]);
  });
});
