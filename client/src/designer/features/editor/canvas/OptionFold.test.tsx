import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { question, text } from '@wence/schema/testing';
import { openQuestion } from '../../../../../testing/designer/open-editor';
import { expectAccessible } from '../../../../../testing/expect-accessible';

const CITIES = Array.from({ length: 200 }, (_, index) => ({ title: `City ${index + 1}` }));
const list = () => screen.getByRole('list', { name: 'Options of Q1' });
const rows = () => within(list()).getAllByRole('listitem');

describe('a drop-down of 200 options', () => {
  it('shows the first ones on the canvas, and all when asked', async () => {
    const { user } = await openQuestion(text('Q2', 'Why?'), question(6, 'Q1', 'Where?', CITIES));

    expect(rows()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Show all 200 options' }));

    expect(rows()).toHaveLength(200);
    expect(screen.getByRole('button', { name: 'Show the first 10' })).toBe(document.activeElement);
  });

  it('is searched while it is edited, and what is found stays while its name changes', async () => {
    const { user, stored } = await openQuestion(question(6, 'Q1', 'Where?', CITIES));
    const search = await screen.findByRole('textbox', { name: 'Search options' });
    expect(rows()).toHaveLength(10);

    await user.type(search, 'city 150');
    expect(screen.getByText('Found: 1')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Option 150' }), ' x');
    await user.clear(screen.getByRole('textbox', { name: 'Option 150' }));
    await user.type(screen.getByRole('textbox', { name: 'Option 150' }), 'Town');
    await expectAccessible(list());

    expect((await stored()).options?.[149]?.title).toBe('Town');
  });

  it('unfolds for an option that is added at its end', async () => {
    const { user, stored } = await openQuestion(question(6, 'Q1', 'Where?', CITIES));

    await user.click(await screen.findByRole('button', { name: 'Add option' }));
    await user.keyboard('Town');

    expect((await stored()).options?.at(-1)?.title).toBe('Town');
    expect(rows()).toHaveLength(201);
  });
});
