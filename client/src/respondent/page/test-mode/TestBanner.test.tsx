import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { surveyWith, text } from '@wence/schema/testing';
import { draftWith, renderVisit } from '../../../../testing/render-visit';
import { Questions } from '../Questions';
import { TestBanner } from './TestBanner';

const survey = surveyWith({ language: 'en' }, text('Q1', 'Why?'), text('Q2', 'How?'));
const draft = draftWith({ 1: { text: 'Hot' } }, { pageId: 1, seen: [1] });

describe('a test visit', () => {
  it('says that nothing counts', async () => {
    await renderVisit(<TestBanner />, survey);
    expect(screen.getByText('Test mode: nothing you submit here counts')).toBeTruthy();
    expect(document.documentElement.classList.contains('room')).toBe(true);
  });

  it('that the preview began goes on at its question without asking', async () => {
    window.location.hash = '#at-2';
    const both = (
      <>
        <TestBanner />
        <Questions nodeIds={[1, 2]} />
      </>
    );
    const { session } = await renderVisit(both, survey, { draft });
    expect(session().stage).toBe('form');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /How/ }));
  });

  it('that nobody handed over asks whether to go on', async () => {
    const { session } = await renderVisit(<TestBanner />, survey, { draft });
    expect(session().stage).toBe('resume');
  });

  it('that was begun here stays where it is, whatever the address names', async () => {
    window.location.hash = '#at-2';
    const { session } = await renderVisit(<TestBanner />, survey);
    expect(session().attention.turn).toBe(0);
  });
});
