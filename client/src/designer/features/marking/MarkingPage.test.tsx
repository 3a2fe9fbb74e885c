import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expectAccessible } from '../../../../testing/expect-accessible';
import { renderDesigner } from '../../../../testing/render-designer';
import { markingUrl } from '../../shared/reports';
import { paths } from '../../shared/routes';
import { MarkingPage } from './MarkingPage';

const survey = { id: 'abc', title: 'History', status: 'RUNNING', settings: { exam: { passScore: null, showAfter: 'SCORE' } } };
const WHY = { nodeId: 4, code: 'Q2', title: 'Why?', maximum: 5, analysis: 'Many reasons will do.', waiting: 2, marked: 0 };
const WHEN = { nodeId: 5, code: 'Q3', title: 'When?', maximum: 1, analysis: null, waiting: 0, marked: 1 };

const answer = (number: number, text: string, more: object = {}) => ({
  responseId: `r${number}`,
  nodeId: 4,
  number,
  submittedAt: '2026-03-01T08:05:00.000Z',
  points: null,
  comment: null,
  lines: [{ label: null, texts: [text] }],
  ...more,
});

const pageOf = (answers: readonly object[]) => ({
  totalCount: answers.length,
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  edges: answers.map((node, place) => ({ cursor: String(place), node })),
});

interface Asked {
  state: string;
  nodeId: number | null;
}

interface Sent {
  input: { marks: object[]; again: boolean };
}

async function open({
  questions = [WHY, WHEN],
  waiting = [answer(1, 'It is large.'), answer(2, 'Kings.')],
  refusal = '',
}: {
  questions?: readonly object[];
  waiting?: readonly object[];
  refusal?: string;
} = {}) {
  const asked: Asked[] = [];
  const sent: Sent['input'][] = [];
  const progress = { waitingResponses: 2, questions };
  const rendered = await renderDesigner(<MarkingPage />, {
    server: {
      survey,
      examMarking: progress,
      examAnswers: ({ state, nodeId }: Asked) => {
        asked.push({ state, nodeId });
        return pageOf(state === 'WAITING' ? waiting : [answer(3, 'In 987', { points: 1, comment: 'Yes' })]);
      },
      markAnswers: ({ input }: Sent) => {
        sent.push(input);
        if (refusal) throw new GraphQLError('refused', { extensions: { code: refusal } });
        return { progress: { waitingResponses: 1, questions: [{ ...WHY, waiting: 1, marked: 1 }, WHEN] } };
      },
    },
    at: markingUrl('abc'),
    path: paths.marking,
  });
  return { ...rendered, asked, sent };
}

const cards = () => screen.getAllByRole('listitem').filter((item) => item.dataset.answer !== undefined);
const pointsOf = (place: number) => within(cards()[place] as HTMLElement).getByRole('textbox', { name: /^Points/ });

describe('marking an exam', () => {
  it('begins with the question whose answers wait, and tells who answered to those alone who ask', async () => {
    const { user, asked } = await open();

    expect(await screen.findByText('It is large.')).toBeTruthy();
    expect(asked).toEqual([{ state: 'WAITING', nodeId: 4 }]);
    expect(screen.getByRole('heading', { name: 'Q2 Why?' })).toBeTruthy();
    expect(screen.getByText('Many reasons will do.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Q2 Why? 2 answers waiting' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Response 1' })).toBeNull();
    await expectAccessible();

    await user.click(screen.getByRole('switch', { name: 'Show respondents' }));
    expect(screen.getByRole('link', { name: 'Response 1' }).getAttribute('href')).toMatch(/\/data\/detail\/abc\?response=r1$/);
  });

  it('goes from answer to answer by Enter, and stores points with their comment', async () => {
    const { user, sent } = await open();
    await screen.findByText('Kings.');
    expect(document.activeElement).toBe(pointsOf(0));
    await user.type(within(cards()[0] as HTMLElement).getByRole('textbox', { name: 'Comment' }), 'Well said');
    await user.type(pointsOf(0), '4.5{Enter}');

    expect(await screen.findByText('Marked: 4.5')).toBeTruthy();
    expect(document.activeElement).toBe(pointsOf(1));
    expect(sent).toEqual([
      expect.objectContaining({ again: false, marks: [{ responseId: 'r1', nodeId: 4, points: 4.5, comment: 'Well said' }] }),
    ]);
    expect(screen.getByText('1 answer left on this page')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Q2 Why? 1 answer waiting' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Response by response 1 response waiting' })).toBeTruthy();
    await user.click(within(cards()[1] as HTMLElement).getByRole('button', { name: 'All' }));
    expect(await screen.findByText('Everything on this page is marked')).toBeTruthy();
    expect(sent[1]).toMatchObject({ marks: [{ responseId: 'r2', points: 5, comment: null }] });
  });

  it('takes no points that the question is not worth', async () => {
    const { user, sent } = await open();
    await screen.findByText('Kings.');
    await user.type(pointsOf(0), '5.5{Enter}');

    expect(screen.getByRole('alert').textContent).toBe('Enter points from 0 to 5, in halves');
    expect(within(cards()[0] as HTMLElement).getByRole('textbox', { description: /from 0 to 5/ })).toBe(pointsOf(0));
    expect(sent).toEqual([]);
  });

  it('says that somebody else was quicker', async () => {
    const { user } = await open({ refusal: 'A0447' });
    await screen.findByText('Kings.');
    await user.type(pointsOf(0), '1{Enter}');

    expect((await screen.findByRole('alert')).textContent).toMatch(/^Somebody has marked this answer meanwhile/);
  });

  it('shows what is marked, and corrects it on purpose', async () => {
    const { user, sent, asked } = await open();
    await user.click(await screen.findByRole('button', { name: 'Marked' }));
    await screen.findByText('In 987');
    expect(asked.at(-1)).toEqual({ state: 'MARKED', nodeId: 4 });
    await user.clear(pointsOf(0));
    await user.type(pointsOf(0), '0.5');
    await user.click(screen.getByRole('button', { name: 'Correct' }));

    expect(await screen.findByText('Marked: 0.5')).toBeTruthy();
    expect(sent).toEqual([expect.objectContaining({ again: true, marks: [{ responseId: 'r3', nodeId: 4, points: 0.5, comment: 'Yes' }] })]);
  });

  it('goes response by response', async () => {
    const { user, asked } = await open();
    await user.click(await screen.findByRole('button', { name: 'Response by response 2 responses waiting' }));

    expect(
      await within((await screen.findAllByRole('listitem')).at(-1) as HTMLElement).findByRole('heading', { name: 'Q2 Why?' }),
    ).toBeTruthy();
    expect(asked.at(-1)).toEqual({ state: 'WAITING', nodeId: null });
  });

  it('says that nothing waits, and where questions are set to be marked by people', async () => {
    await open({ waiting: [] });
    expect(await screen.findByRole('heading', { name: 'No answer is waiting' })).toBeTruthy();
    expect(screen.queryByText(/^Enter in the points/)).toBeNull();
    document.body.replaceChildren();

    await open({ questions: [] });
    expect(await screen.findByRole('heading', { name: 'No question is marked by people' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To the exam settings' }).getAttribute('href')).toMatch(/\/setting\/exam\/abc$/);
  });
});
