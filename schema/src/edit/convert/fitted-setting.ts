import type { QuestionRow } from '../../catalogue/entry/question-row.js';
import type { SettingKey } from '../../catalogue/entry/setting-rule.js';
import { fullSetting, questionRow } from '../../catalogue/question-catalogue.js';
import type { AnswerKind, NodeSetting, SurveyNode } from '../../definition/definition.js';
import { checkSetting } from '../../definition/faults/setting-faults.js';
import { FaultList } from '../../reading/fault.js';

/** Keys that say something else on every kind of question: the fewest choices, the lower end of a scale, the least number that may be typed. */
const BY_KIND: readonly SettingKey[] = ['min', 'max', 'size', 'format', 'value', 'level'];

/** Entries whose numbers mean what those of another kind mean. */
const LIKE: { readonly [Key in QuestionRow['key']]?: AnswerKind | 'time' } = {
  rank: 'multiple',
  matrixMultiple: 'multiple',
  matrixRate: 'number',
  time: 'time',
};

function kindOf(key: SettingKey, row: QuestionRow): string {
  // Icons are the same on all scales, but an evaluation has as many levels as it has options.
  if (key === 'format' && row.key === 'evaluate') return 'number';
  return LIKE[row.key] ?? row.answer;
}

/** Returns whether a key can be set on both entries and means the same on them. */
export const isShared = (key: SettingKey, from: QuestionRow, to: QuestionRow): boolean =>
  from.settingKeys.includes(key) && to.settingKeys.includes(key) && (!BY_KIND.includes(key) || kindOf(key, from) === kindOf(key, to));

/** Two ends belong together: where one of them does not fit, both go. */
const MATES: { readonly [Key in string]?: string } = { min: 'max', max: 'min', min_word: 'max_word', max_word: 'min_word' };

const nameIn = (field: string): string => field.split('[')[0] ?? '';

type Values = Readonly<Record<string, unknown>>;

/** The values without those that the type does not take, each with its mate. */
function sound(values: Values, to: QuestionRow): Values {
  const faults = new FaultList();
  checkSetting(faults, '', to, values);
  const gone = new Set(faults.all.flatMap(({ field }) => [nameIn(field), MATES[nameIn(field)]]));
  const kept = Object.entries(values).filter(([key]) => !gone.has(key));
  if (faults.isEmpty || kept.length === 0) return Object.fromEntries(kept);
  // Without one pair another may be wrong: a step is measured by the ends.
  return kept.length === Object.keys(values).length ? {} : sound(Object.fromEntries(kept), to);
}

/**
 * The setting of a question as one of another type: keys of both that mean the same, defaults spelled out because the other type has its own. Values
 * that the other type does not take fall away.
 */
export function fittedSetting(node: SurveyNode, to: QuestionRow): NodeSetting {
  const from = questionRow(node);
  const own = fullSetting(node);
  const shared = to.settingKeys.filter((key) => isShared(key, from, to));
  return sound(Object.fromEntries(shared.flatMap((key) => ((own[key] ?? null) === null ? [] : [[key, own[key]]]))), to);
}
