import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { expectAccessible } from '../../../../../testing/expect-accessible';
import { renderDesigner } from '../../../../../testing/render-designer';
import { NO_FILTER, type ResponseFilter } from '../../../shared/response-filter/response-filter';
import { QuestionCard } from '../QuestionCard';
import { questionWith } from '../report.factory';
import { responsesWith, WordFilter } from './word-filter';

const FILTER: ResponseFilter = { ...NO_FILTER, version: 2 };
const WORDS = [
  { word: 'delivery', count: 4 },
  { word: 'care', count: 1 },
];

const open = (server: Record<string, unknown>, filter: ResponseFilter | null = FILTER) =>
  renderDesigner(
    <WordFilter value={filter}>
      <QuestionCard question={questionWith({ texts: ['Slow delivery'] })} surveyId="abc" total={4} />
    </WordFilter>,
    { server },
  );

describe('the words of a question', () => {
  it('stand in a list with their counts and lead to the responses that contain them, under the filter of the report', async () => {
    const { user } = await open({ wordReport: { answered: 4, read: 4, words: WORDS } });
    expect(screen.getByText('Slow delivery')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Words' }));
    const table = within(await screen.findByRole('table', { name: 'Words in the answers to “Q1 Tea?”' }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual(['WordResponses', 'delivery4', 'care1']);
    expect(screen.getByText('From 4 responses. A word counts once in each.')).toBeTruthy();
    expect(screen.queryByText('Slow delivery')).toBeNull();
    const query = new URL(table.getByRole('link', { name: 'delivery' }).getAttribute('href') ?? '', 'http://wence').searchParams;
    expect([query.get('version'), query.get('status')]).toEqual(['2', 'COMPLETE']);
    expect(JSON.parse(query.get('where') ?? '')).toEqual({ conditions: [{ answer: { nodeId: 1, contains: 'delivery' } }] });
  });

  it('make a cloud that says to readers without eyes how often each occurs', async () => {
    const { user } = await open({ wordReport: { answered: 9, read: 4, words: WORDS } });
    await user.click(screen.getByRole('button', { name: 'Word cloud' }));
    const cloud = within(await screen.findByRole('list', { name: 'Words in the answers to “Q1 Tea?”' }));
    expect(cloud.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'care in one response',
      'delivery in 4 responses',
    ]);
    expect(screen.getByText('From the newest 4 of 9 responses. A word counts once in each.')).toBeTruthy();
    await expectAccessible(document.body);
  });

  it('are said to be none where nothing was written that could be counted', async () => {
    const none = await open({ wordReport: { answered: 1, read: 1, words: [] } });
    await none.user.click(screen.getByRole('button', { name: 'Words' }));
    expect(await screen.findByText('There are no words to count in these answers.')).toBeTruthy();
  });

  it('are not offered where there are no rows to go on to', async () => {
    await open({}, null);
    expect(screen.queryByRole('button', { name: 'Words' })).toBeNull();
    expect(screen.getByText('Slow delivery')).toBeTruthy();
  });
});

describe('the way to the responses with a word', () => {
  const place = { surveyId: 'abc', nodeId: 7 };
  const tea = { answer: { nodeId: 3, anyOf: [5] } };
  const conditionsOf = (filter: ResponseFilter) =>
    JSON.parse(new URL(responsesWith('tea', { ...place, filter }) ?? '', 'http://wence').searchParams.get('where') ?? '');

  it('puts alternatives in brackets', () => {
    expect(conditionsOf({ ...NO_FILTER, conditions: { match: 'any', conditions: [tea, tea] } })).toEqual({
      conditions: [{ group: { match: 'any', conditions: [tea, tea] } }, { answer: { nodeId: 7, contains: 'tea' } }],
    });
  });

  it('is none where brackets would have to stand in brackets', () => {
    const conditions = { match: 'any', conditions: [tea, { group: { conditions: [tea] } }] } as const;
    expect(responsesWith('tea', { ...place, filter: { ...NO_FILTER, conditions } })).toBeNull();
  });
});
