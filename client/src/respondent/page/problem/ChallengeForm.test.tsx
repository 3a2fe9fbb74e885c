import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { surveyWith, text } from '@wence/schema/testing';
import { expectAccessible } from '../../../../testing/expect-accessible';
import { renderVisit } from '../../../../testing/render-visit';
import { ClosedPage } from './ProblemPage';

const survey = surveyWith({ title: 'Drinks', language: 'en' }, text('Q1', 'Why?'));
const asked = jest.fn(async (_url: string, _request: { body: string }) =>
  answerWith({ question: 'How much is seven plus five?', token: 'first' }),
);

function answerWith(data: object | null, code = '00000') {
  return { status: 200, headers: new Headers(), json: async () => ({ code, message: '', data }) };
}

function open(reason: string) {
  const closure = { why: 'A0434', reason } as const;
  return renderVisit(<ClosedPage closure={closure} />, survey, { from: { stage: 'closed', closure } });
}

describe('the verification question', () => {
  beforeEach(() => {
    asked.mockClear();
    jest.spyOn(globalThis, 'fetch').mockImplementation(asked as unknown as typeof fetch);
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is asked for this submission, and the answers are sent again with what was typed', async () => {
    const { user, session } = await open('missing');
    const box = await screen.findByLabelText('How much is seven plus five?');
    await expectAccessible();
    expect(JSON.parse(asked.mock.lastCall?.[1].body ?? '')).toEqual({ submissionId: session().submissionId });
    expect(screen.queryByRole('alert')).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Submit again' }));
    expect(screen.getByRole('alert').textContent).toBe('Enter a number.');
    expect(session().sending.kind).toBe('idle');

    await user.type(box, '12{Enter}');
    expect(session().sending.kind).toBe('sending');
    expect(session().proof).toEqual({ token: 'first', answer: '12' });
  });

  it('says what was wrong with the answer before, until one types or asks for another question', async () => {
    const { user } = await open('wrong');
    expect((await screen.findByRole('alert')).textContent).toBe('That was not the answer. Here is another question.');

    asked.mockResolvedValueOnce(answerWith({ question: 'How much is nine minus two?', token: 'second' }));
    await user.click(screen.getByRole('button', { name: 'Another question' }));
    expect(await screen.findByLabelText('How much is nine minus two?')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be asked for again when it did not arrive', async () => {
    asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { user } = await open('missing');
    expect((await screen.findByRole('alert')).textContent).toMatch(/did not arrive/);

    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('How much is seven plus five?')).toBeTruthy();
  });

  it('lets one go back to the answers', async () => {
    const { user, session } = await open('expired');
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'See my answers' }));
    expect(session().stage).toBe('form');
  });
});
