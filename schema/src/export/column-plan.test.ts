import { describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '../definition/definition.js';
import {
  cascade,
  city,
  date,
  dropdown,
  evaluate,
  form,
  multiple,
  plot,
  proportion,
  rank,
  rate,
  single,
  slider,
  text,
  upload,
} from '../testing/build-node.js';
import { growingTable, matrix, pictureDrag, table } from '../testing/build-grid.js';
import { survey, surveyWith } from '../testing/build-survey.js';
import { columnPlan } from './column-plan.js';
import type { Column } from './column.js';
import type { ReceivedParameter } from '../survey-setting/received-parameters.js';

const OTHER = { title: 'other', other: true };

const answerColumns = (...versions: readonly SurveyDefinition[]): readonly Column[] =>
  columnPlan(versions).columns.filter(({ nodeId }) => nodeId !== undefined);

const namesOf = (...versions: readonly SurveyDefinition[]): string[] =>
  answerColumns(...versions)
    .filter(({ part }) => part !== 'state')
    .map(({ name }) => name);

const named = (name: string, ...versions: readonly SurveyDefinition[]): Column | undefined =>
  columnPlan(versions).columns.find((column) => column.name === name);

/** The definition after somebody changed the title and code of each question and option. */
const renamed = (definition: SurveyDefinition): SurveyDefinition => ({
  ...definition,
  nodes: definition.nodes.map((node, index) => ({
    ...node,
    code: `N${index}`,
    title: 'New',
    options: node.options?.map((option, place) => ({ ...option, code: `X${place}`, title: 'Other words' })),
  })),
});

describe('the column plan', () => {
  it('begins with facts about the response, in a fixed order, and the parameters that are values of their own', () => {
    const parameters = [{ name: 'channel' }, { name: 'city', nodeId: 1 }, { name: 'Ref' }];
    const { columns } = columnPlan([{ ...survey(), settings: { parameters } }]);

    expect(columns.map(({ key, name, kind }) => [key, name, kind])).toEqual([
      ['response_id', 'response_id', 'text'],
      ['seq', 'seq', 'integer'],
      ['version', 'version', 'integer'],
      ['status', 'status', 'text'],
      ['valid', 'valid', 'flag'],
      ['started_at', 'started_at', 'instant'],
      ['submitted_at', 'submitted_at', 'instant'],
      ['duration_s', 'duration_s', 'integer'],
      ['source', 'source', 'text'],
      ['region', 'region', 'text'],
      ['device', 'device', 'text'],
      ['os', 'os', 'text'],
      ['browser', 'browser', 'text'],
      ['params', 'params', 'text'],
      ['p_channel', 'p_channel', 'text'],
      ['p__52_ef', 'p_Ref', 'text'],
    ]);
  });

  it('calls a parameter by its newest label, and keeps one that is received no more', () => {
    const receives = (...parameters: readonly ReceivedParameter[]): SurveyDefinition => ({
      ...survey(),
      language: 'en',
      settings: { parameters },
    });
    const { columns } = columnPlan([
      receives({ name: 'uid', label: 'Member' }),
      receives({ name: 'uid', label: 'Number' }, { name: 'shop' }),
      survey(),
    ]);
    const received = columns.filter(({ parameter }) => parameter !== undefined);

    expect(received.map(({ key, label, retired }) => [key, label, retired])).toEqual([
      ['p_uid', 'Member', false],
      ['p_shop', 'Parameter shop (deleted)', true],
    ]);
  });

  it('has one column per single choice and one per text of an option with an input', () => {
    const asked = survey(single('Q1', 'Colour?', ['red', OTHER]), dropdown('Q2', 'Size?', ['S']));

    expect(namesOf(asked)).toEqual(['Q1', 'Q1_2_TEXT', 'Q2']);
    expect(named('Q1', asked)).toMatchObject({ key: 'n1', kind: 'code', measure: 'nominal', label: 'Colour?' });
    expect(named('Q1', asked)?.values).toEqual([
      { value: 2, code: '1', title: 'red', retired: false },
      { value: 3, code: '2', title: 'other', retired: false },
    ]);
    expect(named('Q1_2_TEXT', asked)).toMatchObject({ key: 'n1_o3_other', kind: 'text', optionId: 3, part: 'text' });
  });

  it('has a multi-response set of flags per multiple choice', () => {
    const plan = columnPlan([survey(multiple('Q2', 'Drinks?', ['tea', OTHER]))]);

    expect(plan.sets).toEqual([{ key: 'n1', name: '$Q2', label: 'Drinks?' }]);
    expect(plan.columns.filter(({ set }) => set === 'n1').map(({ key, name, label }) => [key, name, label])).toEqual([
      ['n1_o2', 'Q2_1', 'Drinks? - tea'],
      ['n1_o3', 'Q2_2', 'Drinks? - other'],
    ]);
    expect(plan.questions).toMatchObject([
      { nodeId: 1, name: 'Q2', states: ['n1_state'], columns: ['n1_o2', 'n1_o3', 'n1_o3_other', 'n1_state'] },
    ]);
  });

  it('names the columns of every other type by the contract', () => {
    const asked = survey(
      text('Q3', 'Why?'),
      rate('Q4', 'Rate'),
      evaluate('Q5', 'Service', [
        { title: 'bad', setting: { tags: ['slow', 'rude'] } },
        { title: 'good', setting: { tags: ['fast'] } },
      ]),
      table('Q7', 'Table', ['first'], ['a', 'b']),
      growingTable('Q8', 'Family', ['name']),
      rank('Q9', 'Rank', ['x', 'y']),
      cascade('Q10', 'Place', [{ title: 'Hebei', nodes: [{ title: 'Baoding' }] }]),
      city('Q11', 'City'),
      slider('Q13', 'Slide'),
      form('Q16', 'Form', ['name', 'age']),
      proportion('Q17', 'Share', ['p', 'q']),
      date('Q23', 'When?'),
      upload('Q20', 'File', { setting: { max: 2 } }),
      plot('Q38', 'Marks', ['good']),
    );

    expect(namesOf(asked)).toEqual(
      [
        'Q3 Q4 Q5 Q5_TAG_1 Q5_TAG_2 Q5_TAG_3 Q5_TEXT Q7_1_1 Q7_1_2 Q8_ROWS Q8_LINES Q9_1 Q9_2 Q10_L1 Q10_L2',
        'Q11_PROVINCE Q11_CITY Q11_DISTRICT Q11_ADDRESS Q11_CODE Q13 Q16_1 Q16_2 Q17_1 Q17_2 Q23 Q20_COUNT Q20_FILE_1 Q20_FILE_2',
        'Q38_COUNT Q38_1',
      ].flatMap((line) => line.split(' ')),
    );
  });

  it('names the columns of a matrix by row and column, and counts each row as a question', () => {
    const rows = ['taste', { title: 'more', other: true }];
    const asked = survey(
      matrix(1, 'Q1', 'One', rows, ['good']),
      matrix(2, 'Q2', 'Some', ['a'], ['x', 'y']),
      matrix(3, 'Q3', 'Fill', ['a'], ['x']),
      matrix(3, 'Q4', 'Text', ['a']),
      matrix(4, 'Q5', 'Rate', ['a']),
      pictureDrag('Q6', 'Drag', ['cat'], ['home']),
    );
    const { questions, sets } = columnPlan([asked]);

    expect(namesOf(asked)).toEqual('Q1_1 Q1_2 Q1_2_TEXT Q2_1_1 Q2_1_2 Q3_1_1 Q4_1 Q5_1 Q6_1'.split(' '));
    expect(sets.map(({ name }) => name)).toEqual(['$Q2_1']);
    expect(questions.filter(({ nodeId }) => nodeId === 1)).toMatchObject([
      { name: 'Q1', states: ['n1_state'] },
      { name: 'Q1_1', rowId: 2, label: 'One - taste', states: ['n1_r2'], columns: ['n1_r2'] },
      { name: 'Q1_2', rowId: 3, columns: ['n1_r3', 'n1_r3_name'] },
    ]);
  });

  it('keeps keys when titles, codes and the order change, and takes the newest words', () => {
    const first = survey(single('Q1', 'Colour?', ['red', OTHER]), multiple('Q2', 'Drinks?', ['tea', 'milk']));
    const newest = renamed({ ...first, nodes: [...first.nodes].reverse() });
    const before = answerColumns(first).map(({ key }) => key);

    expect(new Set(answerColumns(newest, first).map(({ key }) => key))).toEqual(new Set(before));
    expect(namesOf(newest, first)).toEqual(['N0_X0', 'N0_X1', 'N1', 'N1_X1_TEXT']);
    expect(answerColumns(newest, first).some(({ retired }) => retired)).toBe(false);
  });

  it('keeps what was deleted at its place and says so', () => {
    const old = surveyWith(
      { language: 'zh-CN' },
      single('Q1', 'A', ['a', 'b', 'c']),
      text('Q2', 'Gone'),
      multiple('Q3', 'C', ['x', 'y', 'z']),
    );
    const [first, , last] = old.nodes;
    const newest = {
      ...old,
      nodes: [
        { ...first!, options: first!.options!.filter(({ title }) => title !== 'b') },
        { ...last!, options: last!.options!.filter(({ title }) => title !== 'y') },
      ],
    };
    const columns = answerColumns(newest, old).filter(({ part }) => part !== 'state');

    expect(columns.map(({ name, retired }) => [name, retired])).toEqual([
      ['Q1', false],
      ['Q2', true],
      ['Q3_1', false],
      ['Q3_2', true],
      ['Q3_3', false],
    ]);
    expect(columns.map(({ label }) => label)).toEqual([
      'A',
      'Gone\uff08\u5df2\u5220\u9664\uff09',
      'C - x',
      'C - y\uff08\u5df2\u5220\u9664\uff09',
      'C - z',
    ]);
    expect(columns[0]?.values.map(({ title, retired }) => [title, retired])).toEqual([
      ['a', false],
      ['b\uff08\u5df2\u5220\u9664\uff09', true],
      ['c', false],
    ]);
  });

  it('gives a question that became another type a column of each kind and states of both', () => {
    const old = survey(single('Q1', 'A', ['a']));
    const newest = { ...old, nodes: old.nodes.map((node) => ({ ...node, type: 2 as const })) };
    const { questions, columns } = columnPlan([newest, old]);

    expect(columns.filter(({ nodeId }) => nodeId === 1).map(({ key, name, retired }) => [key, name, retired])).toEqual([
      ['n1', 'Q1', true],
      ['n1_o2', 'Q1_1', false],
      ['n1_state', 'Q1_STATE', false],
    ]);
    expect(questions[0]?.states).toEqual(['n1_state', 'n1']);
  });

  it('does so for the rows of a matrix, too', () => {
    const old = survey(matrix(1, 'Q1', 'A', ['x'], ['good']));
    const newest = { ...old, nodes: old.nodes.map((node) => ({ ...node, subType: 2 })) };

    expect(columnPlan([newest, old]).questions.map(({ name, states }) => [name, states])).toEqual([
      ['Q1', ['n1_state']],
      ['Q1_1', ['n1_r2_state', 'n1_r2']],
    ]);
  });

  it('gives numbers, dates and texts that were typed the kind of their format', () => {
    const typed = form('Q1', 'Form', ['a', { title: 'b', type: 1 }, { title: 'c', setting: { format: 2 } }, { title: 'd', type: 90 }]);
    const asked = survey(typed, text('Q2', 'How many?', { setting: { format: 1 } }));

    expect(answerColumns(asked).map(({ key, kind }) => [key, kind])).toEqual([
      ['n1_o2_text', 'text'],
      ['n1_o3_num', 'number'],
      ['n1_o4_num', 'number'],
      ['n1_o5_text', 'text'],
      ['n1_state', 'state'],
      ['n6_num', 'number'],
      ['n6_state', 'state'],
    ]);
  });

  it('reads titles as plain text, inserted answers by the code of their question', () => {
    const piped = (language: 'zh-CN' | 'en') =>
      surveyWith(
        { language },
        text('Q1', '<b>Name</b> &amp; family'),
        text('Q2', 'Hello <span data-ref="1">[old]</span>!'),
        text('Q3', 'Bye <span data-ref="99" data-fallback="you">[gone]</span>'),
      );

    expect(answerColumns(piped('en')).map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Name & family', 'Hello [answer to Q1]!', 'Bye you']),
    );
    const renumbered = { ...piped('en'), nodes: piped('en').nodes.map((node, index) => ({ ...node, code: `A${index}` })) };

    expect(answerColumns(renumbered, piped('en')).map(({ label }) => label)).toContain('Hello [answer to A0]!');
    expect(answerColumns(piped('zh-CN')).map(({ label }) => label)).toContain('Hello [Q1 \u7684\u7b54\u6848]!');
  });

  it('makes names that SPSS takes: reserved words, foreign signs and doubles change', () => {
    const asked = survey(text('$Q1', 'a'), text('by', 'b'), text('9', 'c'), text('seq', 'd'), text('A', 'e'), text('a', 'f'));

    expect(namesOf(asked)).toEqual(['Q1', 'Qby', 'Q9', 'seq_2', 'A', 'a_2']);
  });
});
