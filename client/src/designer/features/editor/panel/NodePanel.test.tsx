import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { cascade, evaluate, form, growingTable, matrix, page, proportion, rank, rate, single, slider, text } from '@wence/schema/testing';
import { renderPanel } from '../../../../../testing/render-panel';

const nodes = [single('Q1', 'Tea?', ['Yes', 'No']), text('Q2', 'Why?')];
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
const number = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name });

describe('the basic properties of a question', () => {
  it('make it required by a switch', async () => {
    const { user, node } = await renderPanel(nodes);
    await user.click(screen.getByRole('switch', { name: 'Required' }));
    expect(node().required).toBe(true);
  });

  it('change its code once the field is left', async () => {
    const { user, node } = await renderPanel(nodes);
    await user.clear(code());
    await user.type(code(), 'T7');
    expect(node().code).toBe('Q1');
    await user.tab();
    expect(node().code).toBe('T7');
  });

  it('refuse a code that another question has, say so, and show the old one again', async () => {
    const { user, node } = await renderPanel(nodes);
    await user.clear(code());
    await user.type(code(), 'Q2{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('This code is already in use');
    expect(code().value).toBe('Q1');
    expect(node().code).toBe('Q1');
  });

  it('switch its type to one that keeps its options', async () => {
    const { user, node } = await renderPanel(nodes);
    await user.click(screen.getByText('Multiple choice'));
    expect(node()).toMatchObject({ type: 2, options: [{ title: 'Yes' }, { title: 'No' }] });
  });
});

describe('the properties of an option', () => {
  it('are not there while none is selected', async () => {
    await renderPanel([single('Q1', 'Tea?', ['Yes', 'No'])]);
    expect(screen.queryByRole('region', { name: /^Option “/ })).toBeNull();
  });

  it('refuse a code that another option has', async () => {
    const { user, node } = await renderPanel([single('Q1', 'Tea?', ['Yes', { title: 'No', code: 'N' }])], 2);
    const group = within(screen.getByRole('region', { name: 'Option “Yes”' }));
    const field = group.getByRole('textbox', { name: 'Option code' });
    await user.clear(field);
    await user.type(field, 'N{Enter}');
    expect(group.getByRole('alert').textContent).toBe('This code is already in use');
    expect(node().options?.[0]?.code).not.toBe('N');
  });

  it('say whether a field must be filled in, and what stands before it', async () => {
    const { user, node } = await renderPanel([form('Q1', 'About you', ['Name', 'Mail'])], 2);
    await user.type(screen.getByRole('textbox', { name: 'Text before the input' }), 'Dr');
    await user.click(screen.getByRole('switch', { name: 'Must be filled in' }));
    expect(node().options?.[0]).toMatchObject({ title: 'Name', prefix: 'Dr', required: false });
  });
});

describe('the properties of a row', () => {
  it('let respondents name it', async () => {
    const { user, node } = await renderPanel([matrix(1, 'Q1', 'Rate', ['Tea', 'Milk'], ['Good', 'Bad'])], 3);
    await user.click(within(screen.getByRole('region', { name: /Milk/ })).getByRole('switch'));
    expect(node().children).toMatchObject([{ title: 'Tea' }, { title: 'Milk', other: true }]);
  });
});

describe('the scale of a slider', () => {
  it('takes an end once its field is left', async () => {
    const { user, node } = await renderPanel([slider('Q1', 'How far?')]);
    await user.clear(number('To'));
    await user.type(number('To'), '50');
    expect(node().setting?.max).not.toBe(50);
    await user.tab();
    expect(node().setting?.max).toBe(50);
  });

  it('keeps the start value between the ends', async () => {
    const { user, node } = await renderPanel([slider('Q1', 'How far?', { setting: { min: 0, max: 100, value: 80 } })]);
    await user.clear(number('To'));
    await user.type(number('To'), '50{Enter}');
    expect(node().setting?.value).toBe(50);
  });

  it('never has ends that cross, and says which one gave way', async () => {
    const { user, node } = await renderPanel([slider('Q1', 'How far?', { setting: { min: 0, max: 10 } })]);
    await user.clear(number('From'));
    await user.type(number('From'), '20{Enter}');
    const { min = 0, max = 100 } = node().setting ?? {};
    expect(min).toBeLessThan(max);
    expect(await screen.findByText(/cannot be (above|below) the/)).toBeTruthy();
  });

  it('is drawn upright by a switch', async () => {
    const { user, node } = await renderPanel([slider('Q1', 'How far?')]);
    await user.click(screen.getByRole('switch', { name: 'Vertical' }));
    expect(node().setting?.is_vertical).toBe(true);
  });
});

describe('the scale of a rating', () => {
  it('takes the words at its ends, and counts them', async () => {
    const { user, node } = await renderPanel([rate('Q1', 'How good?')]);
    await user.type(screen.getByRole('textbox', { name: 'Text on the left' }), 'Bad');
    expect(node().setting?.left_text).toBe('Bad');
    expect(screen.getByText(/^3 of \d+ used/)).toBeTruthy();
  });
});

describe('the checks of a question', () => {
  it('let numbers add up to a hundred at first, and take the sum back [S4.weight.sum-off]', async () => {
    const { user, node } = await renderPanel([proportion('Q1', 'Your time', ['Work', 'Play'], { setting: { sum: 0 } })]);
    await user.click(screen.getByRole('switch', { name: 'Require a total' }));
    expect(node().setting?.sum).toBe(100);
    expect(number('Total').value).toBe('100');
    await user.click(screen.getByRole('switch', { name: 'Require a total' }));
    expect(screen.queryByRole('spinbutton', { name: 'Total' })).toBeNull();
  });

  it('ask for no more ranked items than there are', async () => {
    const { user, node } = await renderPanel([rank('Q1', 'Best?', ['Tea', 'Milk', 'Juice'])]);
    await user.type(number('At most'), '9{Enter}');
    expect(node().setting?.max).toBe(3);
  });

  it('begin a growing table with no fewer rows than it needs', async () => {
    const { user, node } = await renderPanel([growingTable('Q1', 'Pets', ['Name'], { setting: { min: 1, max: 5, value: 2 } })]);
    await user.clear(number('Minimum rows'));
    await user.type(number('Minimum rows'), '3{Enter}');
    expect(node().setting).toMatchObject({ min: 3, max: 5, value: 3 });
  });
});

describe('the texts of a question', () => {
  it('name the levels of a cascade', async () => {
    const { user, node } = await renderPanel([cascade('Q1', 'Which?', [{ title: 'Car', nodes: [{ title: 'Small' }] }])]);
    await user.type(screen.getByRole('textbox', { name: 'Hint for level 2' }), 'Size');
    expect(node().setting?.placeholders?.[1]).toBe('Size');
  });

  it('are reasons of a level, one per line, each of them once', async () => {
    const { user, node } = await renderPanel([evaluate('Q1', 'How was it?', ['Poor', 'Great'])], 2);
    await user.type(screen.getByRole('textbox', { name: 'Tags' }), 'Slow{Enter}Rude{Enter}Slow');
    await user.tab();
    expect(node().options?.[0]?.setting?.tags).toEqual(['Slow', 'Rude']);
    expect(await screen.findByText('This option is already there')).toBeTruthy();
  });
});

describe('the time on a page', () => {
  it('has limits once it is limited', async () => {
    const { user, node } = await renderPanel([page('P1')]);
    expect(screen.queryByRole('spinbutton', { name: 'Minimum (seconds)' })).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'Limit the time' }));
    await user.type(number('Minimum (seconds)'), '5{Enter}');
    expect(node().setting).toMatchObject({ control: true, min: 5 });
  });
});
