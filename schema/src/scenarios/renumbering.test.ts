import { describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '../definition/definition.js';
import { emptyDefinition } from '../definition/empty-definition.js';
import type { Operation } from '../edit/operation.js';
import { text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { nodeIdOf } from '../testing/by-name.js';
import { edit } from './edit.js';

const withCodes = (...codes: string[]): SurveyDefinition => survey(...codes.map((code) => text(code, `was ${code}`)));

const codesOf = (definition: SurveyDefinition): string[] => definition.nodes.map(({ code }) => code);

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
