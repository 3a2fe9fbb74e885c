import { describe, expect, it } from '@jest/globals';
import type { SurveyNode } from '../definition/definition.js';
import { columnPlan } from '../export/column-plan.js';
import type { Cell } from '../export/column.js';
import type { QuestionFigures } from '../report/figures.js';
import { form, multiple, rate, single, text, upload } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { privacyOf, shownOf } from './personal-questions.js';
import { columnsShown, shareColumns, sharedCellKind, sharedCellReader } from './share-columns.js';
import { shareFaults, sharePasswordFaults } from './share-settings.js';
import { sharedQuestion } from './shared-figures.js';
import { withheldColumns } from './shared-table.js';

const drinks = survey(
  single('Q1', 'Tea?', ['yes', { title: 'other', other: true }]),
  multiple('Q2', 'When?', ['morning', 'noon']),
  text('Q3', 'Why?'),
  form('Q4', 'Who?', ['Name', { title: 'Mobile', type: 3 }]),
  upload('Q5', 'A picture'),
  rate('Q6', 'How good?'),
);
const node = (code: string): SurveyNode => drinks.nodes.find((one) => one.code === code) ?? { id: 0, code, title: '' };
const nodes = new Map(drinks.nodes.map((one) => [one.id, one]));
const plan = columnPlan([drinks]);
const named = (columns: readonly { name: string }[]) => columns.map(({ name }) => name);

describe('what a link may show of a question', () => {
  const ofType = (type: SurveyNode['type'], more: Partial<SurveyNode> = {}) =>
    privacyOf({ id: 1, code: 'Q', title: '', type, ...more } as SurveyNode);

  it('follows from what it asks for', () => {
    expect([50, 53, 54, 60, 35].map((type) => ofType(type as SurveyNode['type']))).toEqual(Array.from({ length: 5 }, () => 'personal'));
    expect([36, 41].map((type) => ofType(type as SurveyNode['type']))).toEqual(['files', 'files']);
    expect([ofType(3), ofType(3, { setting: { format: 3 } }), ofType(3, { setting: { format: 1 } })]).toEqual(['open', 'personal', 'open']);
    expect([privacyOf(node('Q4')), privacyOf(node('Q1'))]).toEqual(['personal', 'open']);
    const contact = single('Q', 'How do we reach you?', [{ title: 'By mail', other: true, setting: { format: 4 } }]);
    expect(privacyOf(survey(contact).nodes[0] as SurveyNode)).toBe('typedContact');
  });

  it('needs a choice by hand where it is about a person or files', () => {
    const shown = (code: string, showTexts: boolean, byHand: boolean) => {
      const { isShown, hasTexts } = shownOf(node(code), { showTexts, nodeIds: byHand ? [node(code).id] : null });
      return `${isShown ? 'shown' : 'hidden'}${hasTexts ? ' with texts' : ''}`;
    };
    const all = (code: string) => [shown(code, false, false), shown(code, true, false), shown(code, false, true), shown(code, true, true)];

    expect(all('Q3')).toEqual(['shown', 'shown with texts', 'shown', 'shown with texts']);
    expect(all('Q4')).toEqual(['hidden', 'hidden', 'hidden', 'shown with texts']);
    expect(all('Q5')).toEqual(['hidden', 'hidden', 'shown', 'shown']);
    expect(shownOf(node('Q3'), { showTexts: true, nodeIds: [1] }).isShown).toBe(node('Q3').id === 1);
  });
});

describe('the figures of a shared question', () => {
  const typed = { answered: 9, latest: ['secret'] };
  const figures: QuestionFigures = {
    nodeId: 1,
    code: 'Q1',
    title: 'Tea?',
    type: 1,
    retired: false,
    base: 9,
    text: typed,
    options: [{ optionId: 2, code: '1', title: 'other', count: 1, percent: 11.1, retired: false, texts: ['secret'] }],
    rows: [4, 5, 0].map((base, place) => ({ rowId: place, code: '', title: '', retired: false, base, text: typed })),
    fields: [4, 5].map((base, place) => ({ optionId: place, code: '', title: '', retired: false, base, text: typed })),
    files: { count: 3, latest: ['secret'] },
    positions: [{ lng: 1, lat: 2, address: 'secret' }],
  };

  it('are none below the smallest base, rows and fields likewise; what nobody answered tells nothing', () => {
    expect(sharedQuestion(figures, { smallestBase: 10, hasTexts: true })).toEqual({ figures: null, leftOut: 0 });
    const { figures: shown, leftOut } = sharedQuestion(figures, { smallestBase: 5, hasTexts: true });
    expect([shown?.rows?.map(({ base }) => base), shown?.fields?.map(({ base }) => base), leftOut]).toEqual([[5, 0], [5], 2]);
  });

  it('have no texts unless they may be shown, and never files', () => {
    const bare = JSON.stringify(sharedQuestion(figures, { smallestBase: 5, hasTexts: false }));
    const whole = sharedQuestion(figures, { smallestBase: 5, hasTexts: true }).figures;

    expect(bare).not.toContain('secret');
    expect([whole?.text, whole?.options?.[0]?.texts, whole?.files]).toEqual([typed, ['secret'], { count: 3, latest: [] }]);
  });
});

describe('the columns of shared answers', () => {
  it('have the flags of a multiple choice in one, and neither files, parameters nor ids of responses', () => {
    const columns = shareColumns(plan);

    expect(named(columns)).toEqual([
      'seq',
      'version',
      'status',
      'submitted_at',
      'duration_s',
      'source',
      'Q1',
      'Q1_2_TEXT',
      'Q2',
      'Q3',
      'Q4_1',
      'Q4_2',
      'Q5_COUNT',
      'Q6',
    ]);
  });

  it('are those that nobody typed unless texts are shown; of a person only by hand', () => {
    const shown = (columns: readonly string[] | null, showTexts: boolean) => named(columnsShown(plan, nodes, { columns, showTexts }));
    const keys = shareColumns(plan).map(({ key }) => key);

    expect(shown(null, false)).toEqual(['Q1', 'Q2', 'Q6']);
    expect(shown(null, true)).toEqual(['Q1', 'Q1_2_TEXT', 'Q2', 'Q3', 'Q6']);
    expect(shown(keys, false)).toEqual(['seq', 'version', 'status', 'submitted_at', 'duration_s', 'source', 'Q1', 'Q2', 'Q5_COUNT', 'Q6']);
    expect(shown(keys, true)).toEqual(named(shareColumns(plan)));
  });

  it('read as people do', () => {
    const read = (name: string, cells: readonly Cell[]) => {
      const column = shareColumns(plan).find((one) => one.name === name);
      return column && sharedCellReader(column, '; ')(cells);
    };

    expect(read('Q1', [plan.columns.find(({ name }) => name === 'Q1')?.values[0]?.value ?? null])).toBe('yes');
    expect([read('Q2', [1, 1]), read('Q2', [0, 1]), read('Q2', [0, 0]), read('Q2', [-2, -2])]).toEqual([
      'morning; noon',
      'noon',
      null,
      null,
    ]);
    expect([read('Q6', [4]), read('Q6', [-3]), read('Q3', [null])]).toEqual(['4', null, null]);
    expect(read('submitted_at', [0])).toBe('1970-01-01T00:00:00.000Z');
    const kinds = shareColumns(plan).map(sharedCellKind);
    expect(kinds.filter((kind) => kind === 'instant')).toHaveLength(1);
  });
});

describe('the columns of a shared cross table', () => {
  const withheld = (bases: readonly number[], addUp: boolean) =>
    [...withheldColumns([bases], { smallestBase: 5, addUp, groupsAddUp: addUp })].sort();

  it('are left out below the smallest base; empty ones tell nothing', () => {
    expect(withheld([30, 5, 4, 0, 1], false)).toEqual([2, 4]);
    expect(withheld([30, 5, 0], true)).toEqual([]);
  });

  it('take others along where the total less the rest would tell of them', () => {
    expect(withheld([30, 9, 4], true)).toEqual([1, 2]);
    expect(withheld([30, 4, 9, 2], true)).toEqual([1, 3]);
    expect(withheld([4, 0], true)).toEqual([0]);
    expect(withheld([30, 9, 4], false)).toEqual([2]);
  });

  it('take others of their outer category along first where they are nested, so that its total tells nothing either', () => {
    const rule = { smallestBase: 5, addUp: true, groupsAddUp: true };
    const nested = (groups: readonly (readonly number[])[], more: object = {}) =>
      [...withheldColumns(groups, { ...rule, ...more })].sort((one, other) => one - other);

    expect(
      nested([
        [30, 9, 4],
        [6, 7],
      ]),
    ).toEqual([1, 2]);
    // The outer category itself is too small: the smallest of the others keeps the total from telling of it.
    expect(
      nested([
        [4, 0],
        [8, 7, 9],
      ]),
    ).toEqual([0, 3]);
    expect(
      nested([
        [4, 0],
        [8, 7, 3],
      ]),
    ).toEqual([0, 3, 4]);
    expect(
      nested([
        [30, 9],
        [6, 7],
      ]),
    ).toEqual([]);
    // A multiple choice as the outer question: nothing adds up to the total, but the columns of each category add up to it.
    expect(nested([[30, 9, 4], [3]], { addUp: false })).toEqual([1, 2, 3]);
    expect(nested([[30, 9, 4], [3]], { addUp: false, groupsAddUp: false })).toEqual([2, 3]);
  });
});

describe('the settings of a shared report', () => {
  const settings = {
    kind: 'report',
    name: 'Shared',
    nodeIds: null,
    columns: null,
    categoryIds: null,
    tableIds: null,
    smallestBase: 5,
  } as const;

  it('are good from their limits on and up to them', () => {
    expect(shareFaults({ ...settings, name: 'x'.repeat(50), smallestBase: 1000, nodeIds: [node('Q1').id] }, plan)).toEqual([]);
    expect(shareFaults({ ...settings, kind: 'answers', columns: ['seq'] }, plan)).toEqual([]);
    expect(shareFaults({ ...settings, name: '', smallestBase: 4 }, plan)).toEqual([
      { field: 'name', rule: 'tooShort', limit: 1 },
      { field: 'smallestBase', rule: 'tooSmall', limit: 5 },
    ]);
    expect(shareFaults({ ...settings, kind: 'category', categoryIds: ['a', 'b', 'c', 'd', 'e'] }, plan)).toEqual([
      { field: 'categoryIds', rule: 'tooMany', limit: 4 },
    ]);
    expect(shareFaults({ ...settings, kind: 'answers', nodeIds: [node('Q1').id] }, plan)).toEqual([
      { field: 'nodeIds[0]', rule: 'notAllowed' },
    ]);
    expect(shareFaults({ ...settings, categoryIds: ['a'] }, plan)).toEqual([{ field: 'categoryIds[0]', rule: 'notAllowed' }]);
    expect(shareFaults({ ...settings, kind: 'cross', tableIds: ['a', 'b', 'c', 'd'] }, plan)).toEqual([]);
    expect(shareFaults({ ...settings, kind: 'cross', tableIds: ['a', 'b', 'c', 'd', 'e'] }, plan)).toEqual([
      { field: 'tableIds', rule: 'tooMany', limit: 4 },
    ]);
    expect(shareFaults({ ...settings, kind: 'cross', nodeIds: [node('Q1').id] }, plan)).toEqual([
      { field: 'nodeIds[0]', rule: 'notAllowed' },
    ]);
    expect(shareFaults({ ...settings, tableIds: ['a'] }, plan)).toEqual([{ field: 'tableIds[0]', rule: 'notAllowed' }]);
  });

  it('have passwords of 4 to 64 characters, spaces included', () => {
    expect(['    ', 'x'.repeat(64)].map(sharePasswordFaults)).toEqual([[], []]);
    expect([sharePasswordFaults('abc'), sharePasswordFaults('x'.repeat(65))]).toEqual([
      [{ field: 'password', rule: 'tooShort', limit: 4 }],
      [{ field: 'password', rule: 'tooLong', limit: 64 }],
    ]);
  });
});
