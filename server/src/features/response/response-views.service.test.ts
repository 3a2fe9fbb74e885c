import { describe, expect, it } from '@jest/globals';
import { Response } from './response.entity.js';
import { ResponseViews } from './response-views.service.js';

const PLAIN: Partial<Response> = { surveyId: 's', seq: 1, status: 'complete', version: 1, answers: {}, submittedAt: new Date(0) };

const responseWith = (id: string, way: Partial<Response>): Response =>
  Object.assign(new Response(), { ...PLAIN, id, linkId: null, invitationId: null, startedAt: null, deletedAt: null }, way);

/** Views that note what they ask other features for. */
function notedViews() {
  const asked: string[] = [];
  const views = new ResponseViews({
    filesOf: async () => new Map(),
    namesOf: async (ids) => {
      asked.push(`links ${ids.join(' ')}`);
      return new Map([['l1', { code: 'k3J9', name: 'Lin Mei' }]]);
    },
    codesOf: async (ids) => {
      asked.push(`codes ${ids.join(' ')}`);
      return new Map([['i1', 'TEA42']]);
    },
  });
  return { views, asked };
}

describe('views of responses', () => {
  it('read links and codes once for all of them, and tell those that are gone of none', async () => {
    const { views, asked } = notedViews();
    const rows = [
      responseWith('r1', { linkId: 'l1' }),
      responseWith('r2', { linkId: 'l1', invitationId: 'i1' }),
      responseWith('r3', { linkId: 'gone', invitationId: 'gone' }),
    ];

    const view = await views.of(rows);

    expect(asked.sort()).toEqual(['codes i1 gone', 'links l1 gone']);
    expect(rows.map((row) => view(row)).map(({ linkCode, linkName, invitationCode }) => [linkCode, linkName, invitationCode])).toEqual([
      ['k3J9', 'Lin Mei', null],
      ['k3J9', 'Lin Mei', 'TEA42'],
      [null, null, null],
    ]);
  });

  it('read neither where no response came that way', async () => {
    const { views, asked } = notedViews();

    const view = await views.of([responseWith('r1', {})]);

    expect(view(responseWith('r1', {}))).toMatchObject({ linkCode: null, invitationCode: null });
    expect(asked).toEqual([]);
  });
});
