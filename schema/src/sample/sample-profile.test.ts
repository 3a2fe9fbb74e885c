import { describe, expect, it } from '@jest/globals';
import { city, single, survey, text } from '../testing/index.js';
import { sampleChoices } from './sample-conditions.js';
import { answersAs, drawSampleProfile } from './sample-profile.js';

const asking = survey(
  { ...single('Q1', 'Gender', [...sampleChoices('gender', 'en')]), type: 52 },
  { ...single('Q2', 'Age', [...sampleChoices('age', 'zh-CN')]), type: 51 },
  single('Q3', 'Gender, in words of its own', [...sampleChoices('gender', 'en')]),
  city('Q4', 'Where?', { setting: { level: 2 } }),
  text('Q5', 'Why?'),
);
const [gender, age, other, where, why] = asking.nodes;
const first = (node: (typeof asking.nodes)[number] | undefined) => ({ option: node?.options?.[0]?.id ?? 0 });
const second = (node: (typeof asking.nodes)[number] | undefined) => ({ option: node?.options?.[1]?.id ?? 0 });

describe('the person that a respondent is', () => {
  it('meets the conditions, and is nobody in particular beyond them', () => {
    const lowest = (least: number) => least;
    const highest = (_least: number, most: number) => most;
    const conditions = { gender: [2], age: [3, 5], regions: ['110000', '440000'] };

    expect(drawSampleProfile(conditions, lowest)).toEqual({ gender: 2, age: 3, region: '110000' });
    expect(drawSampleProfile(conditions, highest)).toEqual({ gender: 2, age: 5, region: '440000' });
    expect(drawSampleProfile({}, lowest)).toEqual({});
  });

  it('shows in answers to the questions about gender, age and so on, and to those about places [S3.sample.gender] [S3.sample.age]', () => {
    const given = {
      [gender?.id ?? 0]: first(gender),
      [age?.id ?? 0]: first(age),
      [other?.id ?? 0]: first(other),
      [where?.id ?? 0]: { codes: ['110000', '110100'] },
      [why?.id ?? 0]: { text: 'so' },
    };

    expect(answersAs({ gender: 2, age: 2, region: '440000' }, asking, given)).toEqual({
      [gender?.id ?? 0]: second(gender),
      [age?.id ?? 0]: second(age),
      [other?.id ?? 0]: first(other),
      [where?.id ?? 0]: { codes: ['440000', '440100'] },
      [why?.id ?? 0]: { text: 'so' },
    });
  });

  it('answers nothing that was left open, and nothing that the survey asks in other words', () => {
    const renamed = survey({ ...single('Q1', 'Gender', ['F', 'M']), type: 52 });
    const answered = { [renamed.nodes[0]?.id ?? 0]: first(renamed.nodes[0]) };

    expect(answersAs({ gender: 2 }, asking, {})).toEqual({});
    expect(answersAs({ gender: 2 }, renamed, answered)).toEqual(answered);
  });
});
