import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { CUSTOM_TEMPLATE } from '@wence/schema';
import { checked, evaluate, show, survey, text, withLogic } from '@wence/schema/testing';
import { pick } from '../../../../../../testing/controls';
import { renderPanel, renderPanelOf } from '../../../../../../testing/render-panel';

const custom = evaluate('Q1', 'How was it?', ['Poor', 'Great'], { setting: { template: CUSTOM_TEMPLATE, max: 2 } });

describe('the properties of an evaluation', () => {
  it('bring title, scale and levels with a template [S4.evaluate.template-resets-title] [S4.evaluate.template-resets-options]', async () => {
    const { user, node } = await renderPanel([custom]);

    await pick(user, 'Template', 'Hotel');

    expect(node().title).not.toBe('How was it?');
    expect(node().setting).toMatchObject({ template: 1 });
    expect(node().options).toHaveLength(5);
    expect(screen.queryByRole('combobox', { name: 'Points' })).toBeNull();
    expect(screen.getByText('Title, scale and levels come from the template')).toBeTruthy();
  });

  it('have a scale of their own without a template', async () => {
    const { user, node } = await renderPanel([custom]);

    await pick(user, 'Points', '4 points');

    expect(node().setting?.max).toBe(4);
    expect(node().options).toHaveLength(4);
  });

  it('are tags and a comment', async () => {
    const { user, node } = await renderPanel([custom]);

    await user.click(screen.getByRole('switch', { name: 'Show tags' }));
    await user.click(screen.getByRole('switch', { name: 'Allow a comment' }));

    expect(node().setting).toMatchObject({ is_tag: false, is_comment: true });
  });

  it('ask before a template takes away what logic refers to', async () => {
    const definition = withLogic(survey(custom, text('Q2', 'Why?')), show('Q2', checked('Q1', 'Poor')));
    const { user, node } = await renderPanelOf(definition);

    await pick(user, 'Template', 'Hotel');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(node().title).toBe('How was it?');
    await pick(user, 'Template', 'Hotel');
    await user.click(within((await screen.findAllByRole('dialog')).at(-1) ?? document.body).getByRole('button', { name: 'OK' }));

    expect(node().setting).toMatchObject({ template: 1 });
  });
});
