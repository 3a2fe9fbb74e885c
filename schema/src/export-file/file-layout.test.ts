import { describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '../definition/definition.js';
import { cellsOf } from '../export/cells-of.js';
import { columnPlan } from '../export/column-plan.js';
import { storedResponse } from '../export/testing/stored-response.js';
import { evaluate, multiple, single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { answersOf, type NamedAnswer } from '../testing/named-answer.js';
import { codebook } from './codebook.js';
import type { FileValue } from './file-column.js';
import { fileLayout } from './file-layout.js';
import type { FileOptions } from './file-options.js';
import { columnReader } from './read-column.js';

const CODES: FileOptions = { kind: 1, multiple: 'columns', language: 'en', timeZone: 'Asia/Shanghai' };
const TEXTS: FileOptions = { ...CODES, kind: 2 };

const asked = survey(
  single('Q1', 'Colour?', ['red', { title: 'other', other: true }]),
  multiple('Q2', 'Drinks?', ['tea', 'milk', 'mate']),
  text('Q3', 'Why?'),
  evaluate('Q4', 'Service', [{ title: 'bad', setting: { tags: ['slow', 'rude'] } }, { title: 'good' }]),
);

interface Laid {
  readonly options: FileOptions;
  readonly versions?: readonly SurveyDefinition[];
}

/** Values of one response by the name of their column, those of the answers only. */
function laidOut(named: Readonly<Record<string, NamedAnswer>>, { options, versions = [asked] }: Laid): Record<string, FileValue> {
  const plan = columnPlan(versions, { language: options.language });
  const definition = versions.at(-1) ?? asked;
  const cells = cellsOf(plan, definition)(storedResponse(answersOf(definition, named)));
  const places = new Map(plan.columns.map(({ key }, place) => [key, place]));
  const { sources, columns } = fileLayout(plan, options);
  const batch = sources.map(({ key }) => [cells[places.get(key) ?? -1] ?? null]);
  const facts = new Set(plan.columns.filter(({ nodeId }) => nodeId === undefined).map(({ key }) => key));
  return Object.fromEntries(
    columns.filter(({ key }) => !facts.has(key)).map((column) => [column.name, columnReader(column)(batch, 1)[0] ?? null]),
  );
}

describe('the layout of a file of responses', () => {
  it('writes codes, or texts [S3.export.code-kinds]', () => {
    const plan = columnPlan([asked]);
    const [q1] = fileLayout(plan, { ...CODES, columns: ['n1'] }).columns;
    const [texts] = fileLayout(plan, { ...TEXTS, columns: ['n1'] }).columns;
    const cells = [[3, 2, -3, null]];

    expect(q1).toMatchObject({ name: 'Q1', type: 'integer', missing: [-3, -2, -1] });
    expect(Array.from(columnReader(q1!)(cells, 4))).toEqual([2, 1, -3, null]);
    expect(texts).toMatchObject({ name: 'Q1', type: 'text', missing: [] });
    expect(Array.from(columnReader(texts!)(cells, 4))).toEqual(['other', 'red', null, null]);
  });

  it('has a column for each option of a multiple choice: 1 and 0, or the title of the option if it was chosen', () => {
    expect(laidOut({}, { options: CODES })).toMatchObject({ Q2_1: -2, Q2_2: -2, Q2_3: -2, Q2_STATE: -2, Q3: null, Q3_STATE: -2 });
    const texts = laidOut({}, { options: TEXTS });
    expect(texts).toMatchObject({ Q2_1: null, Q4: null });
    expect(texts).not.toHaveProperty('Q3_STATE');
  });

  it('has one column for all options of a multiple choice if that is asked for', () => {
    const plan = columnPlan([asked]);
    const flags = { columns: ['n4_o5', 'n4_o6', 'n4_o7'], multiple: 'joined' } as const;
    const cells = [
      [1, 0, -3, -3, null],
      [0, 0, -3, -3, null],
      [1, 0, -3, 1, null],
    ];
    const [codes, texts] = [CODES, TEXTS].map((options) => fileLayout(plan, { ...options, ...flags }).columns);

    expect(codes).toMatchObject([{ name: 'Q2', label: 'Drinks?', type: 'text' }]);
    expect(Array.from(columnReader(codes![0]!)(cells, 5))).toEqual(['1\u250b3', null, -3, '3', null]);
    expect(Array.from(columnReader(texts![0]!)(cells, 5))).toEqual(['tea\u250bmate', null, null, 'mate', null]);
  });

  it('names the joined column by another name if one has it already', () => {
    const multipleNow = survey(multiple('Q1', 'Colour?', ['red', 'blue']));
    const singleBefore = survey(single('Q1', 'Colour?', ['red', 'blue']));
    const plan = columnPlan([multipleNow, singleBefore]);
    const names = fileLayout(plan, { ...TEXTS, multiple: 'joined' }).columns.map(({ name }) => name);

    expect(names.slice(-2)).toEqual(['Q1', 'Q1_2']);
  });

  it('takes the columns that are asked for in the order of the plan, and passes over keys that are none', () => {
    const { columns, sources } = fileLayout(columnPlan([asked]), { ...CODES, columns: ['n1', 'seq', 'gone', 'response_id'] });

    expect(columns.map(({ name }) => name)).toEqual(['response_id', 'seq', 'Q1']);
    expect(sources.map(({ key }) => key)).toEqual(['response_id', 'seq', 'n1']);
  });

  it('gives an option whose code a newer one has got a code of its own', () => {
    const base = survey(single('Q1', 'Colour?', ['red', 'blue', 'green']));
    const [node] = base.nodes;
    const options = node!.options!;
    const newest = { ...base, nodes: [{ ...node!, options: [options[0]!, { ...options[2]!, code: '2' }] }] };
    const letters = { ...base, nodes: [{ ...node!, options: [{ ...options[0]!, code: 'a' }, options[1]!] }] };
    const labelsOf = (version: SurveyDefinition, facts: Partial<FileOptions> = {}) =>
      fileLayout(columnPlan([version, base], { language: 'en' }), { ...CODES, columns: ['n1'], ...facts }).columns[0]?.labels;

    expect(labelsOf(newest)).toEqual([
      { code: 1, title: 'red' },
      { code: 3, title: 'blue (deleted)' },
      { code: 2, title: 'green' },
    ]);
    expect(labelsOf(letters)?.map(({ code }) => code)).toEqual(['a', '2', '3']);
    expect(labelsOf(letters, { numbered: true, kind: 2 })?.map(({ code }) => code)).toEqual([1, 2, 3]);
  });

  it('reads an option without a title by its code', () => {
    const pictures = survey(single('Q1', 'Which?', ['', 'cat']));
    expect(fileLayout(columnPlan([pictures]), { ...TEXTS, columns: ['n1'] }).columns[0]?.labels).toEqual([
      { code: 1, title: '1' },
      { code: 2, title: 'cat' },
    ]);
  });

  it('tells in a codebook what stands in each column, in the language that is asked for', () => {
    const plan = columnPlan([asked], { language: 'en' });
    const columns = ['status', 'n1', 'n8_text'];

    expect(codebook(fileLayout(plan, { ...CODES, columns })).slice(4)).toEqual([
      ['Q1', 'Colour?', 'whole number', 'nominal', 1, 'red'],
      ['Q1', 'Colour?', 'whole number', 'nominal', 2, 'other'],
      ['Q1', 'Colour?', 'whole number', 'nominal', -3, 'Not shown'],
      ['Q1', 'Colour?', 'whole number', 'nominal', -2, 'Not answered'],
      ['Q1', 'Colour?', 'whole number', 'nominal', -1, 'Not reached'],
      ['Q3', 'Why?', 'text', 'nominal', null, null],
    ]);
    expect(codebook(fileLayout(plan, { ...TEXTS, language: 'zh-CN', columns: ['n1'] }))).toEqual([
      ['\u5217\u540d', '\u6807\u7b7e', '\u7c7b\u578b', '\u6d4b\u91cf\u7ea7\u522b', '\u7f16\u7801', '\u6587\u672c'],
      ['Q1', 'Colour?', '\u6587\u672c', '\u540d\u4e49', 1, 'red'],
      ['Q1', 'Colour?', '\u6587\u672c', '\u540d\u4e49', 2, 'other'],
    ]);
  });
});
