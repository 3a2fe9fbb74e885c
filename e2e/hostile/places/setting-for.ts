import type { NodeSetting, QuestionRow } from '@wence/schema';
import type { Put } from '../HostileTexts.js';

/** Every text that the setting of an entry has; a picture where it is about one. */
export function settingFor(row: QuestionRow, put: Put): NodeSetting {
  const entries = row.settingKeys.flatMap((key): [string, unknown][] => {
    const rule = row.setting[key];
    if (key === 'image') return [[key, 'images/a.png']];
    if (rule?.kind === 'text') return [[key, put(`${row.key}: ${key}`, rule)]];
    if (rule?.kind === 'texts') return [[key, Array.from({ length: 3 }, () => put(`${row.key}: ${key}`, rule))]];
    return [];
  });
  return Object.fromEntries(entries);
}
