import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SYSTEM_THEMES, type SurveyTheme, themeWithDefaults, wholeTheme } from '@wence/schema';
import { single, survey } from '@wence/schema/testing';
import { SiteError } from '../../../../../../testing/designer/fake-site';
import { openEditor } from '../../../../../../testing/designer/open-editor';

const HARBOUR = SYSTEM_THEMES.find(({ id }) => id === 'harbour')?.style ?? {};

interface Kept {
  readonly id: string;
  readonly name: string;
  readonly themeStyle: object;
}

/** Opens the appearance of a survey with this theme; the author keeps these. */
async function openThemes({ theme, own = [], state }: { theme?: SurveyTheme; own?: Kept[]; state?: 'RUNNING' } = {}) {
  let kept = own;
  const inputs: object[] = [];
  const editor = await openEditor({
    definition: { ...survey(single('Q1', 'Tea?', ['Yes', 'No'])), ...(theme && { theme }) },
    view: '/setting/theme/1',
    state,
    fields: {
      me: () => ({
        id: '1',
        name: 'Author',
        mobile: '13800000000',
        noReadMail: 0,
        permission: { editable: true, canCascade: false, canCustomThemeNum: false },
      }),
      createTestLink: () => ({ url: 'https://wence.example/r/1?test=t', token: 't', expiresAt: '2026-03-01T08:00:00.000Z' }),
      ownThemes: () => kept,
      saveThemeAs: ({ input }: { input: { name: string } }) => {
        inputs.push(input);
        if (input.name === 'Taken') throw new SiteError('A0400', [{ field: 'name', rule: 'notUnique' }]);
        if (input.name === 'Refused') throw new SiteError('A0400', [{ field: 'themes', rule: 'tooMany', limit: 0 }]);
        const made = { id: 't9', name: input.name, themeStyle: { ...themeWithDefaults({}) } };
        kept = [made, ...kept];
        return { theme: made };
      },
      updateOwnTheme: ({ input }: { input: { themeId: string; name?: string } }) => {
        inputs.push(input);
        kept = kept.map((each) => (each.id === input.themeId ? { ...each, name: input.name ?? each.name } : each));
        return { theme: kept.find(({ id }) => id === input.themeId) };
      },
      deleteOwnTheme: ({ input }: { input: { themeId: string } }) => {
        inputs.push(input);
        kept = kept.filter(({ id }) => id !== input.themeId);
        return { removedId: input.themeId };
      },
    },
  });
  await screen.findByRole('heading', { name: 'Appearance' });
  return { ...editor, inputs, theme: async () => (await editor.saved()).theme };
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const customize = ({ user }: Awaited<ReturnType<typeof openThemes>>) => user.click(button('Customize'));
const ours: Kept = { id: 't1', name: 'Ours', themeStyle: { ...themeWithDefaults({ accent: '#be185d', nextText: 'On' }) } };

describe('the appearance of a survey', () => {
  it('offers every theme of the product, shows which is in use, and gives it to the survey [S2.route.setting-theme]', async () => {
    const { user, theme } = await openThemes({ theme: { logo: 'images/logo.png', radius: 2 } });
    const list = within(screen.getByRole('region', { name: 'Built-in themes' }));
    expect(list.getAllByRole('button')).toHaveLength(SYSTEM_THEMES.length);
    expect(list.queryAllByRole('button', { pressed: true })).toEqual([]);

    await user.click(button('Harbour'));

    expect(await theme()).toEqual({ ...HARBOUR, logo: 'images/logo.png' });
    expect(list.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual(['QuestionHarbour']);
    await user.click(button('Undo'));
    expect(await theme()).toEqual({ logo: 'images/logo.png', radius: 2 });
  });

  it('tells the contrast of a colour while it is picked, and what the page will show instead', async () => {
    const opened = await openThemes();
    await customize(opened);
    expect(screen.getAllByText('Contrast 5.3:1')).toHaveLength(1);

    fireEvent.change(screen.getByLabelText('Accent', { exact: false, selector: '[type=color]' }), { target: { value: '#facc15' } });

    expect(screen.getByText(/Contrast 1\.5:1: too low for text\. Buttons keep it; text and lines will be #\w{6}\./)).toBeTruthy();
    expect(await opened.theme()).toEqual({ accent: '#facc15' });
  });

  it('takes a colour by its code as soon as it is one, says when it is none, and leads back to the default', async () => {
    const opened = await openThemes({ theme: { ink: '#111111' } });
    await customize(opened);
    const code = screen.getByLabelText('Text: colour code');

    fireEvent.change(code, { target: { value: '#12' } });
    expect(screen.getByRole('alert').textContent).toBe('A colour is # and six hexadecimal digits, such as #0e7490');
    fireEvent.change(code, { target: { value: '#123ABC' } });
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(opened.server.definition.theme).toEqual({ ink: '#123abc' }));
    await opened.user.click(button('Text: back to default'));

    expect(await opened.theme()).toBeUndefined();
  });

  it('changes shape, words and what is displayed, many letters and points as one step', async () => {
    const opened = await openThemes();
    const { user, server, theme, sent } = opened;
    await customize(opened);

    for (const radius of ['9', '12', '16']) fireEvent.change(screen.getByLabelText('Corner radius'), { target: { value: radius } });
    await user.click(button('Larger'));
    await user.click(screen.getByRole('switch', { name: 'Question numbers' }));
    await user.type(screen.getByLabelText('Next page'), 'Go on{Enter}');

    await waitFor(() => expect(server.definition.theme).toEqual({ radius: 16, textSize: 2, hasNumbers: false, nextText: 'Go on' }));
    expect(sent()).toHaveLength(4);
    await user.clear(screen.getByLabelText('Next page'));
    await waitFor(() => expect(server.definition.theme?.nextText).toBeUndefined());
    expect(await theme()).toEqual({ radius: 16, textSize: 2, hasNumbers: false });
  });

  it('keeps what was just picked when the author goes elsewhere at once', async () => {
    const opened = await openThemes();
    await customize(opened);

    fireEvent.change(screen.getByLabelText('Corner radius'), { target: { value: '20' } });
    await opened.user.click(screen.getByRole('link', { name: 'Answering' }));

    await screen.findByRole('heading', { name: 'Answering settings' });
    await waitFor(() => expect(opened.server.definition.theme).toEqual({ radius: 20 }));
  });

  it('is kept as a theme under a name; what is wrong with it is said beside it [S3.user.can-custom-theme-forced]', async () => {
    const { user, inputs } = await openThemes();
    expect(await screen.findByText('Save a look as a theme to use it in other surveys.')).toBeTruthy();
    // The server says that the account may not: the button is there all the same.
    await user.click(button('Save as theme'));
    const dialog = within(await screen.findByRole('dialog'));

    const save = async (name: string) => {
      await user.clear(dialog.getByLabelText('Theme name'));
      if (name !== '') await user.type(dialog.getByLabelText('Theme name'), name);
      await user.click(dialog.getByRole('button', { name: 'Save' }));
    };
    await save('');
    expect(dialog.getByRole('alert').textContent).toBe('Enter a name');
    await save('Taken');
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toBe('A theme with this name already exists'));
    await save('Refused');
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toBe('This account may not save themes'));
    await save('Ours');

    await screen.findByRole('button', { name: 'Ours' });
    expect(inputs.at(-1)).toEqual({ surveyId: '1', name: 'Ours' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it("can be one of the author's own, which are renamed, updated and deleted here", async () => {
    const { user, theme, inputs } = await openThemes({ theme: { radius: 2 }, own: [ours] });
    await user.click(await screen.findByRole('button', { name: 'Ours' }));
    expect(await theme()).toEqual({ accent: '#be185d', nextText: 'On' });
    const act = async (name: string) => {
      await user.click(button(/^Actions for “/));
      await user.click(await screen.findByRole('menuitem', { name }));
    };

    await act('Update to the current look');
    await waitFor(() => expect(inputs).toEqual([{ themeId: 't1', themeStyle: wholeTheme({ accent: '#be185d', nextText: 'On' }) }]));
    await act('Rename');
    const name = await screen.findByLabelText('Theme name');
    await user.clear(name);
    await user.type(name, 'Pink{Enter}');
    await screen.findByRole('button', { name: 'Pink' });
    await act('Delete');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(screen.queryByRole('button', { name: 'Pink' })).toBeNull());
    expect(inputs.slice(1)).toEqual([{ themeId: 't1', name: 'Pink' }, { themeId: 't1' }]);
  });

  it('of a running survey is for reading until it is paused', async () => {
    const { user } = await openThemes({ state: 'RUNNING' });
    await screen.findByRole('button', { name: 'Pause and edit' });

    expect(button('Harbour').disabled).toBe(true);
    await user.click(button('Customize'));
    expect(screen.getByLabelText<HTMLInputElement>('Corner radius').disabled).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Next page').disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();
  });

  it('is shown on the page itself, on a phone or on a desk', async () => {
    const { user } = await openThemes();
    const frame = await screen.findByTitle<HTMLIFrameElement>('Live preview');
    expect([frame.src.replace(location.origin, ''), frame.dataset.device]).toEqual(['/r/1?test=t', 'phone']);

    await user.click(button('Desktop'));

    expect(frame.dataset.device).toBe('desktop');
  });
});
