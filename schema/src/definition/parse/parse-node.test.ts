import { describe, expect, it } from '@jest/globals';
import { canonicalText } from '../canonical-text.js';
import { parseDefinition } from './parse-definition.js';

const text = { id: 1, code: 'Q1', type: 3, title: 'Why?' };
const row = { id: 20, code: '1', title: 'row' };
const column = { id: 30, code: '1', title: 'column' };
const matrix = { id: 1, code: 'Q1', type: 14, subType: 1, title: 'Rate', children: [row], options: [column] };
const group = { id: 2, code: 'G1', group: true, title: 'Group' };
const survey = (...nodes: object[]) => ({ format: 1, title: 'x', nodes });

function faultsOf(value: unknown) {
  const parsed = parseDefinition(value);
  return parsed.ok ? [] : parsed.faults;
}

function written(...nodes: object[]): unknown {
  const parsed = parseDefinition(survey(...nodes));
  return parsed.ok ? JSON.parse(canonicalText(parsed.value)).nodes : parsed.faults;
}

describe('a node from outside', () => {
  it('keeps the nodes of a group in nodes [S3.node.nodes-group-children]', () => {
    expect(written({ ...group, nodes: [text] })).toEqual([{ ...group, nodes: [text] }]);
  });

  it('keeps the rows of a matrix in children [S3.node.children-matrix-rows]', () => {
    expect(written(matrix)).toEqual([matrix]);
  });

  it('keeps what is no default, of rows as well [S3.node.fields-flags] [S3.node.children-matrix-rows]', () => {
    const full = { ...row, rightTitle: 'right', image: 'a.png', other: true, locked: true };

    expect(written({ ...matrix, required: true, locked: true, children: [full] })).toEqual([
      { ...matrix, required: true, locked: true, children: [full] },
    ]);
  });

  it('may spell out every default, none of which is written', () => {
    const spelled = { required: false, locked: false, sequence: 0, childSequence: 0, group: false, setting: {}, nodes: [] };
    const plainRow = { ...row, rightTitle: '', image: '', other: false, locked: false };

    expect(written({ ...matrix, ...spelled, children: [plainRow] })).toEqual([matrix]);
  });

  it('has the lowest sub-type where it names none', () => {
    expect(written({ ...matrix, subType: undefined })).toEqual([matrix]);
    expect(written({ ...text, type: 41 })).toEqual([{ ...text, type: 41, subType: 1 }]);
  });

  it('may be locked, reordered inside and be an empty container [S3.node.fields-flags] [S3.node.fields-sequence] [S3.sequence.modes]', () => {
    expect(written({ ...matrix, locked: true, sequence: 1, childSequence: 2 }, { ...group, sequence: 3, nodes: [] })).toEqual([
      { ...matrix, locked: true, sequence: 1, childSequence: 2 },
      { ...group, sequence: 3 },
    ]);
  });

  it('may be any of the containers, with a page break in it', () => {
    const page = { id: 5, code: '$Q1', type: 0, title: 'Page' };

    for (const type of [30, 31, 32]) {
      expect(faultsOf(survey({ id: 2, code: 'B1', type, title: 'Block', nodes: [page, text] }))).toEqual([]);
    }
  });

  it('takes the codes that are generated for it, and typed ones of up to four characters', () => {
    for (const code of ['Q1', 'G12', 'Loop1', 'Block1', 'Page1', '$Q1', 'Q999999999', 'a1', 'ABCD']) {
      expect(faultsOf(survey({ ...text, code }))).toEqual([]);
    }
    expect(faultsOf(survey({ ...text, code: 'ABCDE' }))).toEqual([{ field: 'nodes[0].code', rule: 'tooLong', limit: 4 }]);
    expect(faultsOf(survey({ ...text, code: 'a-b' }))).toEqual([{ field: 'nodes[0].code', rule: 'format' }]);
    expect(faultsOf(survey({ ...text, code: '' }))).toEqual([{ field: 'nodes[0].code', rule: 'tooShort', limit: 1 }]);
  });

  it.each([
    ['a container in a container', { ...group, nodes: [{ ...group, id: 3, code: 'G2' }] }, 'nodes[0].nodes[0]', 'notAllowed'],
    ['a loop in a group', { ...group, nodes: [{ ...text, type: 31 }] }, 'nodes[0].nodes[0]', 'notAllowed'],
    ['nodes in a question', { ...text, nodes: [{ ...text, id: 3, code: 'Q2' }] }, 'nodes[0].nodes', 'notAllowed'],
    ['options of a group', { ...group, options: [column] }, 'nodes[0].options', 'notAllowed'],
    ['rows of a question without rows', { ...text, children: [row] }, 'nodes[0].children', 'notAllowed'],
    ['a group with a type', { ...group, type: 3 }, 'nodes[0].type', 'notAllowed'],
    ['a group with a sub-type', { ...group, subType: 1 }, 'nodes[0].subType', 'notAllowed'],
    ['a node that is nothing', { ...text, type: undefined }, 'nodes[0].type', 'required'],
    ['a sub-type that the type has not', { ...matrix, subType: 5 }, 'nodes[0].subType', 'unknownType'],
    ['a sub-type of a type without any', { ...text, subType: 1 }, 'nodes[0].subType', 'notAllowed'],
    ['an order nobody knows', { ...matrix, sequence: 4 }, 'nodes[0].sequence', 'notAllowed'],
    ['an order of no options', { ...text, sequence: 1 }, 'nodes[0].sequence', 'notAllowed'],
    ['an order of no rows', { ...text, childSequence: 1 }, 'nodes[0].childSequence', 'notAllowed'],
    ['a container that must be answered', { ...group, required: true }, 'nodes[0].required', 'notAllowed'],
    ['a statement that must be answered', { ...text, type: 90, required: true }, 'nodes[0].required', 'notAllowed'],
    ['a key nobody knows', { ...text, parentId: 0 }, 'nodes[0].parentId', 'unknownKey'],
    ['two rows with one code', { ...matrix, children: [row, { ...row, id: 21 }] }, 'nodes[0].children[1].code', 'notUnique'],
    ['a blank row', { ...matrix, children: [{ ...row, title: ' ' }] }, 'nodes[0].children[0].title', 'tooShort'],
    ['a key of options on a row', { ...matrix, children: [{ ...row, required: true }] }, 'nodes[0].children[0].required', 'unknownKey'],
    [
      'a row that is named on a fill-in matrix',
      { ...matrix, subType: 3, children: [{ ...row, other: true }] },
      'nodes[0].children[0].other',
      'notAllowed',
    ],
    [
      'a picture on a row of a table',
      { ...matrix, type: 7, subType: 1, children: [{ ...row, image: 'a.png' }] },
      'nodes[0].children[0].image',
      'notAllowed',
    ],
    [
      'a right end of a row without one',
      { ...matrix, type: 7, subType: 1, children: [{ ...row, rightTitle: 'b' }] },
      'nodes[0].children[0].rightTitle',
      'notAllowed',
    ],
    ['a row id that is another id', { ...matrix, children: [{ ...row, id: 30 }] }, 'nodes[0].options[0].id', 'notUnique'],
  ])('is refused with a path for %s', (_, node, field, rule) => {
    expect(faultsOf(survey(node))).toContainEqual(expect.objectContaining({ field, rule }));
  });

  it('has a code that no other node has, at any depth', () => {
    const inside = { ...group, nodes: [{ ...text, id: 7 }] };

    expect(faultsOf(survey(text, inside))).toEqual([{ field: 'nodes[1].nodes[0].code', rule: 'notUnique' }]);
  });

  it('has an id that no other part has, at any depth', () => {
    const inside = { ...group, nodes: [{ ...text, code: 'Q2' }] };

    expect(faultsOf(survey(text, inside))).toEqual([{ field: 'nodes[1].nodes[0].id', rule: 'notUnique' }]);
    expect(faultsOf(survey({ ...text, id: 2 ** 24 }))).toContainEqual({ field: 'nodes[0].id', rule: 'tooLarge', limit: 16777215 });
    expect(faultsOf(survey({ ...text, id: 0 }))).toEqual([{ field: 'nodes[0].id', rule: 'tooSmall', limit: 1 }]);
  });

  it('has rows with codes of their own: letters and digits, each once', () => {
    const rowsOf = (...codes: string[]) => survey({ ...matrix, children: codes.map((code, place) => ({ ...row, id: 20 + place, code })) });

    expect(faultsOf(rowsOf('a1', 'G2', '123456789'))).toEqual([]);
    expect(faultsOf(rowsOf('a-1'))).toEqual([{ field: 'nodes[0].children[0].code', rule: 'format' }]);
    expect(faultsOf(rowsOf(''))).toEqual([{ field: 'nodes[0].children[0].code', rule: 'tooShort', limit: 1 }]);
    expect(faultsOf(rowsOf('abcde'))).toEqual([{ field: 'nodes[0].children[0].code', rule: 'tooLong', limit: 4 }]);
    expect(faultsOf(rowsOf('1', '1'))).toEqual([{ field: 'nodes[0].children[1].code', rule: 'notUnique' }]);
  });

  it('has at most 500 rows', () => {
    const rows = Array.from({ length: 501 }, (_, place) => ({ id: 100 + place, code: String(place + 1), title: 'r' }));

    expect(faultsOf(survey({ ...matrix, children: rows.slice(1) }))).toEqual([]);
    expect(faultsOf(survey({ ...matrix, children: rows }))).toEqual([{ field: 'nodes[0].children', rule: 'tooMany', limit: 500 }]);
  });
});
