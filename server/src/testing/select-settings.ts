import { type FullSetting, nameOf, type QuestionKey, SETTING_VALUE_NAMES, type SettingKey, settingName } from '@wence/schema';
import { type GraphQLInterfaceType, type GraphQLSchema, getNamedType } from 'graphql';
import { wholeSelection } from './whole-selection.js';

/** What asks a node for its whole setting, of whatever family it is. */
export function everySetting(schema: GraphQLSchema): string {
  const node = schema.getType('SurveyNode') as GraphQLInterfaceType; // As it is declared.
  const families = schema.getPossibleTypes(node).filter((type) => 'setting' in type.getFields());
  return families
    .map((type) => {
      const setting = type.getFields().setting;
      return `... on ${type.name} { setting ${setting ? wholeSelection(schema, getNamedType(setting.type)) : ''} }`;
    })
    .join(' ');
}

/** The setting of an entry as the graph shows it, without what it does not have. */
export const namedSetting = (entry: QuestionKey, setting: FullSetting): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(setting).map(([key, value]) => {
      const name = settingName(entry, key as SettingKey); // The keys of a setting.
      const names = SETTING_VALUE_NAMES[name];
      return [name, names && (typeof value === 'number' || typeof value === 'string') ? nameOf(names, value) : value];
    }),
  );
