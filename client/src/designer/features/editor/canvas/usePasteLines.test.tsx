import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { CUSTOM_TEMPLATE } from '@wence/schema';
import { evaluate, matrix, single } from '@wence/schema/testing';
import { openQuestion } from '../../../../../testing/designer/open-editor';

const option = (place: number) => screen.findByRole<HTMLTextAreaElement>('textbox', { name: `Option ${place}` });
const titlesOf = (parts: readonly { readonly title: string }[] = []) => parts.map(({ title }) => title);

describe('several lines pasted into an option', () => {
  it('become options, behind its own text and in one step of undo', async () => {
    const { user, stored } = await openQuestion(single('Q1', 'Drink?', ['tea', 'milk']));

    await user.click(await option(1));
    await user.paste('s with sugar\n\n coffee \r\ncocoa');

    expect(titlesOf((await stored()).options)).toEqual(['teas with sugar', 'coffee', 'cocoa', 'milk']);
    await waitFor(() => expect(document.activeElement).toHaveProperty('value', 'cocoa'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(titlesOf((await stored()).options)).toEqual(['tea', 'milk']);
  });

  it('take the places of options that nobody has named, and their codes count on', async () => {
    const { user, stored } = await openQuestion(single('Q1', 'Drink?', ['Option 1', 'Option 2', 'milk']));

    await user.click(await option(1));
    await user.paste('tea\ncoffee\ncocoa\nwater');

    const { options = [] } = await stored();
    expect(titlesOf(options)).toEqual(['tea', 'coffee', 'cocoa', 'water', 'milk']);
    expect(options.map(({ code }) => code)).toEqual(['1', '2', '4', '5', '3']);
  });

  it('become rows of a matrix', async () => {
    const { user, stored } = await openQuestion(matrix(1, 'Q1', 'Rate', ['New row'], ['Bad', 'Good']));

    await user.click(await screen.findByRole('textbox', { name: 'Row 1' }));
    await user.paste('Taste\nLook');

    expect(titlesOf((await stored()).children)).toEqual(['Taste', 'Look']);
  });

  it('change nothing where one is too long, and the limit is told', async () => {
    const { user, sent } = await openQuestion(single('Q1', 'Drink?', ['tea', 'milk']));

    await user.click(await option(1));
    await user.paste(`x\n${'y'.repeat(1001)}`);

    expect(await screen.findByText('Line 2 is too long; an option has at most 1000 characters')).toBeTruthy();
    expect(sent()).toEqual([]);
  });
});

it('tells the limit where a pasted line is cut', async () => {
  const { user } = await openQuestion(single('Q1', 'Drink?', ['tea', 'milk']));

  await user.click(await option(1));
  await user.paste('y'.repeat(1001));

  expect(await screen.findByText('At most 1000 characters fit here; the rest was not pasted')).toBeTruthy();
});

it('replaces a name that nobody has changed by what is typed', async () => {
  const { user, stored } = await openQuestion(single('Q1', 'Drink?', ['Option 1', 'milk']));

  await user.click(await option(1));
  await user.keyboard('tea');

  expect(titlesOf((await stored()).options)).toEqual(['tea', 'milk']);
});

describe('the name of a level', () => {
  const openLevels = () =>
    openQuestion(evaluate('Q1', 'How was it?', ['Poor', 'Fair', 'Great'], { setting: { template: CUSTOM_TEMPLATE, max: 3 } }));

  it('keeps as much of a long text as there is room for, and says so', async () => {
    const { user, stored } = await openLevels();

    const field = await option(2);
    await user.click(field);
    await user.clear(field);
    await user.paste('Neither good nor bad at all');

    expect(await screen.findByText('A level has room for 20 letters (10 Chinese characters); the rest was left out')).toBeTruthy();
    expect(titlesOf((await stored()).options)).toEqual(['Poor', 'Neither good nor bad', 'Great']);
  });

  it('is cut where it is typed, and what stands behind stays', async () => {
    const { user, stored } = await openLevels();

    const field = await option(1);
    await user.click(field);
    await user.clear(field);
    await user.paste('\u4e00'.repeat(9));
    field.setSelectionRange(0, 0);
    await user.paste('abcd');

    expect(titlesOf((await stored()).options)[0]).toBe(`ab${'\u4e00'.repeat(9)}`);
  });

  it('takes one of several lines, and the levels behind it the others; what does not fit is told', async () => {
    const { user, stored } = await openLevels();

    await user.click(await option(2));
    await user.paste('So so\nA very long praise indeed\nnever');

    expect(await screen.findByText(/^Too long: line 2\. .* There is no level for the last line\.$/)).toBeTruthy();
    expect(titlesOf((await stored()).options)).toEqual(['Poor', 'So so', 'A very long praise i']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(titlesOf((await stored()).options)).toEqual(['Poor', 'Fair', 'Great']);
  });
});
