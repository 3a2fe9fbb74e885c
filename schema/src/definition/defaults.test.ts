import { describe, expect, it } from '@jest/globals';
import {
  attributeOf,
  childSequenceOf,
  columnOf,
  formatOf,
  highestOf,
  isExclusive,
  isOptionGroup,
  isOther,
  isPerPage,
  isRequired,
  lowestOf,
  maxOf,
  maxWordOf,
  minOf,
  minWordOf,
  operatorOf,
  optionKeyOf,
  optionTypeOf,
  otherTextRequired,
  sequenceOf,
  sizeOf,
  suffixOf,
  welcomeOf,
} from './defaults.js';
import type { SurveyNode } from './definition.js';

const choice: SurveyNode = { id: 1, code: 'Q1', type: 2, title: 'Which?' };
const typed: SurveyNode = { id: 1, code: 'Q1', type: 3, title: 'Why?' };
const option = { id: 7, code: '1', title: 'a' };

describe('what goes without saying', () => {
  it('of a choice is one column and no limit [S3.default.choice-column] [S3.default.choice-min] [S3.default.choice-max]', () => {
    expect([columnOf(choice), minOf(choice), maxOf(choice)]).toEqual([1, 0, 0]);
    const setting = { column: 3, min: 1, max: 2 };
    expect([columnOf({ ...choice, setting }), minOf({ ...choice, setting }), maxOf({ ...choice, setting })]).toEqual([3, 1, 2]);
  });

  it('of an input is a small line of free text without bounds [S3.default.input-size] [S3.default.input-format] [S3.default.input-fields]', () => {
    const read = (node: SurveyNode) => [
      sizeOf(node),
      formatOf(node),
      minWordOf(node),
      maxWordOf(node),
      lowestOf(node),
      highestOf(node),
      suffixOf(node),
    ];
    expect(read(typed)).toEqual([1, 0, 0, 0, null, null, '']);
    const setting = { size: 4, format: 2, min_word: 5, max_word: 6, min: 7, max: 8, suffix: 'kg' };
    expect(read({ ...typed, setting })).toEqual([4, 2, 5, 6, 7, 8, 'kg']);
    expect([lowestOf({ ...typed, setting: { min: 0 } }), highestOf({ ...typed, setting: { max: 0 } })]).toEqual([0, 0]);
  });

  it('of any question is that it may be left empty, in order, by whoever answers', () => {
    expect([isRequired(typed), sequenceOf(typed), childSequenceOf(typed), attributeOf(typed)]).toEqual([false, 0, 0, 'normal']);
    const other: SurveyNode = { ...typed, required: true, sequence: 1, childSequence: 2, setting: { attribute: 'hide' } };
    expect([isRequired(other), sequenceOf(other), childSequenceOf(other), attributeOf(other)]).toEqual([true, 1, 2, 'hide']);
  });

  it('of an option is nothing special and a text that is asked for [S3.option.default-other] [S3.option.default-exclusive] [S3.option.default-group] [S3.option.default-required]', () => {
    expect([isOther(option), isExclusive(option), isOptionGroup(option), optionKeyOf(option)]).toEqual([false, false, false, 7]);
    const marked = { ...option, other: true, exclusive: true, group: true, optionKey: 9 };
    expect([isOther(marked), isExclusive(marked), isOptionGroup(marked), optionKeyOf(marked)]).toEqual([true, true, true, 9]);
    expect([option, marked, { ...marked, required: false }].map(otherTextRequired)).toEqual([false, true, false]);
  });

  it('of a condition is "and", of logic that it is about options [S3.condition.operator-default] [S3.logic.option-type-1]', () => {
    expect([operatorOf({}), operatorOf({ operator: 2 })]).toEqual([1, 2]);
    expect([optionTypeOf({}), optionTypeOf({ optionType: 2 })]).toEqual([1, 2]);
  });

  it('of a survey is one page and no welcome [S3.survey.per-page-boolean]', () => {
    const survey = { format: 1, lastId: 0, title: 'x', nodes: [] } as const;
    expect([isPerPage(survey), welcomeOf(survey)]).toEqual([false, '']);
    expect([isPerPage({ ...survey, perPage: true }), welcomeOf({ ...survey, welcome: 'Hi' })]).toEqual([true, 'Hi']);
  });
});
