import { describe, expect, it } from '@jest/globals';
import { defaultTexts } from './default-titles.js';
import { CUSTOM_TEMPLATE, EVALUATE_TEMPLATES } from './evaluate-templates.js';
import { CHINESE } from './fixtures/chinese-texts.js';
import { templateContent } from './template-content.js';

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
