import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { cascade, question } from '@wence/schema/testing';
import { pick, picked } from '../../../../../../testing/controls';
import { renderPanel } from '../../../../../../testing/render-panel';

describe('the properties of an address', () => {
  it('say how far down it goes', async () => {
    const { user, node } = await renderPanel([question(11, 'Q1', 'Where?')]);

    await pick(user, 'Level of detail', 'Province / City');

    expect(node().setting?.level).toBe(2);
    expect(picked('Level of detail')).toContain('Province / City');
  });
});

describe('the properties of a cascade', () => {
  it('are a hint for each level that there is, of at most 30 characters', async () => {
    const { user, node } = await renderPanel([cascade('Q1', 'Which?', [{ title: 'Asia', nodes: [{ title: 'China' }] }])]);
    const hints = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Hint for level/ });
    expect(hints).toHaveLength(2);

    await user.type(hints[0] ?? document.body, 'x'.repeat(31));

    expect(node().setting?.placeholders?.[0]).toBe('x'.repeat(30));
  });
});
