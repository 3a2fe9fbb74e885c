import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { single, statement, surveyWith, text } from '@wence/schema/testing';
import { renderVisit } from '../../../testing/render-visit';
import { QuestionsPage } from './QuestionsPage';

const tea = single('Q1', 'Tea?', ['Yes', 'No'], { required: true });
const why = text('Q2', 'Why?', { required: true });
const english = { language: 'en' } as const;
const list = () => screen.queryByRole('region', { name: /need/ });
const lines = () =>
  within(screen.getByRole('region', { name: /need/ }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the list of answers that need a change', () => {
  it('comes once "Submit" is pressed, in the order of the questions, by their numbers', async () => {
    const { user } = await renderVisit(<QuestionsPage />, surveyWith(english, statement('S', 'Hello'), tea, why));
    expect(list()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(screen.getByRole('heading', { name: '2 answers need a change' })).toBeTruthy();
    expect(lines()).toEqual(['Question 1: Choose one option', 'Question 2: Fill in an answer']);
  });

  it('shrinks as answers are corrected, and goes with the last', async () => {
    const { user } = await renderVisit(<QuestionsPage />, surveyWith(english, tea, why));
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(screen.getByRole('heading', { name: 'One answer needs a change' })).toBeTruthy();
    expect(lines()).toEqual(['Question 2: Fill in an answer']);
    await user.type(screen.getByRole('textbox'), 'Hot');
    await user.tab();
    expect(list()).toBeNull();
  });

  it('moves the focus to the first wrong answer, and from its links to each of them', async () => {
    const { user } = await renderVisit(<QuestionsPage />, surveyWith(english, tea, why));
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Yes' }));
    await user.click(screen.getByRole('link', { name: /^Question 2/ }));
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    expect(window.location.hash).toBe('');
  });

  it('links to the question itself, for whoever opens the link otherwise', async () => {
    const { user } = await renderVisit(<QuestionsPage />, surveyWith(english, tea, why));
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    const target = screen.getByRole('link', { name: /^Question 2/ }).getAttribute('href') ?? '';
    expect(document.getElementById(target.slice(1))?.textContent).toContain('Why?');
  });

  it('is not there where the screen has one question, which says it itself', async () => {
    const { user } = await renderVisit(<QuestionsPage />, surveyWith({ ...english, perPage: true }, tea, why));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(list()).toBeNull();
    expect(screen.getByText('Choose one option')).toBeTruthy();
  });

  it('does not come for an answer that was only left, before anything is pressed', async () => {
    const { dispatch } = await renderVisit(<QuestionsPage />, surveyWith(english, tea, why));
    dispatch({ type: 'chosen', nodeId: 1, optionId: 2 }, { type: 'left', nodeId: 4 });
    expect(list()).toBeNull();
  });
});
