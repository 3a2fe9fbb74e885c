import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { checked, show, single, survey, text, withLogic } from '@wence/schema/testing';
import { openEditor } from '../../../../../testing/designer/open-editor';

const drinks = withLogic(survey(single('Q1', 'Tea?', ['Yes', 'No']), text('Q2', 'Why not?')), show('Q2', checked('Q1', 'No')));
const toSettings = () => within(screen.getByRole('navigation', { name: 'Survey' })).getByRole('link', { name: 'Settings' });
const toList = () => screen.getByRole('link', { name: 'Back to list' });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('who leaves the editor', () => {
  it('is asked first where rules are not saved, and stays or drops them', async () => {
    const { user, address } = await openEditor({ definition: drinks, view: '/logic/question' });
    await user.click(await screen.findByRole('button', { name: 'Show or hide: show' }));
    await user.click((await screen.findAllByTitle('hide')).at(-1) ?? document.body);
    await screen.findByText('Not saved');

    await user.click(toSettings());
    await user.click((await dialog('Some rules are not saved')).getByRole('button', { name: 'Keep editing' }));
    expect(address()).toBe('/survey/1/logic/question');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Some rules are not saved' })).toBeNull());
    await user.click(toSettings());
    await user.click((await dialog('Some rules are not saved')).getByRole('button', { name: 'Discard changes' }));

    await waitFor(() => expect(address()).toBe('/setting/1'));
  });

  it('waits for what is being saved, and is asked where nobody can be reached', async () => {
    const { user, address, site } = await openEditor({ definition: drinks });
    site.fail('EditSurvey', 'unreachable');
    await user.click(await screen.findByRole('button', { name: /^Edit Q1/ }));
    await user.click(await screen.findByRole('textbox', { name: 'Option 1' }));
    await user.keyboard('!');

    await user.click(toList());
    await dialog('Some edits are not saved yet');
    expect(address()).toMatch(/^\/survey\/1/);
    site.mend('EditSurvey');
    window.dispatchEvent(new Event('online'));

    await waitFor(() => expect(address()).toBe('/list'));
    expect(site.callsOf('EditSurvey').length).toBeGreaterThan(1);
  });

  it('is asked nothing while the survey runs and nothing was edited', async () => {
    const { user, address, server } = await openEditor({ definition: drinks, state: 'RUNNING' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(toList());
    await waitFor(() => expect(address()).toBe('/list'));
    expect(server.isRunning).toBe(true);
  });
});

describe('who leaves with edits that a survey launched meanwhile does not take', () => {
  async function editLaunched() {
    const editor = await openEditor({ definition: drinks });
    await editor.user.click(await screen.findByRole('button', { name: /^Edit Q1/ }));
    await editor.user.click(await screen.findByRole('textbox', { name: 'Option 1' }));
    editor.server.isRunning = true;
    await editor.user.keyboard('!');
    await editor.user.click(toList());
    return { ...editor, asked: await dialog('Stop collecting before you leave?') };
  }

  it('may stay, and is asked again', async () => {
    const { user, address, server, asked } = await editLaunched();
    await user.click(asked.getByRole('button', { name: 'Close' }));
    await dialog('This survey is collecting answers');
    expect(address()).toMatch(/^\/survey\/1/);
    expect(server.isRunning).toBe(true);
  });

  it('may stop it first: then the edits are saved and the way goes on', async () => {
    const { user, address, server, asked } = await editLaunched();
    await user.click(asked.getByRole('button', { name: 'Stop and leave' }));
    await waitFor(() => expect(address()).toBe('/list'));
    expect(server.isRunning).toBe(false);
    expect(server.definition.nodes[0]?.options?.[0]?.title).toBe('Yes!');
  });

  it('may leave it collecting, which gives up the edits', async () => {
    const { user, address, server, asked } = await editLaunched();
    expect(asked.getByText(/unsaved edits are discarded/)).toBeTruthy();
    await user.click(asked.getByRole('button', { name: 'Keep collecting' }));
    await waitFor(() => expect(address()).toBe('/list'));
    expect(server.isRunning).toBe(true);
    expect(server.definition.nodes[0]?.options?.[0]?.title).toBe('Yes');
  });
});
