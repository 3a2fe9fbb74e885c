import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { block, multiple, single, survey, surveyWith, text } from '@wence/schema/testing';
import { openEditor } from '../../../../../../testing/designer/open-editor';

const chips = async (code: string) => within(await screen.findByRole('list', { name: `Settings of ${code}` }));
const words = async (code: string) => (await chips(code)).getAllByRole('listitem').map(({ textContent }) => textContent);
const tea = ['Green', 'Black', 'White'];

describe('the chips of a question', () => {
  it('say what its title and answers do not show', async () => {
    const definition = survey(
      multiple('Q1', 'Tea', tea, { sequence: 1, setting: { min: 1, max: 2 } }),
      text('Q2', 'Why', { setting: { attribute: 'hide', max_word: 20 } }),
      text('Q3', 'When'),
    );
    await openEditor({ definition });
    expect(await words('Q1')).toEqual(['Options: Random', 'Choices: 1–2']);
    expect(await words('Q2')).toHaveLength(2);
    expect(screen.queryByRole('list', { name: 'Settings of Q3' })).toBeNull();
  });

  it('lead to the setting in the panel, which has the focus then', async () => {
    const definition = survey(text('Q1', 'Why', { setting: { max_word: 20 } }), multiple('Q2', 'Tea', tea, { setting: { max: 2 } }));
    const { user, panel } = await openEditor({ definition });
    await user.click((await chips('Q2')).getByRole('button', { name: 'Choices: ≤ 2' }));

    await screen.findByRole('textbox', { name: 'Title of Q2' });
    const checks = await panel().findByRole('region', { name: 'Checks' });
    await waitFor(() => expect(checks.contains(document.activeElement)).toBe(true));
  });

  it('lead from a locked question to the order of its container', async () => {
    const definition = survey(block('B1', 'Drinks', [text('Q1', 'Why', { locked: true }), text('Q2', 'When')], { sequence: 1 }));
    const { user } = await openEditor({ definition });
    await user.click((await chips('Q1')).getByRole('button', { name: 'Keeps its place' }));
    expect(await screen.findByRole('textbox', { name: 'Title of B1' })).toBeTruthy();
  });

  it('say nothing of a lock where no order changes', async () => {
    const definition = survey(
      block('B1', 'Drinks', [text('Q1', 'Why', { locked: true }), text('Q2', 'When', { setting: { max_word: 9 } })]),
    );
    await openEditor({ definition });
    await chips('Q2');
    expect(screen.queryByRole('list', { name: 'Settings of Q1' })).toBeNull();
  });

  it('lead to the exam', async () => {
    const definition = surveyWith({ settings: { exam: {} } }, single('Q1', 'Tea', tea, { exam: { score: 2 } }));
    const { user } = await openEditor({ definition });
    await user.click((await chips('Q1')).getByRole('button', { name: 'Points: 2' }));
    expect(await screen.findByRole('link', { name: 'Exam', current: 'page' })).toBeTruthy();
  });

  it('only tell where nothing may be edited', async () => {
    const definition = survey(multiple('Q1', 'Tea', tea, { setting: { max: 2 } }));
    await openEditor({ definition, state: 'RUNNING' });
    expect(await words('Q1')).toEqual(['Choices: ≤ 2']);
    expect((await chips('Q1')).queryByRole('button')).toBeNull();
  });
});
