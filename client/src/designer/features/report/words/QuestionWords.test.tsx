import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../../../../testing/expect-accessible';
import { renderDesigner } from '../../../../../testing/render-designer';
import { NO_FILTER, type ResponseFilter } from '../../../shared/response-filter/response-filter';
import { QuestionCard } from '../QuestionCard';
import { choice, questionWith } from '../report.factory';
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

  it('are those of what was written beside options as well', async () => {
    const question = questionWith({ type: 'SINGLE_CHOICE', options: [choice('Else', 4, 100, { texts: ['A newspaper'] })] });
    const { user } = await renderDesigner(
      <WordFilter value={FILTER}>
        <QuestionCard question={question} surveyId="abc" total={4} />
      </WordFilter>,
      { server: { wordReport: { answered: 1, read: 1, words: [{ word: 'newspaper', count: 1 }] } } },
    );
    expect(screen.getByText('A newspaper')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Words' }));
    expect(await screen.findByRole('link', { name: 'newspaper' })).toBeTruthy();
    expect(screen.queryByText('A newspaper')).toBeNull();
  });

  it('are not offered where there are no rows to go on to', async () => {
    await open({}, null);
    expect(screen.queryByRole('button', { name: 'Words' })).toBeNull();
    expect(screen.getByText('Slow delivery')).toBeTruthy();
  });
});

describe('words of the author', () => {
  interface Asked {
    readonly own: readonly string[];
    readonly leftOut: readonly string[];
  }

  async function openWords() {
    const asked: Asked[] = [];
    const wordReport = ({ own, leftOut }: Asked) => {
      asked.push({ own, leftOut });
      return { answered: 4, read: 4, words: WORDS.filter(({ word }) => !leftOut.includes(word)) };
    };
    const { user } = await open({ wordReport });
    await user.click(screen.getByRole('button', { name: 'Words' }));
    await screen.findByRole('table');
    const openDialog = async (name: string | RegExp) => {
      await user.click(screen.getByRole('button', { name }));
      return within(await screen.findByRole('dialog', { name: 'Own words' }));
    };
    return { user, asked, openDialog };
  }

  afterEach(() => localStorage.clear());

  it('are kept whole or left out wherever words are counted, and are there the next time', async () => {
    const { user, asked, openDialog } = await openWords();
    expect(asked).toEqual([{ own: [], leftOut: [] }]);
    const dialog = await openDialog('Own words');
    await expectAccessible(document.body);
    await user.type(dialog.getByRole('textbox', { name: 'Kept whole' }), 'customer care{Enter} {Enter}Customer Care');
    await user.type(dialog.getByRole('textbox', { name: 'Left out' }), 'care');
    await user.click(dialog.getByRole('button', { name: 'OK' }));

    await waitFor(() => expect(screen.queryByRole('link', { name: 'care' })).toBeNull());
    expect(asked.at(-1)).toEqual({ own: ['Customer Care'], leftOut: ['care'] });
    const button = screen.getByRole('button', { name: 'Own words (1 kept whole, 1 left out)' });
    await waitFor(() => expect(document.activeElement).toBe(button));

    cleanup();
    const again = await openWords();
    expect(again.asked).toEqual([{ own: ['Customer Care'], leftOut: ['care'] }]);
    const kept = await again.openDialog(/^Own words/);
    expect(kept.getByRole('textbox', { name: 'Kept whole' })).toHaveProperty('value', 'Customer Care');
  });

  it('that the server would refuse are said to be, and are not taken', async () => {
    const { user, asked, openDialog } = await openWords();
    const dialog = await openDialog('Own words');
    await user.click(dialog.getByRole('textbox', { name: 'Left out' }));
    await user.paste('x'.repeat(31));
    expect(dialog.getByRole('alert').textContent).toContain('a word has at most 30 letters');
    expect(dialog.getByRole('button', { name: 'OK' })).toHaveProperty('disabled', true);
    await user.clear(dialog.getByRole('textbox', { name: 'Left out' }));
    await user.paste(Array.from({ length: 101 }, (_, place) => `word${place}`).join('\n'));
    expect(dialog.getByRole('alert').textContent).toBe('At most 100 words.');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(asked).toHaveLength(1);
  });

  it('that something else wrote into the storage do no harm', async () => {
    localStorage.setItem('wence.report-words.abc', JSON.stringify({ kept: ['tea', 7, ' ', 'x'.repeat(31)], leftOut: 'care' }));
    const { asked } = await openWords();
    expect(asked).toEqual([{ own: ['tea'], leftOut: [] }]);
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
