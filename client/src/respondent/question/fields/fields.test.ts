import { describe, expect, it } from '@jest/globals';
import { type SurveyNode, type SurveyOption, validateAnswer } from '@wence/schema';
import { fieldsHint, isFieldWrong, textsOf, withText } from './fields';
import { zhCN } from './words';

const name: SurveyOption = { id: 11, code: '1', title: 'Name' };
const nick: SurveyOption = { id: 12, code: '2', title: 'Nickname', required: false };
const asking = (required: boolean, options: readonly SurveyOption[]): SurveyNode => ({
  id: 1,
  code: 'Q1',
  type: 16,
  subType: 1,
  title: 'Who?',
  required,
  options,
});

describe('the texts of fields', () => {
  it('are what was typed, field by field', () => {
    const texts = withText(withText({}, 11, 'Ada '), 12, 'A');
    expect(texts).toEqual({ 11: 'Ada ', 12: 'A' });
    expect(textsOf({ fields: texts })).toEqual(texts);
  });

  it('leave out a field that was emptied', () => {
    expect(withText({ 11: 'Ada', 12: 'A' }, 12, '')).toEqual({ 11: 'Ada' });
  });

  it('are none without an answer', () => {
    expect(textsOf(undefined)).toEqual({});
  });
});

describe('fieldsHint', () => {
  it('says that an optional question is all or nothing as far as stars go', () => {
    expect(fieldsHint(zhCN, asking(false, [name, nick]), [name, nick])).toBe(zhCN.allOrNone);
    expect(fieldsHint(zhCN, asking(false, [nick]), [nick])).toBe('');
  });

  it('asks for one field where the question is required and no field is', () => {
    expect(fieldsHint(zhCN, asking(true, [nick]), [nick])).toBe(zhCN.fillOne);
    expect(fieldsHint(zhCN, asking(true, [name, nick]), [name, nick])).toBe('');
  });
});

describe('isFieldWrong', () => {
  const wrongOf = (options: readonly SurveyOption[], fields: Record<number, string> | undefined) => {
    const errors = validateAnswer(asking(true, options), fields && { fields });
    return options.filter((field) => isFieldWrong(field, options, errors)).map(({ title }) => title);
  };

  it('holds for starred fields of a question that is empty and must not be, or for all where none has a star', () => {
    expect(wrongOf([name, nick], undefined)).toEqual(['Name']);
    expect(wrongOf([nick], undefined)).toEqual(['Nickname']);
  });

  it('holds for a field that breaks its own rule', () => {
    expect(wrongOf([name, { ...nick, type: 1 }], { 11: 'Ada', 12: 'A' })).toEqual(['Nickname']);
    expect(wrongOf([name, nick], { 12: 'A' })).toEqual(['Name']);
    expect(wrongOf([name, nick], { 11: 'Ada' })).toEqual([]);
  });
});
