import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { checked, show, single, survey, text, withLogic } from '@wence/schema/testing';
import { openEditor } from '../../../../../testing/designer/open-editor';

const drinks = withLogic(survey(single('Q1', 'Tea?', ['Yes', 'No']), text('Q2', 'Why not?')), show('Q2', checked('Q1', 'No')));
const toSettings = () => within(screen.getByRole('navigation', { name: 'Survey' })).getByRole('link', { name: 'Settings' });
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
    await user.click(screen.getByRole('textbox', { name: 'Option 1' }));
    await user.keyboard('!');

    await user.click(toSettings());
    await dialog('Some edits are not saved yet');
    expect(address()).toMatch(/^\/survey\/1/);
    site.mend('EditSurvey');
    window.dispatchEvent(new Event('online'));

    await waitFor(() => expect(address()).toBe('/setting/1'));
    expect(site.callsOf('EditSurvey').length).toBeGreaterThan(1);
  });

  it('is asked while the survey runs, and stays or stops it first', async () => {
    const { user, address, server } = await openEditor({ definition: drinks, state: 'RUNNING' });
    const leave = () => user.click(screen.getByRole('link', { name: 'Back to list' }));
    const asked = () => dialog('Stop collecting before you leave?');
    await leave();
    await user.click((await asked()).getByRole('button', { name: 'Close' }));
    expect(address()).toMatch(/^\/survey\/1/);
    expect(server.isRunning).toBe(true);
    await leave();

    await user.click((await asked()).getByRole('button', { name: 'Stop and leave' }));

    await waitFor(() => expect(address()).toBe('/list'));
    expect(server.isRunning).toBe(false);
  });

  it('may leave it collecting', async () => {
    const { user, address, server } = await openEditor({ definition: drinks, state: 'RUNNING' });
    await user.click(screen.getByRole('link', { name: 'Back to list' }));

    await user.click((await dialog('Stop collecting before you leave?')).getByRole('button', { name: 'Keep collecting' }));

    await waitFor(() => expect(address()).toBe('/list'));
    expect(server.isRunning).toBe(true);
  });
});
