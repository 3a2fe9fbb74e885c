import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../../../../testing/expect-accessible';
import { MessagesContext, messagesIn } from '../../i18n/messages';
import type { Closure } from '../../survey/live-survey';
import { ProblemPage } from './ProblemPage';

function show(problem: Partial<Closure>) {
  window.history.replaceState(null, '', '/r/abc?s=poster&uid=7');
  render(
    <MessagesContext value={messagesIn('en')}>
      <ProblemPage surveyId="abc" problem={{ why: 'A0438', ...problem }} onRetry={() => undefined} />
    </MessagesContext>,
  );
}

describe('the page of a survey that wants to know the WeChat account', () => {
  it('shows a QR code of the whole link to whoever is elsewhere', async () => {
    show({ reason: 'outside' });

    expect(screen.getByRole('heading', { name: 'Open it in WeChat' })).toBeTruthy();
    expect(screen.getByRole<HTMLImageElement>('img', { name: 'QR code of the link' }).src).toMatch(/\/r\/abc\/code\.svg\?s=poster&uid=7$/);
    await expectAccessible();
  });

  it('offers the way through WeChat to whoever is there', () => {
    show({ reason: 'unknown' });

    expect(screen.getByRole('heading', { name: 'Confirm your WeChat account' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Continue with WeChat' })).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('says what went wrong on that way, and offers it again where that may help', () => {
    show({ reason: 'declined', again: '/r/abc?s=poster' });
    expect(screen.getByText('To answer, you have to agree that nickname and picture are told.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Continue with WeChat' })).toBeTruthy();
  });

  it('offers nothing where nothing helps', () => {
    show({ reason: 'refused' });
    expect(screen.getByText(/WeChat did not accept this server/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
