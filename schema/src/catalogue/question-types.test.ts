import { describe, expect, it } from '@jest/globals';
import { catalogueNames } from './fixtures/spec-names.js';
import { QUESTION_CATEGORIES } from './values/enumerations.js';
import { isQuestionType, questionCatalogue, questionRow, rowByKey, subTypesOf } from './question-catalogue.js';

function keysOf(type: number): string[] {
  if (!isQuestionType(type)) return [];
  const subTypes = subTypesOf(type);
  return subTypes.length === 0 ? [questionRow({ type }).key] : subTypes.map((subType) => questionRow({ type, subType }).key);
}

const inCategory = (wanted: string): string[] => questionCatalogue.flatMap(({ key, category }) => (category === wanted ? [key] : []));

describe('question types by number', () => {
  it('knows the choices [S3.type.1-single] [S3.type.2-multiple] [S3.type.6-dropdown]', () => {
    expect([keysOf(1), keysOf(2), keysOf(6), keysOf(34)]).toEqual([
      ['single'],
      ['multiple'],
      ['dropdown'],
      ['imageSingle', 'imageMultiple'],
    ]);
  });

  it('knows what is typed or dated [S3.type.3-open] [S3.type.16-form] [S3.type.23-date]', () => {
    expect([keysOf(3), keysOf(16), keysOf(23)]).toEqual([['text'], ['form', 'multipleInput'], ['date', 'time']]);
  });

  it('knows scales and items that are weighed [S3.type.4-rate] [S3.type.5-evaluate] [S3.type.13-slider] [S3.type.9-rank] [S3.type.17-proportion]', () => {
    expect([keysOf(4), keysOf(5), keysOf(13), keysOf(9), keysOf(17), keysOf(39)]).toEqual([
      ['rate'],
      ['evaluate'],
      ['slider'],
      ['rank'],
      ['proportion'],
      ['words'],
    ]);
  });

  it('knows what has rows [S3.type.7-table] [S3.type.14-matrix]', () => {
    expect([keysOf(7), keysOf(37)]).toEqual([['table', 'growingTable'], ['pictureDrag']]);
    expect(keysOf(14)).toEqual(['matrixSingle', 'matrixMultiple', 'matrixFill', 'matrixRate']);
  });

  it('makes a matrix row single choice, multiple choice, fill-in or rating [S3.matrix.subtypes]', () => {
    expect(subTypesOf(14)).toEqual([1, 2, 3, 4]);
    expect([1, 2, 3, 4].map((subType) => questionRow({ type: 14, subType }).key)).toEqual([
      'matrixSingle',
      'matrixMultiple',
      'matrixFill',
      'matrixRate',
    ]);
  });

  it('knows places, files and pictures [S3.type.10-cascade] [S3.type.11-city]', () => {
    expect([10, 11, 35, 36, 38, 40, 41, 42].map((type) => keysOf(type).join())).toEqual([
      'cascade',
      'city',
      'position',
      'upload',
      'plot',
      'heatMap',
      'signature,onlineSignature',
      'code',
    ]);
  });

  it('knows questions about the respondent [S3.catalogue.personal]', () => {
    expect([50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60].map((type) => keysOf(type).join())).toEqual([
      'name',
      'age',
      'gender',
      'email',
      'mobile',
      'education',
      'major',
      'colleges',
      'industry',
      'profession',
      'verificationCode',
    ]);
  });

  it('knows pages, statements and containers [S3.type.0-page] [S3.type.90-text]', () => {
    expect([keysOf(0), keysOf(90), keysOf(30), keysOf(31), keysOf(32)]).toEqual([
      ['page'],
      ['statement'],
      ['pageBlock'],
      ['loop'],
      ['block'],
    ]);
    expect(questionRow({ group: true }).key).toBe('group');
  });
});

describe('the wider catalogue', () => {
  const meant = (...names: string[]): unknown[] => names.map((name) => catalogueNames[name]?.map((key) => rowByKey(key).key));

  it('has media and structure [S3.catalogue.media-and-structure]', () => {
    const media = ['time', 'image selection', 'position', 'upload', 'picture drag', 'plot', 'words'];
    expect(meant(...media)).toEqual([
      ['time'],
      ['imageSingle', 'imageMultiple'],
      ['position'],
      ['upload'],
      ['pictureDrag'],
      ['plot'],
      ['words'],
    ]);
    const structure = ['thermogram', 'signature', 'code', 'page block', 'loop', 'block'];
    expect(meant(...structure)).toEqual([['heatMap'], ['signature'], ['code'], ['pageBlock'], ['loop'], ['block']]);
  });

  it('has questions about the respondent [S3.catalogue.personal]', () => {
    expect(meant('name', 'age', 'gender', 'email', 'mobile', 'education')).toEqual([
      ['name'],
      ['age'],
      ['gender'],
      ['email'],
      ['mobile'],
      ['education'],
    ]);
    expect(meant('major', 'colleges', 'industry', 'profession', 'verification code', 'online signature')).toEqual([
      ['major'],
      ['colleges'],
      ['industry'],
      ['profession'],
      ['verificationCode'],
      ['onlineSignature'],
    ]);
  });

  it('has the matrices and more [S3.catalogue.matrix-and-more]', () => {
    const names = ['matrix select', 'matrix input', 'matrix score', 'growing table', 'multiple input', 'heat map', 'page break'];
    expect(meant(...names)).toEqual([
      ['matrixSingle', 'matrixMultiple'],
      ['matrixFill'],
      ['matrixRate'],
      ['growingTable'],
      ['multipleInput'],
      ['heatMap'],
      ['page'],
    ]);
  });

  it('falls into basic, quick and professional [S3.catalogue.categories]', () => {
    expect(QUESTION_CATEGORIES).toEqual(['basic', 'quick', 'professional']);
    expect(new Set(questionCatalogue.map(({ category }) => category))).toEqual(new Set(['basic', 'quick', 'professional']));
    expect(inCategory('basic').join(' ')).toBe(
      'single multiple dropdown imageSingle imageMultiple text form multipleInput date time rate slider rank cascade upload page statement',
    );
    expect(inCategory('quick').join(' ')).toBe(
      'city position onlineSignature name age gender email mobile education major colleges industry profession verificationCode',
    );
    expect(inCategory('professional').join(' ')).toBe(
      'evaluate proportion words matrixSingle matrixMultiple matrixFill matrixRate table growingTable pictureDrag plot heatMap signature code group pageBlock loop block',
    );
  });
});
