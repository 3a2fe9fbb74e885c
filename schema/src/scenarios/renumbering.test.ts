import { describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '../definition/definition.js';
import { emptyDefinition } from '../definition/shape/shape.js';
import { nodeRecords } from '../definition/record/node-record.js';
import { walkNodes } from '../definition/walk.js';
import type { Operation } from '../edit/operation/operation.js';
import type { NewNode } from '../definition/new-part.js';
import { compile } from '../engine/compile.js';
import { evaluate } from '../engine/evaluate.js';
import { questionNumbers } from '../engine/question-numbers.js';
import { group, page, pageBlock, statement } from '../testing/build-container.js';
import { text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { nodeIdOf } from '../testing/by-name.js';
import { edit } from './edit.js';

const withCodes = (...codes: string[]): SurveyDefinition => survey(...codes.map((code) => text(code, `was ${code}`)));

const codesOf = (definition: SurveyDefinition): string[] => Array.from(walkNodes(definition.nodes), ({ code }) => code);

const titlesByCode = (definition: SurveyDefinition): string[] => definition.nodes.map(({ code, title }) => `${code} ${title}`);

const addAfter = (definition: SurveyDefinition, code: string | null): Operation => ({
  op: 'addNode',
  node: { type: 3, title: 'new' },
  after: code === null ? null : nodeIdOf(definition, code),
});

describe('question codes', () => {
  it('give the first question the code Q1 [S3.code.question-q]', () => {
    const result = edit(emptyDefinition({ title: 'Survey' }), { op: 'addNode', node: { type: 1 } });

    expect(codesOf(result)).toEqual(['Q1']);
  });

  it('renumber later questions up when one is put in between [S3.code.add-renumbers-later]', () => {
    const before = withCodes('Q1', 'Q2');

    const result = edit(before, addAfter(before, 'Q1'));

    expect(titlesByCode(result)).toEqual(['Q1 was Q1', 'Q2 new', 'Q3 was Q2']);
  });

  it('move the places behind a new question by one [S3.code.add-shifts-positions]', () => {
    const before = withCodes('Q1', 'Q2', 'Q3', 'Q4');

    const result = edit(before, addAfter(before, 'Q1'));

    expect(result.nodes.map(({ title }) => title)).toEqual(['was Q1', 'new', 'was Q2', 'was Q3', 'was Q4']);
    expect(nodeRecords(result, 'Xy7').map(({ title, position }) => `${position} ${title}`)).toEqual([
      '1 was Q1',
      '2 new',
      '3 was Q2',
      '4 was Q3',
      '5 was Q4',
    ]);
  });

  it('renumber later questions down when one is removed [S3.code.delete-renumbers-down]', () => {
    const before = withCodes('Q1', 'Q2', 'Q3');

    const result = edit(before, { op: 'removeNode', nodeId: nodeIdOf(before, 'Q2') });

    expect(titlesByCode(result)).toEqual(['Q1 was Q1', 'Q2 was Q3']);
  });

  it('continue from the highest number at the end, even with a gap', () => {
    const before = withCodes('Q1', 'Q7', 'Q3');

    const result = edit(before, { op: 'addNode', node: { type: 3 } });

    expect(codesOf(result)).toEqual(['Q1', 'Q7', 'Q3', 'Q8']);
  });

  it('keep the width of a gap behind a question that is put in', () => {
    const before = withCodes('Q1', 'Q2', 'Q7');

    const result = edit(before, addAfter(before, 'Q1'));

    expect(codesOf(result)).toEqual(['Q1', 'Q2', 'Q3', 'Q8']);
  });

  it('leave codes alone that an author made up, and never collide with them', () => {
    const before = withCodes('AGE', 'Q1', 'Q02', 'Q2');

    const result = edit(before, addAfter(before, 'AGE'));

    expect(codesOf(result)).toEqual(['AGE', 'Q1', 'Q2', 'Q02', 'Q3']);
  });

  it('stay unique where authors typed numbers out of order', () => {
    const before = withCodes('Q3', 'Q1', 'Q2');

    const result = edit(before, addAfter(before, 'Q3'));

    expect(titlesByCode(result)).toEqual(['Q4 was Q3', 'Q1 new', 'Q2 was Q1', 'Q3 was Q2']);
  });

  it('follow the order when a question is moved', () => {
    const before = withCodes('Q1', 'Q2', 'Q3');

    const result = edit(before, { op: 'moveNode', nodeId: nodeIdOf(before, 'Q3'), after: null });

    expect(titlesByCode(result)).toEqual(['Q1 was Q3', 'Q2 was Q1', 'Q3 was Q2']);
  });

  it('do not change when a question is moved to its own place', () => {
    const before = withCodes('Q1', 'Q7', 'Q3');

    const result = edit(before, { op: 'moveNode', nodeId: nodeIdOf(before, 'Q3') });

    expect(codesOf(result)).toEqual(['Q1', 'Q7', 'Q3']);
  });

  it('grow beyond four characters when they are generated', () => {
    const result = edit(withCodes('Q999'), { op: 'addNode', node: { type: 3 } });

    expect(codesOf(result)).toEqual(['Q999', 'Q1000']);
  });

  it('shift nothing when there is no number left above', () => {
    const before = withCodes('Q999999999', 'Q2');

    const result = edit(before, addAfter(before, null));

    expect(codesOf(result)).toEqual(['Q1', 'Q999999999', 'Q2']);
  });
});

describe('codes of what is no question', () => {
  it.each<[string, NewNode, string, string]>([
    ['a group', { group: true }, 'G1', 'S3.code.group-g'],
    ['a page', { type: 0 }, '$Q1', 'S3.code.prefix-0'],
    ['a page block', { type: 30 }, 'Page1', 'S3.code.prefix-2-5'],
    ['a loop', { type: 31 }, 'Loop1', 'S3.code.prefix-3'],
    ['a block', { type: 32 }, 'Block1', 'S3.code.prefix-4'],
    ['a dropdown', { type: 6 }, 'Q3', 'S3.code.prefix-other'],
    ['a matrix', { type: 14 }, 'Q3', 'S3.code.prefix-other'],
  ])('count under a prefix of their own: %s made of %j has %s [%s]', (_, node, code) => {
    const before = withCodes('Q1', 'Q2');

    expect(codesOf(edit(before, { op: 'addNode', node }))).toEqual(['Q1', 'Q2', code]);
  });

  it('go on from the highest one of their prefix', () => {
    const result = edit(survey(group('G4', 'a', [])), { op: 'addNode', node: { group: true }, after: null });

    expect(codesOf(result)).toEqual(['G5', 'G4']);
  });

  it('stay when a question is put in front of a page [S3.code.no-renumber-type-0]', () => {
    const before = survey(text('Q1', 'a'), page('$Q1'), page('Q2'), text('Q3', 'b'));

    const result = edit(before, addAfter(before, 'Q1'));

    expect(codesOf(result)).toEqual(['Q1', 'Q3', '$Q1', 'Q2', 'Q4']);
  });

  it('stay when a question is put in front of a statement, and their numbers are stepped over [S3.code.no-renumber-type-90]', () => {
    const before = survey(text('Q1', 'a'), text('Q2', 'b'), statement('Q3', 'Thanks'), text('Q4', 'c'));

    const result = edit(before, addAfter(before, 'Q1'));

    expect(codesOf(result)).toEqual(['Q1', 'Q2', 'Q4', 'Q3', 'Q5']);
  });

  it('stay when a question in front of them is removed', () => {
    const before = survey(text('Q1', 'a'), statement('Q2', 'Thanks'), group('G3', 'b', [text('Q3', 'c')]), page('$Q1'), text('Q4', 'd'));

    const result = edit(before, { op: 'removeNode', nodeId: nodeIdOf(before, 'Q1') });

    expect(codesOf(result)).toEqual(['Q2', 'G3', 'Q1', '$Q1', 'Q3']);
  });

  it('of a new text block take no question number and move no question', () => {
    const before = survey(text('Q1', 'a'), page('$Q1'), text('Q2', 'b'));

    const result = edit(before, { op: 'addNode', node: { type: 90 }, after: nodeIdOf(before, 'Q1') });

    expect(codesOf(result)).toEqual(['Q1', '$Q2', '$Q1', 'Q2']);
  });

  it('of text blocks leave the numbers of questions without a gap, whatever is added, moved, copied and deleted', () => {
    const before = survey(text('Q1', 'a'), statement('$Q1', 'Read this'), text('Q2', 'b'), text('Q3', 'c'));
    const added = edit(before, { op: 'addNode', node: { type: 90 }, after: nodeIdOf(before, 'Q2') });
    const grown = edit(added, addAfter(added, '$Q2'));
    const moved = edit(grown, { op: 'moveNode', nodeId: nodeIdOf(grown, '$Q1'), after: nodeIdOf(grown, 'Q3') });
    const copied = edit(moved, { op: 'copyNode', nodeId: nodeIdOf(moved, '$Q1') });
    const shrunk = edit(copied, { op: 'removeNode', nodeId: nodeIdOf(copied, 'Q2') });
    const bare = edit(shrunk, { op: 'removeNode', nodeId: nodeIdOf(shrunk, '$Q2') });

    expect([added, grown, moved, copied, shrunk, bare].map(codesOf)).toEqual([
      ['Q1', '$Q1', 'Q2', '$Q2', 'Q3'],
      ['Q1', '$Q1', 'Q2', '$Q2', 'Q3', 'Q4'],
      ['Q1', 'Q2', '$Q2', 'Q3', '$Q1', 'Q4'],
      ['Q1', 'Q2', '$Q2', 'Q3', '$Q1', '$Q3', 'Q4'],
      ['Q1', '$Q2', 'Q2', '$Q1', '$Q3', 'Q3'],
      ['Q1', 'Q2', '$Q1', '$Q3', 'Q3'],
    ]);
    for (const after of [added, grown, moved, copied, shrunk, bare]) {
      const shown = questionNumbers(after, evaluate(compile(after), {}));
      const numbered = after.nodes.filter(({ id }) => shown.has(id)).map(({ id, code }) => [code, `Q${shown.get(id)}`]);
      expect(numbered.map(([code]) => code)).toEqual(numbered.map(([, number]) => number));
      expect(numbered).toHaveLength(codesOf(after).filter((code) => code.startsWith('Q')).length);
    }
  });
});

describe('codes of questions in containers', () => {
  const nested = survey(text('Q1', 'a'), group('G1', 'b', [text('Q2', 'c'), text('Q3', 'd')]), text('Q4', 'e'));

  it('stand in the same line as all others', () => {
    const inside = edit(nested, addAfter(nested, 'Q2'));
    const outside = edit(nested, addAfter(nested, 'Q1'));

    expect(codesOf(inside)).toEqual(['Q1', 'G1', 'Q2', 'Q3', 'Q4', 'Q5']);
    expect(codesOf(outside)).toEqual(['Q1', 'Q2', 'G1', 'Q3', 'Q4', 'Q5']);
  });

  it('close up all at once when their container is removed', () => {
    const result = edit(nested, { op: 'removeNode', nodeId: nodeIdOf(nested, 'G1') });

    expect(titlesByCode(result)).toEqual(['Q1 a', 'Q2 e']);
  });

  it('follow the order when their container is moved, which keeps its own', () => {
    const result = edit(nested, { op: 'moveNode', nodeId: nodeIdOf(nested, 'G1'), after: null });

    expect(codesOf(result)).toEqual(['G1', 'Q1', 'Q2', 'Q3', 'Q4']);
    expect(titlesByCode(result)).toEqual(['G1 b', 'Q3 a', 'Q4 e']);
  });

  it('never meet the number that a moved container carries', () => {
    const before = survey(text('Q1', 'a'), pageBlock('Q3', 'b', [text('Q2', 'c')]), text('Q4', 'd'));

    const result = edit(before, { op: 'moveNode', nodeId: nodeIdOf(before, 'Q3') });

    expect(codesOf(result)).toEqual(['Q1', 'Q2', 'Q3', 'Q4']);
    expect(titlesByCode(result)).toEqual(['Q1 a', 'Q2 d', 'Q3 b']);
  });

  it('follow the order when one is moved out', () => {
    const result = edit(nested, { op: 'moveNode', nodeId: nodeIdOf(nested, 'Q3'), parentId: null, after: null });

    expect(titlesByCode(result)).toEqual(['Q1 d', 'Q2 a', 'G1 b', 'Q4 e']);
  });

  it('are new for every question of a copied container', () => {
    const result = edit(nested, { op: 'copyNode', nodeId: nodeIdOf(nested, 'G1') });

    expect(codesOf(result)).toEqual(['Q1', 'G1', 'Q2', 'Q3', 'G2', 'Q4', 'Q5', 'Q6']);
  });
});
