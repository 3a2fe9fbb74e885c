import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderDesigner } from '../../../../../testing/render-designer';
import { NewSurveyPage } from './NewSurveyPage';

interface Asked {
  readonly input: { readonly title: string; readonly language: string };
}

function server() {
  const asked: Asked['input'][] = [];
  const createSurvey = ({ input }: Asked) => {
    asked.push(input);
    return { survey: { id: 'new', title: input.title } };
  };
  return { asked, createSurvey };
}

describe('a new survey', () => {
  it('waits for its title, is made in the language of its author, and opens in the editor', async () => {
    const { asked, createSurvey } = server();
    const { user, address } = await renderDesigner(<NewSurveyPage />, { server: { createSurvey }, at: '/new' });
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Survey title' }));
    await user.keyboard(' Tea ');
    await user.click(screen.getByRole('button', { name: 'Create and edit' }));
    expect(asked).toEqual([{ title: 'Tea', language: 'en' }]);
    await waitFor(() => expect(address()).toBe('/survey/new'));
  });

  it('may speak another language', async () => {
    const { asked, createSurvey } = server();
    const { user } = await renderDesigner(<NewSurveyPage />, { server: { createSurvey } });
    await user.keyboard('Tea');
    await user.click(screen.getAllByRole('radio')[0] ?? document.body);
    await user.click(screen.getByRole('button', { name: 'Create and edit' }));
    expect(asked).toEqual([{ title: 'Tea', language: 'zh-CN' }]);
  });

  it.each(['{Enter}', '   {Enter}'])('is not made without a title (%j)', async (typed) => {
    const { asked, createSurvey } = server();
    const { user } = await renderDesigner(<NewSurveyPage />, { server: { createSurvey } });
    await user.keyboard(typed);
    expect(await screen.findByText('Give the survey a title')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('stays a form where the server refuses it', async () => {
    const createSurvey = () => {
      throw new Error('no');
    };
    const { user, address } = await renderDesigner(<NewSurveyPage />, { server: { createSurvey }, at: '/new' });
    await user.keyboard('Tea{Enter}');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(address()).toBe('/new');
  });
});

describe('a survey from something that is there already', () => {
  it('has a way to each: a template, text, a document, code [S2.route.new]', async () => {
    await renderDesigner(<NewSurveyPage />, { server: server(), at: '/new' });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));

    expect(links).toEqual(['/templates', '/new/import?way=text', '/new/import?way=file', '/new/import?way=code']);
  });

  it('copies an earlier survey of the author and opens the copy', async () => {
    const node = { id: 'old', title: 'Tea', status: 'DRAFT', updatedAt: '2026-11-20T10:00:00.000Z' };
    const surveys = { totalCount: 1, edges: [{ node, cursor: 'c' }], pageInfo: { hasNextPage: false, hasPreviousPage: false } };
    const copySurvey = ({ input }: { input: { surveyId: string } }) => ({ survey: { id: `copyOf${input.surveyId}` } });
    const { user, address } = await renderDesigner(<NewSurveyPage />, { server: { surveys, copySurvey }, at: '/new' });
    await user.click(screen.getByRole('button', { name: /Copy an earlier survey/ }));
    await user.click(await screen.findByRole('button', { name: 'Copy \u201cTea\u201d' }));

    await waitFor(() => expect(address()).toBe('/survey/copyOfold'));
  });
});
