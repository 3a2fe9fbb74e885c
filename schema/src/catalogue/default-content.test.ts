import { describe, expect, it } from '@jest/globals';
import type { Language } from '../definition/definition.js';
import type { NewOption } from '../definition/new-part.js';
import { byteLength, textLength } from '../text/text.js';
import { defaultContent, defaultNodeTitle, defaultOptionTitle, defaultTexts, templateContent } from './default-content.js';
import type { QuestionKey } from './entry/question-key.js';
import { CHINESE } from './fixtures/chinese-texts.js';
import { questionCatalogue, rowByKey } from './question-catalogue.js';
import { CUSTOM_TEMPLATE, EVALUATE_TEMPLATES } from './values/drawn-scales.js';

const contentOf = (key: QuestionKey, language: Language = 'zh-CN') => defaultContent(rowByKey(key), language);
const titlesOf = (key: QuestionKey, language: Language = 'zh-CN') => contentOf(key, language).options?.map(({ title }) => title);
const keysWith = (part: 'options' | 'children' | 'title' | 'setting'): string =>
  questionCatalogue.flatMap((row) => (defaultContent(row, 'en')[part] === undefined ? [] : [row.key])).join(' ');

describe('a new question', () => {
  it('has two options, numbered behind a prefix [S3.option.title-prefix]', () => {
    for (const key of ['single', 'multiple', 'rank', 'matrixSingle', 'table', 'multipleInput', 'plot', 'words'] as const) {
      expect(titlesOf(key)).toEqual(CHINESE.options);
      expect(titlesOf(key, 'en')).toEqual(['Option 1', 'Option 2']);
    }
  });

  it('has two rows where it has rows', () => {
    expect(contentOf('matrixRate').children?.map(({ title }) => title)).toEqual(CHINESE.rows);
    expect(contentOf('table', 'en').children).toEqual([{ title: 'Row 1' }, { title: 'Row 2' }]);
    expect(keysWith('children')).toBe('matrixSingle matrixMultiple matrixFill matrixRate table pictureDrag');
  });

  it('has no options where its type has none', () => {
    expect([contentOf('text').options, contentOf('matrixRate').options, contentOf('page').children]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is titled after its place [S3.node.title-prefix]', () => {
    expect([contentOf('single').title, contentOf('rate').title]).toEqual([undefined, undefined]);
    expect([defaultNodeTitle('zh-CN', 3), defaultNodeTitle('en', 3)]).toEqual([`${CHINESE.questionPrefix}3`, 'Question 3']);
  });

  it('asks what its type says, where the type says it', () => {
    expect(contentOf('page').title).toBe(CHINESE.page);
    expect(contentOf('gender', 'en').title).toBe('Your gender');
    expect(keysWith('title').split(' ').length).toBe(20);
    expect(Object.keys(defaultTexts('en').titles)).toEqual(Object.keys(defaultTexts('zh-CN').titles));
  });

  it('nests three levels of a cascade and says so', () => {
    const chain = (option: NewOption | undefined): unknown[] => (option === undefined ? [] : [option.title, ...chain(option.nodes?.[0])]);
    expect(chain(contentOf('cascade').options?.[0])).toEqual(CHINESE.cascade);
    expect(contentOf('cascade').options?.length).toBe(1);
    expect(contentOf('cascade').setting).toEqual({ level: 3 });
    expect(keysWith('setting')).toBe('cascade');
  });

  it('asks a name, a mobile number and an e-mail address in a form', () => {
    expect(titlesOf('form')).toEqual(CHINESE.fields);
    expect(contentOf('form', 'en').options).toEqual([{ title: 'Name' }, { title: 'Mobile', type: 3 }, { title: 'E-mail', type: 4 }]);
  });

  it('evaluates on the five levels of customization', () => {
    expect(contentOf('evaluate').options?.map(({ title, setting }) => [title, setting?.level])).toEqual(
      CHINESE.satisfaction.map((title, place) => [title, place + 1]),
    );
  });
});

describe('sample choices', () => {
  it('gender [S3.sample.gender]', () => {
    expect(titlesOf('gender')).toEqual(CHINESE.gender);
    expect(titlesOf('gender', 'en')).toEqual(['Male', 'Female']);
  });

  it('age bands [S3.sample.age]', () => {
    expect(titlesOf('age')).toEqual(CHINESE.age);
    expect(titlesOf('age', 'en')).toEqual(['Under 18', '18-24', '25-30', '31-40', '41-50', '51-60', '61 and above']);
  });

  it('education [S3.sample.education]', () => {
    expect(titlesOf('education')).toEqual(CHINESE.education);
    const english = [
      'Primary school or below',
      'Junior high school',
      'High school or technical school',
      'College',
      'Bachelor',
      'Master or above',
    ];
    expect(titlesOf('education', 'en')).toEqual(english);
  });

  it('thirteen professions, all different [S3.sample.profession-13]', () => {
    expect([new Set(titlesOf('profession')).size, new Set(titlesOf('profession', 'en')).size]).toEqual([13, 13]);
    expect([titlesOf('profession')?.length, titlesOf('profession', 'en')?.length]).toEqual([13, 13]);
  });

  it('the same industries in both languages, all different', () => {
    expect([new Set(titlesOf('industry')).size, new Set(titlesOf('industry', 'en')).size]).toEqual([14, 14]);
    expect(titlesOf('industry', 'en')?.at(0)).toBe('Information technology and the internet');
  });

  it('a scale from very dissatisfied to very satisfied [S3.sample.satisfaction]', () => {
    expect(defaultTexts('zh-CN').samples.satisfaction).toEqual(CHINESE.satisfaction);
    expect(defaultTexts('en').samples.satisfaction).toEqual([
      'Very dissatisfied',
      'Dissatisfied',
      'Neutral',
      'Satisfied',
      'Very satisfied',
    ]);
  });
});

describe('an option added later', () => {
  it('is titled by what it is [S3.option.default-title] [S9.option.other-text] [S9.option.exclusive-text]', () => {
    expect(defaultOptionTitle('zh-CN', {})).toBe(CHINESE.newOption);
    expect(defaultOptionTitle('zh-CN', { other: true })).toBe(CHINESE.other);
    expect(defaultOptionTitle('zh-CN', { exclusive: true })).toBe(CHINESE.exclusive);
  });
});

describe('default texts', () => {
  it('keep the limits of what they fill', () => {
    for (const language of ['zh-CN', 'en'] as const) {
      for (const { levels } of defaultTexts(language).templates) {
        expect(levels.every(({ title }) => byteLength(title) <= 20)).toBe(true);
        for (const { tags } of levels) expect(tags.length <= 10 && tags.every((tag) => textLength(tag) <= 10)).toBe(true);
      }
    }
  });
});

const TEMPLATES = [0, 1, 2, 3, 4, 5];

describe('evaluate templates', () => {
  it('are six, in order, customization the last [S3.evaluate.templates] [S3.evaluate.custom-is-5]', () => {
    expect(EVALUATE_TEMPLATES.map(({ key }) => key)).toEqual(['catering', 'hotel', 'education', 'retailing', 'service', 'customization']);
    expect(CUSTOM_TEMPLATE).toBe(5);
    expect(templateContent(5, 'en')?.setting.template).toBe(5);
  });

  it('each have a scale of their own [S3.evaluate.maxima] [S9.evaluate.maxima]', () => {
    expect(EVALUATE_TEMPLATES.map(({ max }) => max)).toEqual([5, 5, 5, 3, 2, 5]);
    expect(TEMPLATES.map((template) => templateContent(template, 'en')?.setting.max)).toEqual([5, 5, 5, 3, 2, 5]);
    expect(TEMPLATES.map((template) => templateContent(template, 'zh-CN')?.options.length)).toEqual([5, 5, 5, 3, 2, 5]);
  });

  it('each have an icon and a title [S3.evaluate.template-fields]', () => {
    expect(TEMPLATES.map((template) => templateContent(template, 'en')?.setting.format)).toEqual([1, 1, 2, 4, 3, 1]);
    expect(TEMPLATES.map((template) => templateContent(template, 'en')?.title)).toEqual([
      'How was your meal?',
      'How was your stay?',
      'How was the course?',
      'How was your shopping?',
      'Were you happy with our service?',
      'How satisfied are you?',
    ]);
    expect(TEMPLATES.map((template) => templateContent(template, 'zh-CN')?.title)).toEqual(CHINESE.templateTitles);
  });

  it('each have five levels with tags, of which the scale uses the first ones [S3.evaluate.template-levels]', () => {
    for (const language of ['zh-CN', 'en'] as const) {
      const { templates } = defaultTexts(language);
      expect(templates.map(({ levels }) => levels.length)).toEqual([5, 5, 5, 5, 5, 5]);
      expect(templates.every(({ levels }) => levels.every(({ tags }) => tags.length > 0 && new Set(tags).size === tags.length))).toBe(true);
    }
  });

  it('fill a question with levels that stand for their scores', () => {
    expect(templateContent(4, 'en')).toEqual({
      title: 'Were you happy with our service?',
      setting: { template: 4, max: 2, format: 3 },
      options: [
        { title: 'No', setting: { level: 1, tags: ['Slow', 'Impolite', 'Not solved', 'Unclear'] } },
        { title: 'Yes', setting: { level: 2, tags: ['Fast', 'Polite', 'Solved', 'Clear'] } },
      ],
    });
  });

  it('speak the language of the survey', () => {
    const service = templateContent(4, 'zh-CN');
    expect(service?.options.map(({ title }) => title)).toEqual(CHINESE.serviceLevels);
  });

  it('are nothing beyond the sixth', () => {
    expect([templateContent(6, 'en'), templateContent(-1, 'en'), templateContent(0.5, 'en')]).toEqual([undefined, undefined, undefined]);
  });
});
