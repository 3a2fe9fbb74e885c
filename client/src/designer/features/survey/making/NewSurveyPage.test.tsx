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
