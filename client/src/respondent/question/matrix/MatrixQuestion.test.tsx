import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { matrix } from '@wence/schema/testing';
import { descriptionOf, renderQuestion } from '../../../../testing/render-question';

const ROWS = ['Tea', 'Milk'];
const TEA = 2;
const MILK = 3;
const GOOD = 4;
const BAD = 5;
const row = (role: 'radiogroup' | 'group', name: RegExp) => screen.getByRole(role, { name });

describe('a matrix of one choice per row', () => {
  it('is a group of radio buttons per row, named by row and column', async () => {
    const { user, answer } = await renderQuestion(matrix(1, 'Q1', 'Rate them', ROWS, ['Good', 'Bad']));
    await user.click(within(row('radiogroup', /^Milk/)).getByRole('radio', { name: 'Bad' }));
    await user.click(within(row('radiogroup', /^Tea/)).getByRole('radio', { name: 'Good' }));
    expect(answer()).toEqual({ rows: { [TEA]: { option: GOOD }, [MILK]: { option: BAD } } });
  });

  it('says which row is not answered yet, and only there', async () => {
    const { goOn } = await renderQuestion(matrix(1, 'Q1', 'Rate them', ROWS, ['Good', 'Bad'], { required: true }), {
      rows: { [TEA]: { option: GOOD } },
    });
    goOn();
    expect(descriptionOf(row('radiogroup', /^Milk/))).toBe('Not answered yet');
    expect(row('radiogroup', /^Milk/).getAttribute('aria-invalid')).toBe('true');
    expect(row('radiogroup', /^Tea/).getAttribute('aria-invalid')).toBeNull();
  });

  it('says that a column is taken where each may be chosen once', async () => {
    const node = matrix(1, 'Q1', 'Rate them', ROWS, ['Good', 'Bad'], { setting: { is_one: true } });
    const { user, said } = await renderQuestion(node, { rows: { [TEA]: { option: GOOD } } });
    expect(descriptionOf(screen.getByRole('group', { name: '1. Rate them' }))).toBe('Choose each column only once');
    await user.click(within(row('radiogroup', /^Milk/)).getByRole('radio', { name: 'Good' }));
    expect(said()).toBe('“Good” is taken by “Tea”. Choose each column only once');
  });
});

describe('a matrix of several choices per row', () => {
  it('takes no more than its limit in each row, and says why', async () => {
    const node = matrix(2, 'Q1', 'Rate them', ROWS, ['Good', 'Bad', 'Warm'], { setting: { max: 2 } });
    const { user, answer, said } = await renderQuestion(node, { rows: { [TEA]: { options: [{ option: GOOD }, { option: BAD }] } } });
    const warm = within(row('group', /^Tea/)).getByRole('checkbox', { name: 'Warm' });
    expect(warm.getAttribute('aria-disabled')).toBe('true');
    expect(descriptionOf(warm)).toContain('2 options chosen, the limit');
    await user.click(warm);
    expect(said()).toContain('2 options chosen, the limit');
    await user.click(within(row('group', /^Milk/)).getByRole('checkbox', { name: 'Warm' }));
    expect(answer()).toMatchObject({
      rows: { [TEA]: { options: [{ option: GOOD }, { option: BAD }] }, [MILK]: { options: [{ option: 6 }] } },
    });
  });
});

describe('a matrix to fill in', () => {
  it('has a box per row and column, of the kind of its column', async () => {
    const node = matrix(3, 'Q1', 'How many?', ROWS, ['Cups', { title: 'Price', setting: { format: 2 } }]);
    const { user, answer, goOn } = await renderQuestion(node);
    await user.type(screen.getByRole('textbox', { name: 'Tea Cups' }), '3');
    const price = screen.getByRole('textbox', { name: 'Tea Price' });
    await user.type(price, 'dear');
    expect(answer()).toEqual({ rows: { [TEA]: { fields: { 4: '3', 5: 'dear' } } } });
    goOn();
    expect(price.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(price)).toContain('“Price”: Enter a number, such as 12 or 3.5');
  });
});

describe('a matrix of ratings', () => {
  it('has the points of one scale in each row', async () => {
    const { user, answer } = await renderQuestion(matrix(4, 'Q1', 'Rate them', ROWS, [], { setting: { max: 3 } }));
    expect(within(row('radiogroup', /^Tea/)).getAllByRole('radio')).toHaveLength(3);
    await user.click(within(row('radiogroup', /^Milk/)).getByRole('radio', { name: /^2 of 3/ }));
    expect(answer()).toEqual({ rows: { [MILK]: { number: 2 } } });
  });
});
