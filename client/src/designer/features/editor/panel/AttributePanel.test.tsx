import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { emptyDefinition, languageOf, LIMITS } from '@wence/schema';
import { group, single, survey, text } from '@wence/schema/testing';
import { openEditor } from '../../../../../testing/designer/open-editor';

const two = { ...survey(single('Q1', 'Tea?', ['Yes', 'No']), text('Q2', 'Why?')), language: 'en' as const };

describe('the properties of a survey', () => {
  it('are shown while no question is selected, and again when none is', async () => {
    const { user, panel } = await openEditor({ definition: two });
    expect(await panel().findByRole('heading', { name: 'Survey' })).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Edit Q2 Why?' }));
    expect(await panel().findByRole('heading', { name: 'Open text' })).toBeTruthy();
    await user.click(document.querySelector('.beside') ?? document.body);

    expect(await panel().findByRole('heading', { name: 'Survey' })).toBeTruthy();
  });

  it('are read from the top when another question is selected', async () => {
    const { user, panel } = await openEditor({ definition: two });
    await user.click(screen.getByRole('button', { name: 'Edit Q2 Why?' }));
    expect(await panel().findByRole('heading', { name: 'Open text' })).toBeTruthy();
    const [scrolled = document.body] = screen.getAllByRole('complementary').toReversed();
    scrolled.scrollTop = 300;

    await user.click(screen.getByRole('button', { name: 'Edit Q1 Tea?' }));
    expect(await panel().findByRole('heading', { name: 'Single choice' })).toBeTruthy();

    expect(scrolled.scrollTop).toBe(0);
  });

  it('say how it is divided, and lead to where that is chosen', async () => {
    const { user, panel } = await openEditor({ definition: { ...two, perPage: true } });
    expect(await panel().findByText(/One question at a time/)).toBeTruthy();

    await user.click(panel().getByRole('link', { name: 'Change' }));

    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'One question at a time' })).checked).toBe(true);
  });

  it('are its welcome text and its language', async () => {
    const { user, panel, saved, sent } = await openEditor({ definition: two });

    await user.type(await panel().findByRole('textbox', { name: 'Welcome text' }), 'Hello');
    await user.click(panel().getByText('\u4e2d\u6587'));

    const definition = await saved();
    expect(definition).toMatchObject({ welcome: 'Hello' });
    expect(languageOf(definition)).toBe('zh-CN');
    expect(sent().every(({ op }) => op === 'updateSurvey')).toBe(true);
  });

  it('take no longer welcome text than there may be', async () => {
    const { panel } = await openEditor({ definition: two });

    const welcome = await panel().findByRole<HTMLTextAreaElement>('textbox', { name: 'Welcome text' });

    expect(welcome.maxLength).toBe(LIMITS.welcome);
  });

  it('put the lists of all its questions in random order in one dialog, as one step of undo [S2.dialog.random-order]', async () => {
    const { user, panel, saved } = await openEditor({
      definition: survey(single('Q1', 'Tea?', ['Yes', 'No']), group('G1', 'More', [text('Q2', 'Why?')])),
    });

    await user.click(await panel().findByRole('button', { name: 'Random order' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('checkbox', { name: 'Q1 Tea?: Options at random' }));
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'All: Options' }).checked).toBe(true);
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'All: Questions inside' }).checked).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'OK' }));

    expect((await saved()).nodes.map(({ sequence }) => sequence)).toEqual([1, undefined]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect((await saved()).nodes.map(({ sequence }) => sequence)).toEqual([undefined, undefined]);
  });

  it('have nothing to put in order while there is no list', async () => {
    const { user, panel } = await openEditor({ definition: emptyDefinition({ title: 'Tea' }) });

    await user.click(await panel().findByRole('button', { name: 'Random order' }));

    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/nothing to shuffle yet/)).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'OK' }).disabled).toBe(true);
  });
});
