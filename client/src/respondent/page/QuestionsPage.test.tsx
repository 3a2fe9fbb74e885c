import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { SurveyDefinition } from '@wence/schema';
import { group, page, single, surveyWith, text } from '@wence/schema/testing';
import { renderVisit } from '../../../testing/render-visit';
import { QuestionsPage } from './QuestionsPage';

const tea = single('Q1', 'Tea?', ['Yes', 'No']);
const why = text('Q2', 'Why?');
const alone = { title: 'Drinks', language: 'en', perPage: true } as const;
const together = { ...alone, perPage: false } as const;
const paged = { ...alone, settings: { paging: 'page' } } as const;
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('a screen of questions', () => {
  it('says which question it is, and of how many', async () => {
    await renderVisit(<QuestionsPage />, surveyWith(alone, tea, why));
    expect(screen.getByRole('heading', { level: 1, name: 'Drinks' })).toBeTruthy();
    expect(screen.getByText('Question 1 of 2')).toBeTruthy();
    expect(headings()).toEqual(['1.Tea?']);
  });

  it('says which page it is', async () => {
    const { user } = await renderVisit(<QuestionsPage />, surveyWith(paged, tea, page('P'), why));
    expect(screen.getByText('Page 1 of 2')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Page 2 of 2')).toBeTruthy();
    expect(headings()).toEqual(['2.Why?']);
  });

  it('explains the mark of required questions on the first screen, and only where there are any', async () => {
    const required = { ...why, required: true };
    const { user } = await renderVisit(<QuestionsPage />, surveyWith(alone, tea, required));
    expect(screen.getByText(/marked \*/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.queryByText(/marked \*/)).toBeNull();
  });

  it('explains no mark where nothing is required', async () => {
    await renderVisit(<QuestionsPage />, surveyWith(together, tea, why));
    expect(screen.queryByText(/marked \*/)).toBeNull();
    expect(screen.queryByText(/ of 2$/)).toBeNull();
    expect(headings()).toEqual(['1.Tea?', '2.Why?']);
  });

  it('says that there is nothing to answer where there are no questions', async () => {
    await renderVisit(<QuestionsPage />, surveyWith(together));
    expect(screen.getByText('This survey has no questions yet')).toBeTruthy();
  });

  it.each([
    [true, 'Your answers are kept on this device as you go'],
    [false, 'Nothing is saved here: closing the page loses your answers'],
  ])('says whether answers are kept (%s)', async (isDurable, sentence) => {
    await renderVisit(<QuestionsPage />, surveyWith(together, tea), { isDurable });
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  it('shows no numbers where the survey has none', async () => {
    const plain: SurveyDefinition = { ...surveyWith(together, tea, why), theme: { hasNumbers: false } };
    await renderVisit(<QuestionsPage />, plain);
    expect(headings()).toEqual(['Tea?', 'Why?']);
  });

  it('puts the heading of a group above its first question only', async () => {
    await renderVisit(<QuestionsPage />, surveyWith(together, group('G', 'About tea', [tea, why]), text('Q3', 'Else?')));
    expect(screen.getAllByText('About tea')).toHaveLength(1);
    expect(screen.getByText('About tea').compareDocumentPosition(screen.getByText('Tea?'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('names the questions of a changed survey that have to be answered again', async () => {
    await renderVisit(<QuestionsPage />, surveyWith(together, tea, why), { from: { lostToNewVersion: [4] } });
    expect(screen.getByText(/Answer question 2 again/)).toBeTruthy();
  });

  it('says that the answers still fit a changed survey', async () => {
    await renderVisit(<QuestionsPage />, surveyWith(together, tea), { from: { lostToNewVersion: [] } });
    expect(screen.getByText(/Your answers still fit/)).toBeTruthy();
  });

  it('says nothing of changes where there were none', async () => {
    await renderVisit(<QuestionsPage />, surveyWith(together, tea));
    expect(screen.queryByText(/survey has changed/)).toBeNull();
  });
});
