import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { matrix } from '@wence/schema/testing';
import { openQuestion } from '../../../../../testing/designer/open-editor';
import { movableClock } from '../../../../../testing/movable-clock';

describe('the rows and columns of a matrix', () => {
  it('are added and named on the canvas', async () => {
    const { user, stored } = await openQuestion(matrix(1, 'Q1', 'Rate', ['Taste', 'Look'], ['Bad', 'So-so']));

    await user.click(screen.getByRole('button', { name: 'Add row' }));
    await user.keyboard('Price');
    await user.click(screen.getByRole('button', { name: 'Add column' }));
    await user.keyboard('Good');

    const { children = [], options = [] } = await stored();
    expect(children.map(({ title }) => title)).toEqual(['Taste', 'Look', 'Price']);
    expect(options.map(({ title }) => title)).toEqual(['Bad', 'So-so', 'Good']);
  });

  it('say what they are: the columns of a rating are the labels of its scale', async () => {
    await openQuestion(matrix(4, 'Q1', 'Rate', ['Taste', 'Look'], ['Bad', 'Good']));

    const names = within(screen.getByRole('article', { name: 'Q1' })).getAllByRole('heading', { level: 3 });
    expect(names.map(({ textContent }) => textContent)).toEqual(['Rows', 'Scale labels']);
  });

  it('are named one after the other by Enter, and a new one comes behind the last', async () => {
    const { user, stored } = await openQuestion(matrix(1, 'Q1', 'Rate', ['Row 1', 'Row 2'], ['Bad', 'Good']));

    await user.click(screen.getByDisplayValue('Row 1'));
    await user.keyboard('Taste{Enter}Look{Enter}Price');

    expect((await stored()).children?.map(({ title }) => title)).toEqual(['Taste', 'Look', 'Price']);
  });

  it('are deleted but for the last one', async () => {
    const { user, stored } = await openQuestion(matrix(1, 'Q1', 'Rate', ['Taste', 'Look'], ['Bad', 'Good']));

    await user.click(screen.getByRole('button', { name: 'Delete row “Taste”' }));

    expect((await stored()).children?.map(({ title }) => title)).toEqual(['Look']);
    expect(await screen.findByText('Row “Taste” is deleted')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Delete row/ })).toBeNull();
  });

  it('hand the caret to the row before them when they are deleted, the first one to the row after it', async () => {
    const clock = movableClock();
    const { user } = await openQuestion(matrix(1, 'Q1', 'Rate', ['Taste', 'Look', 'Price', 'Smell'], ['Bad', 'Good']));
    const caretIn = (title: string) => waitFor(() => expect(document.activeElement).toHaveProperty('value', title));

    await user.click(screen.getByRole('button', { name: 'Delete row “Price”' }));
    await caretIn('Look');
    clock.pass(2000);
    await user.click(screen.getByRole('button', { name: 'Delete row “Taste”' }));

    await caretIn('Look');
  });

  it('change places by keys, and that is said', async () => {
    const { user, stored } = await openQuestion(matrix(1, 'Q1', 'Rate', ['Taste', 'Look', 'Price'], ['Bad', 'Good']));

    await user.click(screen.getByDisplayValue('Price'));
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');

    expect(await screen.findByText('Row “Price” is now at position 2')).toBeTruthy();
    expect((await stored()).children?.map(({ title }) => title)).toEqual(['Taste', 'Price', 'Look']);
  });
});
