import { type QuestionRow, questionCatalogue } from '@wence/schema';
import { type ClassType, Field, ObjectType } from 'type-graphql';
import { PartOf } from '../../platform/graphql/access.decorator.js';
import { NodeInterface } from '../../platform/graphql/node-interface.js';
import { FAMILY_OF, FAMILY_TEXTS, type FamilyName } from './node-family.type.js';
import { SurveyNodeType } from './node.type.js';
import { OPTION_SETTING_FIELDS, SETTING_FIELDS, type SettingField, settingsOf } from './setting-fields.type.js';

/** The names of all types of nodes. */
export const FAMILY_NAMES: readonly FamilyName[] = [...new Set(Object.values(FAMILY_OF))];

const FAMILIES: ReadonlyMap<FamilyName, readonly QuestionRow[]> = new Map(
  FAMILY_NAMES.map((family) => [family, questionCatalogue.filter(({ key }) => FAMILY_OF[key] === family)]),
);

/**
 * Settings that some entry of a family does not have, or that have no default. A name has one type wherever it stands, so that a query may ask
 * for all families at once: what may be null in one may be null in all.
 */
const NULLABLE: ReadonlySet<string> = new Set(
  [...FAMILIES.values()].flatMap((rows) => {
    const settings = rows.map(settingsOf);
    const all = settings.flat();
    return all
      .filter(({ name, rule }) => rule.default === undefined || settings.some((own) => !own.some((each) => each.name === name)))
      .map(({ name }) => name);
  }),
);

/** The setting of a family: a field for each that one of its entries has. Undefined where there is nothing to set. */
function settingType(family: FamilyName, rows: readonly QuestionRow[]): ClassType | undefined {
  const names = new Set(rows.flatMap((row) => settingsOf(row).map(({ name }) => name)));
  if (names.size === 0) return undefined;
  const fields = [...names].flatMap((name) => SETTING_FIELDS.get(name) ?? []);
  return outputOf(
    `${family.replace(/Question$/, '')}Setting`,
    'Settings with defaults spelled out. Null: no bound, or nothing that this kind of question has.',
    fields.map((field) => ({ ...field, nullable: NULLABLE.has(field.name) })),
  );
}

function outputOf(name: string, description: string, fields: readonly (SettingField & { readonly nullable: boolean })[]): ClassType {
  // oxlint-disable-next-line typescript/no-extraneous-class -- the library takes the fields from its prototype
  class Setting {}
  for (const field of fields) {
    Field(() => field.type, { nullable: field.nullable, description: field.description })(Setting.prototype, field.name);
  }
  ObjectType(name, { description })(Setting);
  return Setting;
}

/** The setting of an option: what is not set is null. */
export const OptionSettingType = outputOf(
  'OptionSetting',
  'Settings of the input or the level of an option. Null: the default.',
  [...OPTION_SETTING_FIELDS.values()].map((field) => ({ ...field, nullable: true })),
);

for (const [family, rows] of FAMILIES) {
  // oxlint-disable-next-line typescript/no-extraneous-class -- its fields are those of the interface and those given here
  class Family {}
  const Setting = settingType(family, rows);
  if (Setting) Field(() => Setting, { description: 'What it is set to, defaults spelled out.' })(Family.prototype, 'setting');
  PartOf('Survey')(Family);
  ObjectType(family, { implements: [NodeInterface, SurveyNodeType], description: FAMILY_TEXTS[family] })(Family);
}
