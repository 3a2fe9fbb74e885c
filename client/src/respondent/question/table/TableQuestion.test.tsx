import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { growingTable, table } from '@wence/schema/testing';
import { descriptionOf, renderQuestion } from '../../../../testing/render-question';

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const COLUMNS = ['Name', { title: 'Age', required: false, setting: { format: 1 } }];

describe('a table with rows of its author', () => {
  const node = table('Q1', 'Your family', ['Mother', 'Father'], COLUMNS, { required: true });

  it('names each box by its row and its column, and keeps its text in that cell', async () => {
    const { user, answer } = await renderQuestion(node);
    await user.type(box('Father Name'), 'Bo');
    await user.type(box('Mother Age'), '61');
    expect(answer()).toEqual({ rows: [{ 5: '61' }, { 4: 'Bo' }] });
  });

  it('tells a wrong entry next to its own cell, after the hint', async () => {
    const { user, goOn } = await renderQuestion(node, { rows: [{ 4: 'An' }, { 4: 'Bo' }] });
    await user.type(box('Mother Age'), 'old');
    goOn();
    expect(descriptionOf(box('Mother Age'))).toBe('A whole number | Enter a whole number, such as 12');
    expect(box('Father Age').getAttribute('aria-invalid')).toBeNull();
  });

  it('tells at a row that it is missing', async () => {
    const { goOn } = await renderQuestion(node, { rows: [{ 4: 'An' }] });
    goOn();
    expect(descriptionOf(box('Father Name'))).toBe('Fill in an answer');
    expect(box('Mother Name').getAttribute('aria-invalid')).toBeNull();
  });
});

describe('a table that grows', () => {
  const node = growingTable('Q1', 'Your pets', ['Name'], { setting: { min: 1, max: 2 } });

  it('adds rows up to the limit, says so, and leads into the new one', async () => {
    const { user, said } = await renderQuestion(node);
    await user.click(screen.getByRole('button', { name: 'Add a row' }));
    expect(said()).toBe('Row 2 added. There are 2 rows: no more can be added');
    expect(document.activeElement).toBe(box('Row 2 Name'));
    expect(screen.queryByRole('button', { name: 'Add a row' })).toBeNull();
    expect(screen.getByText('There are 2 rows: no more can be added')).toBeTruthy();
  });

  it('removes a row with what is in it, and keeps as many as it needs', async () => {
    const { user, answer, said } = await renderQuestion(node, { rows: [{ 2: 'Rex' }, { 2: 'Tom' }] });
    await user.click(screen.getByRole('button', { name: 'Remove row 1' }));
    expect(answer()).toEqual({ rows: [{ 2: 'Tom' }] });
    expect(said()).toBe('Row 1 removed, 1 row left');
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  });
});
