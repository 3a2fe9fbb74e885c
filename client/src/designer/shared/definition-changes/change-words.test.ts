import { describe, expect, it } from '@jest/globals';
import { ENDING_KIND_NAMES, OPTION_SETTING_KEYS, SETTING_KEYS, SURVEY_SETTINGS, THEME } from '@wence/schema';
import '../../../../testing/render-designer';
import i18next from 'i18next';
import { definitionChanges as en } from '../../i18n/en/definition-changes';
import { fieldWords } from './change-words';

/** Keys of parts and of the survey itself that comparisons name beside settings. */
const OWN = [
  'title',
  'code',
  'type',
  'required',
  'locked',
  'sequence',
  'childSequence',
  'rightTitle',
  'image',
  'other',
  'exclusive',
  'prefix',
];
const OF_SURVEY = ['welcome', 'language', 'perPage', ...Object.keys(SURVEY_SETTINGS), ...Object.keys(THEME), ...ENDING_KIND_NAMES, 'nodes'];
const OF_QUOTAS = ['name', 'kind', 'enabled', 'onFull', 'nodeIds', 'cells', 'conditions', 'limit'];

describe('the names of fields in comparisons', () => {
  it.each([...new Set([...OWN, ...OF_SURVEY, ...OF_QUOTAS, ...SETTING_KEYS, ...OPTION_SETTING_KEYS])])('know %s', (key) => {
    expect(Object.keys(en.fields)).toContain(key);
  });
});

describe('the values of a changed field', () => {
  const t = i18next.getFixedT('en', ['definitionChanges', 'editor'] as const);

  it.each([
    ['settings.verification', undefined, 'smart', 'default', 'when it looks suspicious'],
    ['onFull', 1, 3, 'end as over quota', 'close options'],
    ['textSize', 0, 2, 'normal', 'larger'],
    ['total', 10, 20, '10', '20'],
    ['required', true, false, 'yes', 'no'],
    ['repeat', undefined, { window: 3 }, null, null],
  ])('are told where they say something to people: %s', (field, before, after, old, now) => {
    expect(fieldWords({ field, before, after }, t)).toMatchObject({ before: old, after: now });
  });
});
