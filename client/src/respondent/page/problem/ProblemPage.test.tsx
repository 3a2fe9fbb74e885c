import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { surveyWith, text } from '@wence/schema/testing';
import { draftWith, renderVisit } from '../../../../testing/render-visit';
import { draftStore } from '../../draft/device';
import { loadWords, MessagesContext, messagesIn } from '../../i18n/messages';
import type { Closure } from '../../survey/live-survey';
import { visitKeys } from '../../survey/visit-access';
import { ClosedPage, ProblemPage } from './ProblemPage';

const draft = draftWith({ 1: { text: 'Hot' } });
const retry = jest.fn();

async function show(problem: Closure): Promise<void> {
  await loadWords('en');
  render(
    <MessagesContext value={messagesIn('en')}>
      <ProblemPage surveyId="s1" problem={problem} onRetry={retry} />
    </MessagesContext>,
  );
}

describe('a survey that cannot be answered', () => {
  beforeEach(() => {
    retry.mockClear();
  });

  // A page keeps them as long as it is open, and so would the next test.
  afterEach(() => {
    delete visitKeys.password;
    delete visitKeys.invitationCode;
  });

  it.each([
    ['notFound', 'Survey not found', false],
    ['testLinkInvalid', 'This preview link has expired', false],
    ['notStarted', 'This survey has not started yet', true],
    ['paused', 'This survey is paused', true],
    ['ended', 'This survey has ended', false],
    ['full', 'This survey is full', false],
    ['A0427', 'You have answered already', false],
    ['A0428', 'This link cannot be used', false],
    ['A0429', 'A personal link is needed', false],
    ['A0431', 'Not open right now', true],
    ['A0437', 'This invitation cannot be used', false],
    ['A0501', 'Too many tries', true],
  ] as const)('says why (%s), in the tab too, and offers another try where that may help', async (why, title, mayHelp) => {
    await show({ why });
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(document.title).toBe(title);
    const again = screen.queryByRole('button', { name: 'Try again' });
    expect(again !== null).toBe(mayHelp);
    if (again) await userEvent.setup({ delay: null }).click(again);
    expect(retry).toHaveBeenCalledTimes(mayHelp ? 1 : 0);
    expect(screen.queryByText(/It starts on/)).toBeNull();
  });

  it('says when it starts, where that is known', async () => {
    await show({ why: 'notStarted', opensAt: '2026-12-01T00:30:00.000Z' });
    expect(screen.getByText(/It starts on .*2026/)).toBeTruthy();
  });

  it('says how long it takes until another try counts', async () => {
    await show({ why: 'A0501', retryAfterSeconds: 840 });
    expect(screen.getByText(/You may try again in about 14 minutes/)).toBeTruthy();
    await show({ why: 'A0501', retryAfterSeconds: 12 });
    expect(screen.getByText(/in about a minute/)).toBeTruthy();
  });

  it('says when one may answer again, and when the hours of the day begin', async () => {
    await show({ why: 'A0427', nextAt: '2026-12-01T00:30:00.000Z' });
    expect(screen.getByText(/You may answer again from .*2026/)).toBeTruthy();
    await show({ why: 'A0431', reason: 'hours', opensAt: '2026-12-01T00:30:00.000Z' });
    expect(screen.getByText(/It opens next on .*2026/)).toBeTruthy();
  });

  it.each([
    ['A0428', 'used', /used already/],
    ['A0428', 'expired', /out of date/],
    ['A0431', 'region', /certain regions/],
  ] as const)('says more of the reason (%s: %s)', async (why, reason, words) => {
    await show({ why, reason });
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('thanks whoever comes back by a one-to-one link that was used', async () => {
    await show({ why: 'A0428', reason: 'used' });
    expect(screen.getByRole('heading', { name: 'You have answered already' })).toBeTruthy();
  });

  it.each([
    ['A0427', undefined, 'Your answers were submitted'],
    ['ended', undefined, 'Your answers were submitted'],
    ['A0428', 'used', 'Your answers were submitted'],
    ['paused', undefined, 'This survey is paused'],
  ] as const)('tells whoever has answered on this device that the answers arrived (%s, %s)', async (why, reason, title) => {
    draftStore.finish('s1', { responseId: 'r1', status: 'complete' });
    await show({ why, reason });
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    draftStore.forgetReceipt('s1');
  });

  it('asks for a password, says when it was wrong, and tries what is typed', async () => {
    const user = userEvent.setup({ delay: null });
    await show({ why: 'A0430', reason: 'wrong' });
    expect(screen.getByRole('alert').textContent).toBe('That is not the password. Try again.');

    await user.click(screen.getByRole('button', { name: 'Begin' }));
    expect(screen.getByRole('alert').textContent).toBe('Enter the password.');
    expect(retry).not.toHaveBeenCalled();

    await user.type(screen.getByLabelText('Password'), 'sesame{Enter}');
    expect([visitKeys.password, retry.mock.calls.length]).toEqual(['sesame', 1]);
  });

  it('asks for an invitation code, which the link may bring, and says what is wrong with it', async () => {
    const user = userEvent.setup({ delay: null });
    window.history.replaceState(null, '', '/r/s1?t=TEA-1');
    await show({ why: 'A0433', reason: 'missing' });
    expect(screen.getByLabelText<HTMLInputElement>('Invitation code').value).toBe('TEA-1');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Begin' }));
    expect([visitKeys.invitationCode, retry.mock.calls.length]).toEqual(['TEA-1', 1]);

    cleanup();
    await show({ why: 'A0433', reason: 'used' });
    expect(screen.getByRole('alert').textContent).toBe('This code has been used up. Use another one.');
    await user.type(screen.getByLabelText('Invitation code'), '2');
    expect(screen.queryByRole('alert')).toBeNull();
    window.history.replaceState(null, '', '/');
  });

  it('says that the answers given are still there, if there are any', async () => {
    draftStore.writeDraft('s1', draft);
    await show({ why: 'paused' });
    expect(screen.getByText(/The answers you gave are still on this device/)).toBeTruthy();
  });

  it('says nothing of answers where there are none', async () => {
    draftStore.writeDraft('s1', { ...draft, answers: {} });
    await show({ why: 'paused' });
    expect(screen.queryByText(/still on this device/)).toBeNull();
  });
});

describe('a survey that closed while it was answered', () => {
  const survey = surveyWith({ title: 'Drinks', language: 'en' }, text('Q1', 'Why?'));
  const closed = (closure: Closure) => ({ from: { stage: 'closed', closure } as const });

  it.each([
    ['paused', true],
    ['notStarted', true],
    ['ended', false],
    ['full', false],
    ['notFound', false],
  ] as const)('says so (%s), leads back to the answers, and tries again where that may help', async (why, mayHelp) => {
    const { user, session } = await renderVisit(<ClosedPage closure={{ why }} />, survey, closed({ why }));
    expect(screen.getByText(/were not submitted|not submitted|came in before|ended before/)).toBeTruthy();
    expect(screen.getByText(/The answers you gave are still on this device/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(mayHelp);
    await user.click(screen.getByRole('button', { name: 'See my answers' }));
    expect(session().stage).toBe('form');
  });

  it('is sent to again', async () => {
    const why = 'paused';
    const { user, session } = await renderVisit(<ClosedPage closure={{ why }} />, survey, closed({ why }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(session().sending.kind).toBe('sending');
  });

  it('asks to keep the page open where nothing can be saved, and says when it starts', async () => {
    const closure: Closure = { why: 'notStarted', opensAt: '2026-12-01T00:30:00.000Z' };
    await renderVisit(<ClosedPage closure={closure} />, survey, { ...closed(closure), isDurable: false });
    expect(screen.getByText(/keep the page open/)).toBeTruthy();
    expect(screen.getByText(/It starts on .*2026/)).toBeTruthy();
  });
});
