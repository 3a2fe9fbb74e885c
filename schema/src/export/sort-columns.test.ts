import { describe, expect, it } from '@jest/globals';
import { matrix } from '../testing/build-grid.js';
import { cascade, city, date, form, multiple, rate, single, slider, text, upload } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { columnPlan } from './column-plan.js';
import { sortColumns } from './sort-columns.js';

const asked = survey(
  single('Q1', 'Colour?', ['red', { title: 'other', other: true }]),
  multiple('Q2', 'Drinks?', ['tea', 'milk']),
  text('Q3', 'Why?'),
  text('Q4', 'How many?', { setting: { format: 1 } }),
  rate('Q5', 'Rate'),
  slider('Q6', 'Slide'),
  date('Q7', 'When?'),
  matrix(1, 'Q8', 'Rows', ['taste'], ['good', 'bad']),
  form('Q9', 'Form', ['name']),
  cascade('Q10', 'Place', [{ title: 'Hebei', nodes: [{ title: 'Baoding' }] }]),
  city('Q11', 'City'),
  upload('Q12', 'Files'),
);
const everyId = new Set(asked.nodes.map(({ id }) => id));
const codeOf = new Map(asked.nodes.map(({ id, code }) => [id, code]));

describe('columns to sort by', () => {
  it('are those that hold the whole answer in one value', () => {
    const found = [...sortColumns(asked, everyId).keys()].map((id) => codeOf.get(id));
    expect(found).toEqual(['Q1', 'Q3', 'Q4', 'Q5', 'Q6', 'Q7']);
  });

  it('are columns of the plan, named like the question', () => {
    const names = new Map(columnPlan([asked]).columns.map(({ key, name }) => [key, name]));
    for (const [id, key] of sortColumns(asked, everyId)) expect(names.get(key)).toBe(codeOf.get(id));
  });

  it('are looked up for the questions that are named alone', () => {
    const [first] = everyId;
    expect([...sortColumns(asked, new Set([first ?? 0])).keys()]).toEqual([first]);
  });
});
