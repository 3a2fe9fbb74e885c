import { describe, expect, it } from '@jest/globals';
import { ENDING_KIND_NAMES, OPTION_SETTING_KEYS, SETTING_KEYS, SURVEY_SETTINGS, THEME } from '@wence/schema';
import { definitionChanges as en } from '../../i18n/en/definition-changes';

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
