import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { block, single, survey, text } from '@wence/schema/testing';
import { openEditor } from '../../../../../../testing/designer/open-editor';

const drinks = () => survey(single('Q1', 'Tea', ['Green', 'Black']), block('B1', 'Drinks', [text('Q2', 'Milk')]), text('Q3', 'Why'));
const article = (code: string) => within(screen.getByRole('article', { name: code }));
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('folding on the canvas', () => {
  it('shows a question as one line with its code, title, type and size, and in full again', async () => {
    const { user } = await openEditor({ definition: drinks() });
    await user.click(await button('Fold Q1'));

    await waitFor(() => expect(article('Q1').queryByText('Green')).toBeNull());
    expect((await button(/^Edit Q1/)).textContent).toBe('Q1TeaSingle choice2 options');
    await user.click(await button('Unfold Q1'));

    expect(article('Q1').getByText('Green')).toBeTruthy();
  });

  it('hides what stands in a container, and shows it to whoever goes there', async () => {
    const { user } = await openEditor({ definition: drinks() });
    await user.click(await button('Fold B1'));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Q2' })).toBeNull());
    expect((await button(/^Edit B1/)).textContent).toContain('1 question');

    await user.keyboard('{Control>}g{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Go to question' }), 'q2{Enter}');

    expect(await screen.findByRole('textbox', { name: 'Title of Q2' })).toBeTruthy();
  });

  it('folds the open question, which then is open no more', async () => {
    const { user } = await openEditor({ definition: drinks() });
    await user.click(await button(/^Edit Q3/));
    await screen.findByRole('textbox', { name: 'Title of Q3' });
    await user.click(await button('Fold Q3'));

    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Title of Q3' })).toBeNull());
    await user.click(await button(/^Edit Q3/));
    expect(await screen.findByRole('textbox', { name: 'Title of Q3' })).toBeTruthy();
  });

  it('folds all and unfolds all, and remembers it from view to view', async () => {
    const { user } = await openEditor({ definition: drinks() });
    await user.click(await button('Fold all'));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));

    await user.click(screen.getByRole('link', { name: 'Settings' }));
    await screen.findByRole('navigation', { name: 'Settings' });
    await user.click(screen.getByRole('link', { name: 'Edit' }));
    expect(await button('Unfold Q1')).toBeTruthy();

    await user.click(await button('Unfold all'));
    expect(await screen.findAllByRole('article')).toHaveLength(4);
    expect(screen.queryByRole('button', { name: /^Unfold Q/ })).toBeNull();
  });

  it('works where nothing may be edited', async () => {
    const { user } = await openEditor({ definition: drinks(), state: 'RUNNING' });
    await user.click(await button('Fold Q1'));
    await user.click(await article('Q1').findByRole('button', { name: /^Q1 ?Tea/ }));
    expect(await article('Q1').findByText('Green')).toBeTruthy();
  });
});
