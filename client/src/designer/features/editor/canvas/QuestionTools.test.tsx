import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { documentOrder, type SurveyDefinition } from '@wence/schema';
import { block, checked, show, single, survey, text, withLogic } from '@wence/schema/testing';
import { openEditor, openQuestion } from '../../../../../testing/designer/open-editor';

const three = [single('Q1', 'Tea?', ['Yes', 'No']), text('Q2', 'Why?'), text('Q3', 'More?')] as const;
const tool = (name: string) => within(screen.getByRole('article', { name: 'Q1' })).getByRole('button', { name });

/** Opens a survey that was launched; its nodes have so many answers, in the order of the survey. */
function openLaunched(definition: SurveyDefinition, bases: readonly number[]) {
  const launched = { id: '1', number: 1, state: 'NOT_COLLECTING', status: 'STOPPED', editable: true, publishedVersion: 1 };
  const questions = documentOrder(definition.nodes).map(({ id }, place) => ({ nodeId: id, base: bases[place] ?? 0 }));
  return openEditor({ definition, fields: { survey: () => ({ ...launched, report: { questions } }) } });
}

describe('the tools of a question', () => {
  it('delete it only after a yes; then its neighbour has the focus [S2.dialog.delete-confirm]', async () => {
    const { user, saved } = await openQuestion(...three);

    await user.click(tool('Delete'));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Please confirm');
    expect(dialog.textContent).toContain('Delete this?');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect((await saved()).nodes).toHaveLength(3);
    await user.click(tool('Delete'));
    const again = (await screen.findAllByRole('dialog')).at(-1) ?? document.body;
    await user.click(within(again).getByRole('button', { name: 'Delete' }));

    // The questions behind it are numbered anew.
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Title of Q1'));
    expect(document.activeElement?.textContent).toBe('Why?');
    expect(await screen.findByText('Q1 was deleted')).toBeTruthy();
    expect((await saved()).nodes.map(({ title }) => title)).toEqual(['Why?', 'More?']);
  });

  it('ask in other words before they delete what logic refers to', async () => {
    const definition = withLogic(survey(...three), show('Q2', checked('Q1', 'No')));
    const { user, saved } = await openEditor({ definition });
    await user.click(await screen.findByRole('button', { name: /^Edit Q1/ }));

    await waitFor(() => tool('Delete'));
    await user.click(tool('Delete'));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).not.toContain('Delete this?');
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));

    const { nodes, logic = [] } = await saved();
    expect(nodes.map(({ title }) => title)).toEqual(['Why?', 'More?']);
    expect(logic).toEqual([]);
  });

  it('name what refers to a question before they delete it, and lead there', async () => {
    const definition = withLogic(survey(...three), show('Q2', checked('Q1', 'No')));
    const { user, address } = await openEditor({ definition });
    await user.click(await screen.findByRole('button', { name: /^Edit Q1/ }));
    await waitFor(() => tool('Delete'));
    await user.click(tool('Delete'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Q2 Why?' }));

    await waitFor(() => expect(address()).toBe('/survey/1/logic/question'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('say how many responses answer it, and what becomes of the answers', async () => {
    const { user } = await openLaunched(survey(...three), [1204, 1, 0]);

    await user.click(await screen.findByRole('button', { name: /^Edit Q1/ }));
    await waitFor(() => tool('Delete'));
    await user.click(tool('Delete'));

    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/^1,204 valid responses answer this question\..*stay with the responses/)).toBeTruthy();
  });

  it('say of a container how many answer each of its questions', async () => {
    const held = survey(block('B1', 'Drinks', [text('Q1', 'Milk?'), text('Q2', 'Why?'), text('Q3', 'More?')]));
    const { user } = await openLaunched(held, [0, 3, 1, 0]);

    await user.click((await screen.findAllByRole('button', { name: /^Edit B1/ }))[0] as HTMLElement);
    const box = within(screen.getByRole('article', { name: 'B1' }));
    await waitFor(() => box.getAllByRole('button', { name: 'Delete' }));
    await user.click(box.getAllByRole('button', { name: 'Delete' })[0] as HTMLElement);

    const list = within(await screen.findByRole('list', { name: /^Valid responses that answer them/ }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Q1 Milk?: 3 responses', 'Q2 Why?: one response']);
  });

  it('name quotas, texts of the survey and received parameters, and lead there', async () => {
    const base = survey(...three);
    const [q1, q2] = base.nodes.map(({ id }) => id);
    const definition: SurveyDefinition = {
      ...base,
      lastId: 903,
      welcome: `Hello <span data-ref="${q2}">you</span>`,
      endings: { normal: { text: `Thanks <span data-ref="${q2}">you</span>` } },
      quotas: [
        { id: 900, kind: 'custom', name: 'Talkers', limit: 5, conditions: [{ id: 901, nodeId: q2 ?? 0, algorithm: 11 }] },
        { id: 902, kind: 'custom', name: 'Others', limit: 5, conditions: [{ id: 903, nodeId: q1 ?? 0, algorithm: 11 }] },
      ],
      settings: { parameters: [{ name: 'reason', nodeId: q2 }, { name: 'uid' }] },
    };
    const { user, address } = await openEditor({ definition });
    const ask = async () => {
      await user.click(within(screen.getByRole('article', { name: 'Q2' })).getByRole('button', { name: 'Delete' }));
      return within(await screen.findByRole('dialog'));
    };

    await user.click(await screen.findByRole('button', { name: /^Edit Q2/ }));
    await waitFor(() => within(screen.getByRole('article', { name: 'Q2' })).getByRole('button', { name: 'Delete' }));
    const dialog = await ask();
    await dialog.findByText('Used by:');
    const named = within(dialog.getAllByRole('list')[0] as HTMLElement)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(named).toEqual(['Quota “Talkers”', 'Welcome text', 'End pages', 'Received parameter “reason”, which fills it']);
    await user.click(dialog.getByRole('button', { name: 'Quota “Talkers”' }));

    await waitFor(() => expect(address()).toBe('/setting/quota/1'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('move it, copy it, and make it required', async () => {
    const { user, saved } = await openQuestion(...three);

    await user.click(tool('Move down'));
    expect(await screen.findByText('Q1 is now at position 2')).toBeTruthy();
    const moved = within(screen.getByRole('article', { name: 'Q2' }));
    await user.click(moved.getByRole('switch', { name: 'Required' }));
    await user.click(moved.getByRole('button', { name: 'Copy' }));

    const { nodes } = await saved();
    expect(nodes.map(({ title }) => title)).toEqual(['Why?', 'Tea?', 'Tea?', 'More?']);
    expect(nodes[1]?.required).toBe(true);
  });

  it('lead by key to the properties and to the types', async () => {
    const { user } = await openQuestion(...three);

    await user.click(tool('Go to properties'));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Properties');
    await user.click(tool('Go to the question types'));

    expect(document.activeElement?.getAttribute('aria-label')).toBe('Types');
  });
});
