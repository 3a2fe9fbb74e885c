/** @store sqlite: the draft is one document whatever the edit, and the tests of `draft.service` and `definition.rest` keep it in both. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Sequence, SurveyDefinition } from '@wence/schema';
import { graph } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { createSurvey } from '../survey/survey.factory.js';

const SEQUENCES: readonly Sequence[] = [0, 1, 2, 3];

const field = (type: number) => ({
  id: 10 + type,
  code: String(type),
  title: String(type),
  type,
  ...(type === 90 && { setting: { options: ['a'] } }),
});

const definition: SurveyDefinition = {
  format: 1,
  lastId: 999,
  title: 'Survey',
  welcome: 'Hi',
  perPage: true,
  nodes: [
    ...SEQUENCES.map((sequence, place) => ({
      id: 200 + place,
      code: `G${place + 1}`,
      group: true,
      title: 'Group',
      sequence,
      nodes: [{ id: 300 + place, code: `Q${place + 1}`, type: 3 as const, title: 'Why?' }],
    })),
    { id: 500, code: 'Q5', type: 16, subType: 1, title: 'Who?', options: [0, 1, 2, 3, 4, 5, 6, 90].map(field) },
  ],
};

describe('the numbers of nodes and options have names in the graph', () => {
  let app: TestApp;
  let author: SignedUp;
  let id: string;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
    id = (await createSurvey(app, author, definition)).id;
  });

  afterAll(() => app.stop());

  const read = async (fields: string) =>
    (await graph(app, `query ($id: ID!) { survey(id: $id) { ${fields} } }`, { id }, author.token)).data.survey;

  it('those of sequence modes [S3.sequence.modes]', async () => {
    const { nodes } = await read('nodes { sequence }');

    expect(nodes.map(({ sequence }: { sequence: string }) => sequence)).toEqual(['ORDER', 'RANDOM', 'LOOP', 'POSITION', 'ORDER']);
  });

  it('those of what may be typed into an option [S3.option.answer-formats] [S3.option.input-type-90]', async () => {
    const { nodes } = await read('nodes { options { code type } }');

    expect(nodes[4].options.map(({ code, type }: { code: string; type: string }) => `${code} ${type}`)).toEqual([
      '0 FREE_TEXT',
      '1 INTEGER',
      '2 NUMBER',
      '3 MOBILE',
      '4 EMAIL',
      '5 LETTERS',
      '6 CHINESE',
      '90 SELECT',
    ]);
  });

  it('and the survey has its own fields [S3.survey.fields] [S3.survey.per-page-boolean]', async () => {
    expect(await read('id perPage title welcome state')).toEqual({
      id,
      perPage: true,
      title: 'Survey',
      welcome: 'Hi',
      state: 'NOT_COLLECTING',
    });
  });
});
