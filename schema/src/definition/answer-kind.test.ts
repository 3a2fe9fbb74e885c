import { describe, expect, it } from '@jest/globals';
import { answerKindOf } from './answer-kind.js';
import { isContainer, isPage } from './node-facts.js';
import { questionCatalogue } from '../catalogue/question-catalogue.js';

const answering = (kind: string): string =>
  questionCatalogue.flatMap((row) => (answerKindOf(row) === kind && row.answer === kind ? [row.key] : [])).join(' ');

describe('what answers look like', () => {
  it.each([
    ['single', 'single dropdown imageSingle age gender education industry profession'],
    ['multiple', 'multiple imageMultiple words'],
    ['text', 'text code name email mobile major colleges verificationCode'],
    ['number', 'rate slider'],
    ['evaluate', 'evaluate'],
    ['table', 'table growingTable'],
    ['rank', 'rank'],
    ['cascade', 'cascade'],
    ['city', 'city'],
    ['matrix', 'matrixSingle matrixMultiple matrixFill matrixRate pictureDrag'],
    ['fields', 'form multipleInput'],
    ['proportion', 'proportion'],
    ['date', 'date time'],
    ['files', 'upload signature onlineSignature'],
    ['position', 'position'],
    ['points', 'plot heatMap'],
    ['none', 'page statement group pageBlock loop block'],
  ])('%s: %s', (kind, keys) => {
    expect(answering(kind)).toBe(keys);
  });

  it('goes by the lowest sub-type where none is named', () => {
    expect([answerKindOf({ type: 34 }), answerKindOf({ type: 14 }), answerKindOf({})]).toEqual(['single', 'matrix', 'none']);
  });
});

describe('facts about a node', () => {
  it('contains nodes when it is a group, loop, block or page block', () => {
    expect([isContainer({ group: true }), isContainer({ type: 30 }), isContainer({ type: 31 }), isContainer({ type: 32 })]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([isContainer({ type: 0 }), isContainer({ type: 1 }), isContainer({})]).toEqual([false, false, false]);
  });

  it('is a page under number 0 only', () => {
    expect([isPage({ type: 0 }), isPage({ type: 30 }), isPage({ type: 1 }), isPage({})]).toEqual([true, false, false, false]);
  });
});
