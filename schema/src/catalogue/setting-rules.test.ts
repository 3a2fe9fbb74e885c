import { describe, expect, it } from '@jest/globals';
import { questionCatalogue, rowByKey } from './question-catalogue.js';
import type { QuestionKey } from './entry/question-key.js';
import { OPTION_SETTING_KEYS, SETTING_KEYS } from './entry/setting-keys.js';
import type { OptionSettingKey, SettingKey, SettingRule } from './entry/setting-rule.js';

const ruleOf = (key: QuestionKey, name: SettingKey): SettingRule | undefined => rowByKey(key).setting[name];

/** "integer 0..10" for a rule with bounds. */
function described(rule: SettingRule | undefined): string {
  if (rule === undefined) return 'none';
  if (rule.kind === 'integer' || rule.kind === 'number') return `${rule.kind} ${rule.min}..${rule.max}`;
  if (rule.kind === 'choice') return `choice ${rule.values.join(' ')}`;
  if (rule.kind === 'text') return `text ${rule.max} ${rule.unit ?? 'characters'}`;
  return rule.kind === 'fixed' ? `fixed ${rule.default}` : rule.kind;
}

const rules = (key: QuestionKey, ...names: SettingKey[]): string[] => names.map((name) => described(ruleOf(key, name)));

const settable = (name: SettingKey): string =>
  questionCatalogue.flatMap(({ key, settingKeys }) => (settingKeys.includes(name) ? [key] : [])).join(' ');

const CHOICES = 'single multiple imageSingle imageMultiple';
const PERSONAL = 'age gender education industry profession';

describe('what a question setting holds', () => {
  it('columns of a choice, 1 to 3 [S3.setting.column]', () => {
    expect(settable('column')).toBe(`${CHOICES} ${PERSONAL}`);
    expect(rules('single', 'column')).toEqual(['integer 1..3']);
  });

  it('a result shown to respondents, formats, sizes and suffixes [S3.setting.choice-fields]', () => {
    expect(settable('show_result')).toBe(`${CHOICES} ${PERSONAL}`);
    expect(settable('format')).toBe('text date time rate evaluate matrixRate upload');
    expect(settable('size')).toBe('text upload');
    expect(settable('suffix')).toBe('text proportion');
    expect(rules('text', 'size', 'format', 'suffix')).toEqual(['integer 1..6', 'integer 0..6', 'text 20 characters']);
    expect(rules('proportion', 'suffix')).toEqual(['text 20 characters']);
    expect([...rules('date', 'format'), ...rules('time', 'format')]).toEqual(['choice 0 1 2 3 4', 'choice 0 1']);
  });

  it('word limits [S3.setting.word-limits]', () => {
    expect([settable('min_word'), settable('max_word')]).toEqual(['text', 'text']);
    expect(rules('text', 'min_word', 'max_word')).toEqual(['integer 0..99999', 'integer 0..99999']);
  });

  it('what a page does [S3.setting.page-fields]', () => {
    for (const name of ['control', 'prev_text', 'next_text', 'is_prev'] as const) expect(settable(name)).toBe('page pageBlock');
    for (const key of ['page', 'pageBlock'] as const) {
      expect(rules(key, 'min', 'max', 'prev_text', 'next_text')).toEqual([
        'integer 0..999999',
        'integer 0..999999',
        'text 24 characters',
        'text 24 characters',
      ]);
    }
  });

  it('how a grid is drawn [S3.setting.is-flip] [S3.setting.is-fixed-header] [S3.setting.is-split]', () => {
    expect(settable('is_flip')).toBe('matrixSingle matrixMultiple matrixFill');
    expect(settable('is_fixed_header')).toBe('matrixSingle matrixMultiple matrixFill matrixRate table growingTable');
    expect(settable('is_split')).toBe('matrixSingle matrixMultiple matrixFill matrixRate table growingTable');
  });

  it('each column once, steps and starts [S3.setting.numeric-fields]', () => {
    expect(settable('is_one')).toBe('matrixSingle pictureDrag');
    expect(settable('step')).toBe('slider');
    expect(settable('value')).toBe('slider growingTable');
  });

  it('how a slider is drawn [S3.setting.slider-flags]', () => {
    expect([settable('is_vertical'), settable('is_stops'), settable('is_tip')]).toEqual(['slider', 'slider', 'slider']);
  });

  it('texts beside a scale, counted in bytes [S3.setting.side-texts]', () => {
    for (const name of ['left_text', 'center_text', 'right_text'] as const) {
      expect(settable(name)).toBe('rate slider matrixRate');
      expect([...rules('rate', name), ...rules('slider', name), ...rules('matrixRate', name)]).toEqual([
        'text 20 bytes',
        'text 20 bytes',
        'text 20 bytes',
      ]);
    }
  });

  it('tags, comment and template of an evaluation [S3.setting.evaluate-fields]', () => {
    expect([settable('is_tag'), settable('is_comment'), settable('template')]).toEqual(['evaluate', 'evaluate', 'evaluate']);
    expect(rules('evaluate', 'template', 'format', 'max', 'min')).toEqual([
      'choice 0 1 2 3 4 5',
      'choice 1 2 3 4 5',
      'integer 1..10',
      'none',
    ]);
  });

  it('a picture, a sum, levels [S3.setting.image] [S3.setting.sum-limit] [S3.setting.level]', () => {
    expect([settable('image'), settable('sum'), settable('is_limit')]).toEqual(['plot heatMap', 'proportion', 'proportion']);
    expect(settable('level')).toBe('cascade city');
    expect([...rules('cascade', 'level'), ...rules('city', 'level')]).toEqual(['integer 1..3', 'integer 1..4']);
    expect(rules('plot', 'image')).toEqual(['text 255 characters']);
  });

  it('three labels of a cascade [S3.setting.placeholders]', () => {
    expect(settable('placeholders')).toBe('cascade');
    expect(ruleOf('cascade', 'placeholders')).toEqual({ kind: 'texts', count: 3, max: 30, default: ['', '', ''] });
  });

  it('megabytes, kind and number of uploaded files [S3.setting.upload-size]', () => {
    expect(rules('upload', 'size', 'format', 'min', 'max')).toEqual(['integer 1..100', 'choice 0 1 2 3', 'integer 0..10', 'integer 0..10']);
  });

  it('who fills it in, on all that can be answered', () => {
    const rest = questionCatalogue.filter(({ settingKeys }) => !settingKeys.includes('attribute'));
    expect(rest.map(({ key }) => key)).toEqual(['page', 'statement', 'group', 'pageBlock', 'loop', 'block']);
    expect(rules('rate', 'attribute')).toEqual(['choice normal hide background']);
  });
});

describe('bounds in a question setting [S3.setting.range]', () => {
  it.each([
    ['multiple', 'integer 0..500'],
    ['imageMultiple', 'integer 0..500'],
    ['matrixMultiple', 'integer 0..500'],
    ['rank', 'integer 0..500'],
    ['words', 'integer 0..500'],
    ['text', 'number -99999..99999'],
    ['rate', 'integer 0..10'],
    ['matrixRate', 'integer 0..10'],
    ['slider', 'integer -99999..99999'],
    ['proportion', 'integer 0..99999'],
    ['growingTable', 'integer 1..100'],
    ['plot', 'integer 0..100'],
    ['heatMap', 'integer 0..100'],
    ['single', 'fixed 0'],
    ['imageSingle', 'fixed 0'],
    ['dropdown', 'fixed 0'],
    ['gender', 'fixed 0'],
    ['matrixSingle', 'none'],
  ] as const)('%s: %s', (key, expected) => {
    expect(rules(key, 'min', 'max')).toEqual([expected, expected]);
  });

  it('of what goes with them', () => {
    expect(rules('slider', 'step', 'value')).toEqual(['integer 1..199998', 'number -99999..99999']);
    expect(rules('growingTable', 'value')).toEqual(['integer 1..10']);
    expect(rules('proportion', 'sum')).toEqual(['integer 0..49999500']);
    expect([...rules('rate', 'format'), ...rules('matrixRate', 'format')]).toEqual(['choice 1 2 3 4 5', 'choice 1 2 3 4 5']);
  });

  it('is never set where there is only one choice', () => {
    expect(settable('min')).toBe(
      'multiple imageMultiple text rate slider rank proportion words matrixMultiple matrixRate growingTable upload plot heatMap page pageBlock',
    );
  });
});

describe('what the setting of an option holds', () => {
  const optionRule = (key: QuestionKey, name: OptionSettingKey) => described(rowByKey(key).optionSetting[name]);

  it('knows these keys [S3.option.setting-fields]', () => {
    expect(OPTION_SETTING_KEYS).toEqual(['format', 'options', 'max_word', 'min_word', 'min', 'max', 'size', 'exclusive', 'tags', 'level']);
    const used = new Set(questionCatalogue.flatMap(({ optionSetting }) => Object.keys(optionSetting)));
    expect(used).toEqual(new Set(OPTION_SETTING_KEYS));
  });

  it('bounds an input', () => {
    for (const key of ['single', 'form', 'multipleInput', 'table', 'growingTable', 'matrixFill'] as const) {
      expect((['format', 'min_word', 'max_word', 'min', 'max', 'size', 'exclusive'] as const).map((name) => optionRule(key, name))).toEqual(
        [
          'choice 0 1 2 3 4 5 6 90',
          'integer 0..99999',
          'integer 0..99999',
          'number -99999..99999',
          'number -99999..99999',
          'integer 1..6',
          'fixed false',
        ],
      );
    }
  });

  it('leaves an input free by default', () => {
    const { optionSetting } = rowByKey('form');
    const defaults = OPTION_SETTING_KEYS.map((name) => [name, optionSetting[name]?.default]);
    expect(defaults).toEqual([
      ['format', 0],
      ['options', []],
      ['max_word', 0],
      ['min_word', 0],
      ['min', undefined],
      ['max', undefined],
      ['size', 1],
      ['exclusive', false],
      ['tags', undefined],
      ['level', undefined],
    ]);
  });

  it('lists the choices of a drop-down, each once [S3.option.setting-options-90]', () => {
    expect(rowByKey('form').optionSetting.options).toEqual({ kind: 'texts', maxCount: 100, max: 50, default: [], unique: true });
  });

  it('gives a level of an evaluation its score and at most ten tags', () => {
    expect(rowByKey('evaluate').optionSetting.tags).toEqual({ kind: 'texts', maxCount: 10, max: 10, default: [], unique: true });
    expect(optionRule('evaluate', 'level')).toBe('integer 1..10');
    expect(rowByKey('evaluate').optionSettingKeys).toEqual(['tags', 'level']);
  });

  it('leaves reserved keys out of what an author sets', () => {
    expect(rowByKey('form').optionSettingKeys).toEqual(['format', 'options', 'max_word', 'min_word', 'min', 'max', 'size']);
    expect(rowByKey('rank').optionSettingKeys).toEqual([]);
  });
});

describe('keys of settings', () => {
  it('are each used by some entry, and no entry uses another', () => {
    const used = new Set(questionCatalogue.flatMap(({ setting }) => Object.keys(setting)));
    expect(used).toEqual(new Set(SETTING_KEYS));
    expect(SETTING_KEYS.length).toBe(34);
  });
});
