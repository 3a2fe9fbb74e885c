import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { page, text } from '@wence/schema/testing';
import { pick } from '../../../../../testing/controls';
import { renderPanel } from '../../../../../testing/render-panel';

describe('who answers a question', () => {
  it.each([
    ['Hidden', 'hide', /link parameters fill it in/],
    ['Background', 'background', /for reports only/],
  ])('is picked and explained: %s', async (label, attribute, hint) => {
    const { user, node } = await renderPanel([text('Q1', 'Where from?')]);

    await pick(user, 'Visibility', label);

    expect(node().setting?.attribute).toBe(attribute);
    expect(screen.getByText(hint)).toBeTruthy();
  });

  it('is not asked of what nobody answers', async () => {
    await renderPanel([page('P1')]);

    expect(screen.queryByRole('combobox', { name: 'Visibility' })).toBeNull();
    expect(screen.queryByRole('switch', { name: 'Required' })).toBeNull();
  });
});
