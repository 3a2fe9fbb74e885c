import type { NodeSetting, SurveyNode } from '../definition/definition.js';
import { questionRow } from './question-catalogue.js';
import { SETTING_KEYS } from './setting-keys.js';

/** Every key of an entry; null where none is set and none is the default (a bound that is not there). */
export type FullSetting = { readonly [K in keyof NodeSetting]?: NodeSetting[K] | null };

/** The setting of a node with every default of its entry spelled out (Spec 3, defaults by family). Keys of other entries are absent. */
export const fullSetting = (node: Pick<SurveyNode, 'type' | 'subType' | 'group' | 'setting'>): FullSetting => {
  const { setting: rules } = questionRow(node);
  return Object.fromEntries(
    SETTING_KEYS.flatMap((key): [string, unknown][] => {
      const rule = rules[key];
      return rule === undefined ? [] : [[key, node.setting?.[key] ?? rule.default ?? null]];
    }),
  );
};
