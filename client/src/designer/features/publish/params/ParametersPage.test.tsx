import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { SurveyDefinition } from '@wence/schema';
import { multiple, nodeIdOf, single, survey, text } from '@wence/schema/testing';
import { SiteError } from '../../../../../testing/designer/fake-site';
import { expectAccessible } from '../../../../../testing/expect-accessible';
import { renderDesigner } from '../../../../../testing/render-designer';
import { paths, parametersUrl } from '../../../shared/routes';
import { ParametersPage } from './ParametersPage';

const base = survey(text('Q1', 'Your number?'), single('Q2', 'City?', ['Wuhan']), multiple('Q3', 'Drinks?', ['tea']));
const Q1 = nodeIdOf(base, 'Q1');

type Settings = NonNullable<SurveyDefinition['settings']>;

const open = (settings: Settings, server: Record<string, unknown> = {}) =>
  renderDesigner(<ParametersPage />, {
    at: parametersUrl('abc'),
    path: paths.parameters,
    server: {
      survey: { id: 'abc', title: 'Drinks', status: 'RUNNING' },
      signingSamples: [
        { language: 'curl', fileName: 'sign-link.sh', text: 'openssl uid' },
        { language: 'python', fileName: 'sign_link.py', text: 'import hmac' },
      ],
      surveyDefinition: { surveyId: 'abc', revision: 7, definition: { ...base, settings } },
      ...server,
    },
  });
const rowOf = (name: string) => within(screen.getByRole('listitem', { name: `Parameter ${name}` }));
const save = () => screen.getByRole('button', { name: 'Save' });

describe('the parameters that a survey receives', () => {
  it('are explained where there are none, added, and saved as one edit [S2.route.publish-params]', async () => {
    const editSurvey = jest.fn((_sent: { input: Record<string, unknown> }) => ({ revision: 8 }));
    const { user } = await open({}, { editSurvey });

    expect(screen.getByText(/whatever a link carries is kept/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add parameter' }));
    await user.type(rowOf('1').getByRole('textbox', { name: 'Parameter' }), 'uid');
    await user.type(rowOf('uid').getByRole('textbox', { name: 'Name' }), 'Customer');
    await user.click(rowOf('uid').getByRole('checkbox', { name: 'Required' }));
    await expectAccessible();
    await user.click(rowOf('uid').getByRole('combobox', { name: 'Answers question' }));
    expect(screen.queryByText('Q3 Drinks?')).toBeNull();
    await user.click(await screen.findByText('Q1 Your number?'));
    await user.click(screen.getByRole('switch', { name: 'Signed links only' }));
    await user.click(save());

    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(editSurvey.mock.calls[0]?.[0].input).toMatchObject({
      surveyId: 'abc',
      baseRevision: 7,
      operations: [
        { updateSurvey: { settings: { signedOnly: true, parameters: [{ name: 'uid', label: 'Customer', nodeId: Q1, required: true }] } } },
      ],
    });
  });

  it('are ordered and removed; one at most limits repeated answers', async () => {
    const editSurvey = jest.fn((_sent: { input: { operations: unknown[] } }) => ({ revision: 8 }));
    const { user } = await open({ parameters: [{ name: 'a', isKey: true }, { name: 'b' }, { name: 'c' }] }, { editSurvey });

    expect(rowOf('a').getByRole<HTMLButtonElement>('button', { name: 'Move a up' }).disabled).toBe(true);
    await user.click(rowOf('c').getByRole('button', { name: 'Move c up' }));
    await user.click(rowOf('c').getByRole('checkbox', { name: 'Limits repeated answers' }));
    await user.click(rowOf('b').getByRole('button', { name: 'Remove b' }));
    await user.click(save());

    const [operation] = editSurvey.mock.calls[0]?.[0].input.operations ?? [];
    expect(operation).toMatchObject({ updateSurvey: { settings: { parameters: [{ name: 'a' }, { name: 'c', isKey: true }] } } });
  });

  it('keep the faults that the server finds at their fields until these are mended', async () => {
    const editSurvey = () => {
      throw new SiteError('A0400', [
        { field: 'operations[0].updateSurvey.settings.parameters[1].name', rule: 'notAllowed' },
        { field: 'operations[0].updateSurvey.settings.parameters[0].label', rule: 'tooLong', limit: 40 },
      ]);
    };
    const { user } = await open({ parameters: [{ name: 'a' }, { name: 'b' }] }, { editSurvey });

    await user.click(rowOf('a').getByRole('checkbox', { name: 'Required' }));
    await user.click(save());

    expect(await rowOf('b').findByText('This name is reserved. Choose another')).toBeTruthy();
    expect(rowOf('a').getByText('At most 40 characters')).toBeTruthy();
    await user.type(rowOf('b').getByRole('textbox', { name: 'Parameter' }), 'ed');
    expect(rowOf('bed').queryByText(/taken by the product/)).toBeNull();
  });

  it('are told apart from those without a name', async () => {
    const editSurvey = () => {
      throw new SiteError('A0400', [{ field: 'operations[0].updateSurvey.settings.parameters[0].name', rule: 'format' }]);
    };
    const { user } = await open({}, { editSurvey });

    await user.click(screen.getByRole('button', { name: 'Add parameter' }));
    await user.click(save());

    expect(await rowOf('1').findByText('Give it a name')).toBeTruthy();
  });

  it('say so where a question is gone or takes no value', async () => {
    await open({
      parameters: [
        { name: 'a', nodeId: 9999 },
        { name: 'b', nodeId: nodeIdOf(base, 'Q3') },
      ],
    });

    expect(rowOf('a').getByText('Deleted question')).toBeTruthy();
    expect(rowOf('a').getByText(/can take a parameter/)).toBeTruthy();
    expect(rowOf('b').getByText('Q3 Drinks?')).toBeTruthy();
    expect(rowOf('b').getByText(/can take a parameter/)).toBeTruthy();
  });

  it('are asked for again where somebody else has changed the settings meanwhile', async () => {
    const editSurvey = () => {
      throw new SiteError('A0409');
    };
    const { user } = await open({ parameters: [{ name: 'a' }] }, { editSurvey });

    await user.click(rowOf('a').getByRole('checkbox', { name: 'Required' }));
    await user.click(save());

    expect(await screen.findByRole('button', { name: 'Load the latest version' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(rowOf('a').getByRole<HTMLInputElement>('checkbox', { name: 'Required' }).checked).toBe(false);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('are signed by lines: what is wrong is said with its line, and the links are copied', async () => {
    const refusal = new SiteError('A0400', [{ field: 'links[1].uid', rule: 'required' }]);
    const signLinks = jest.fn((sent: { input: { links: object[] } }) => {
      if (sent.input.links.length > 1) throw refusal;
      return { links: [{ url: 'https://survey.example/r/abc?uid=7&sign=x' }] };
    });
    const { user } = await open({ parameters: [{ name: 'uid', required: true }, { name: 'note' }] }, { signLinks });
    const values = screen.getByRole('textbox', { name: 'Values' });

    await user.type(values, '7,x{Enter}{Enter},y');
    await user.click(screen.getByRole('button', { name: 'Make links' }));
    expect(await screen.findByText('Line 3 has no uid')).toBeTruthy();
    await user.clear(values);
    await user.type(values, '7');
    await user.click(screen.getByRole('button', { name: 'Make links' }));
    expect(await screen.findByText('1 link made')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Copy all links' }));

    expect(await navigator.clipboard.readText()).toBe('https://survey.example/r/abc?uid=7&sign=x');
    expect(signLinks.mock.calls.at(-1)?.[0]).toEqual({
      input: { surveyId: 'abc', links: [{ values: [{ name: 'uid', value: '7' }] }], expires: null },
    });
  });

  it('come with programs that sign links', async () => {
    const { user } = await open({ parameters: [{ name: 'uid' }] });

    expect(await screen.findByText('openssl uid')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Python' }));
    await user.click(screen.getByRole('button', { name: 'Copy code' }));

    expect(await navigator.clipboard.readText()).toBe('import hmac');
  });
});
