import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { SurveyDefinition } from '@wence/schema';
import { single, survey } from '@wence/schema/testing';
import { renderDesigner } from '../../../../testing/render-designer';
import { codeUrl, paths } from '../../shared/routes';
import { CodePage } from './CodePage';

const stored = survey(single('Q1', 'Tea?', ['yes', 'no']));

/** A survey with one question, which takes what is applied to it. */
function server(editable = true) {
  const applied: { revision: number; definition: SurveyDefinition }[] = [];
  const draft = { surveyId: 'abc', revision: 4, definition: stored };
  return {
    applied,
    resolvers: {
      survey: { id: 'abc', title: 'Drinks', status: editable ? 'DRAFT' : 'RUNNING', editable },
      surveyDefinition: () => draft,
      applySurveyDefinition: ({ input }: { input: { revision: number; definition: SurveyDefinition } }) => {
        applied.push(input);
        Object.assign(draft, { revision: 5, definition: input.definition });
        return { revision: 5, changed: true, survey: { id: 'abc', title: input.definition.title, updatedAt: '2026-03-01T08:05:00.000Z' } };
      },
    },
  };
}

const open = (resolvers: object) => renderDesigner(<CodePage />, { server: { ...resolvers }, at: codeUrl('abc'), path: paths.code });
/** A file as browsers have it; the DOM of these tests cannot read one. */
const file = (content: string) =>
  Object.assign(new File([content], 'tea.json', { type: 'application/json' }), { text: () => Promise.resolve(content) });
const apply = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Apply to draft' });

describe('the definition as code', () => {
  it('takes a file, says in sentences what it would change, and applies it to the revision that was read', async () => {
    const { applied, resolvers } = server();
    const { user } = await open(resolvers);
    expect(apply().disabled).toBe(true);

    await user.upload(screen.getByLabelText('Upload', { selector: 'input' }), file(JSON.stringify({ ...stored, title: 'Cake' })));
    await user.click(screen.getByRole('button', { name: 'Plan' }));
    expect(await screen.findByText('Survey settings changed')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Definition of the survey' })).getByText('Cake')).toBeTruthy();
    await user.click(apply());

    await waitFor(() => expect(applied).toMatchObject([{ revision: 4, definition: { title: 'Cake' } }]));
    expect(await screen.findByText('Applied')).toBeTruthy();
    await waitFor(() => expect(apply().disabled).toBe(true));
  });

  it('names what is wrong with a text, and applies nothing', async () => {
    const { applied, resolvers } = server();
    const { user } = await open(resolvers);
    const upload = screen.getByLabelText('Upload', { selector: 'input' });
    await user.upload(upload, file('{'));
    expect(await screen.findByText('This is not valid JSON')).toBeTruthy();
    expect(apply().disabled).toBe(true);

    await user.upload(upload, file(JSON.stringify({ ...stored, titel: 'Cake' })));
    expect(await screen.findByText('titel: is not a field')).toBeTruthy();
    expect(screen.getByText('1 mistake to correct before you can apply')).toBeTruthy();
    expect(apply().disabled).toBe(true);
    expect(applied).toEqual([]);
  });

  it('goes back to the draft', async () => {
    const { user } = await open(server().resolvers);
    await user.upload(screen.getByLabelText('Upload', { selector: 'input' }), file('{'));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
    expect(screen.queryByText('This is not valid JSON')).toBeNull();
  });

  it('is for reading while the survey runs', async () => {
    await open(server(false).resolvers);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Upload' }).disabled).toBe(true);
    expect(apply().disabled).toBe(true);
  });
});
