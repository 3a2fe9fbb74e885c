import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { multiple, single, statement, survey } from '@wence/schema/testing';
import { answered, show, withLogic } from '@wence/schema/testing';
import { renderDesigner } from '../../../../testing/render-designer';
import { paths, templateUrl } from '../../shared/routes';
import { templateOf } from './template.factory';
import { TemplatePage } from './TemplatePage';

const DEFINITION = withLogic(
  survey(single('Q1', 'Which tea?', ['green', 'black']), statement('Q2', 'Thank you.'), multiple('Q3', 'Why?', ['taste', 'price'])),
  show('Q3', answered('Q1')),
);
const templateTopics = [{ name: 'customer', title: 'Customers' }];

const contentOf = (more: object = {}, language = 'en') => ({
  language,
  definition: DEFINITION,
  previewUrl: `https://forms.example/r/a0${language}?test=x`,
  template: templateOf('a', 'Tea', { languages: ['zh-CN', 'en'], updatedAt: null, ...more }),
});

const open = (template: unknown, more: object = {}) =>
  renderDesigner(<TemplatePage />, { at: templateUrl('a'), path: paths.templateDetail, server: { template, templateTopics, ...more } });

describe('the page of one template', () => {
  it('shows the answering page, on a phone at first, and lists the questions [S2.route.templates-detail]', async () => {
    const { user } = await open(contentOf());

    const frame = screen.getByTitle('Preview of the answering page');
    expect([frame.getAttribute('src'), frame.dataset.device]).toEqual(['/r/a0en?test=x', 'phone']);
    await user.click(screen.getByRole('button', { name: 'Desktop' }));
    expect(frame.dataset.device).toBe('desktop');
    const lines = within(screen.getByRole('region', { name: 'Questions' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual(['1Which tea?', 'Thank you.', '2Why?Shown conditionally']);
  });

  it('makes a survey in the chosen language', async () => {
    const asked = jest.fn();
    const createSurveyFromTemplate = ({ input }: { input: object }) => {
      asked(input);
      return { survey: { id: 's9' } };
    };
    const template = ({ language }: { language: string | null }) => contentOf({}, language ?? 'en');
    const { user } = await open(template, { createSurveyFromTemplate });

    await user.click(screen.getByRole('button', { name: /\p{Script=Han}/u }));
    expect((await screen.findByTitle('Preview of the answering page')).getAttribute('src')).toBe('/r/a0zh-CN?test=x');
    await user.click(screen.getByRole('button', { name: 'Use this template' }));

    expect(asked.mock.calls).toEqual([[{ templateId: 'a', language: 'zh-CN' }]]);
  });

  it('of an author can be changed and deleted, and has one language', async () => {
    const changed = jest.fn();
    const removed = jest.fn();
    const own = contentOf({ common: false, languages: ['en'], updatedAt: '2026-03-01T08:05:00.000Z' });
    const { user } = await open(own, {
      updateTemplate: ({ input }: { input: object }) => {
        changed(input);
        return { template: own.template };
      },
      deleteTemplate: ({ input }: { input: object }) => {
        removed(input);
        return { templateId: 'a' };
      },
    });
    expect(screen.queryByRole('button', { name: 'English' })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Change details' }));
    const name = await screen.findByLabelText('Template name');
    await user.clear(name);
    await user.type(name, ' Tea time ');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Delete this template/ }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));

    expect(changed.mock.calls).toEqual([[{ templateId: 'a', title: 'Tea time', description: 'What it is for.', topic: 'customer' }]]);
    expect(removed.mock.calls).toEqual([[{ templateId: 'a' }]]);
  });
});
