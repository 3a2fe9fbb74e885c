import type FastCheck from 'fast-check';
import { questionCatalogue } from '../catalogue/question-catalogue.js';
import type { QuestionRow } from '../catalogue/entry/question-row.js';
import type { NodeSetting, Sequence } from '../definition/definition.js';
import type { EditOperation, SurveyChange } from '../edit/operation/operation.js';
import type { NewOption, NewRow } from '../definition/new-part.js';
import { type LooseRule, looseRule } from './arbitrary-definition-rules.js';
import { arbitraryOptionSetting, arbitrarySetting } from './arbitrary-setting.js';
import { arbitraryCode, arbitraryText } from './arbitrary-text.js';
import { arbitrarySettingsChange } from './arbitrary-survey-settings.js';
import { arbitraryEndings } from './arbitrary-ending.js';
import { arbitraryTheme } from './arbitrary-theme.js';
import { arbitraryTitle } from './arbitrary-title.js';

type Arbitrary<T> = FastCheck.Arbitrary<T>;

export type EditName = EditOperation['op'];

/** An edit that is not bound to a survey yet: its numbers pick nodes, options, rows, anchors and parents out of whatever exists. */
export interface Intent {
  readonly op: EditName;
  readonly picks: readonly [node: number, part: number, anchor: number, parent: number];
  readonly entry: { readonly row: QuestionRow; readonly setting: NodeSetting };
  readonly fields: {
    readonly title?: string;
    readonly code?: string;
    readonly required?: boolean;
    readonly locked?: boolean;
    readonly sequence?: Sequence;
    readonly childSequence?: Sequence;
  };
  readonly option: NewOption;
  readonly row: NewRow;
  readonly titles: readonly string[];
  readonly rule: LooseRule;
  readonly survey: SurveyChange;
  readonly confirmed: boolean;
}

/** Every operation that an author has, how often each comes up. */
const WEIGHTS: Readonly<Record<EditName, number>> = {
  updateSurvey: 1,
  addNode: 6,
  updateNode: 4,
  moveNode: 3,
  copyNode: 2,
  removeNode: 3,
  releaseNode: 1,
  convertNode: 2,
  useTemplate: 1,
  addOption: 2,
  updateOption: 2,
  moveOption: 2,
  copyOption: 1,
  removeOption: 2,
  editOptions: 1,
  groupOptions: 2,
  releaseOptions: 1,
  replaceOptions: 1,
  addRow: 1,
  updateRow: 1,
  moveRow: 1,
  copyRow: 1,
  removeRow: 1,
  saveLogic: 4,
  moveLogic: 1,
  copyLogic: 1,
  removeLogic: 1,
  saveQuota: 2,
  removeQuota: 1,
};

const isName = (name: string): name is EditName => Object.hasOwn(WEIGHTS, name);

/** The name of every operation that an author has. */
export const EDIT_NAMES: readonly EditName[] = Object.keys(WEIGHTS).filter(isName);

const optional = <T>(fc: typeof FastCheck, arbitrary: Arbitrary<T>): Arbitrary<T | undefined> => fc.option(arbitrary, { nil: undefined });

const arbitraryName = (fc: typeof FastCheck): Arbitrary<EditName> =>
  fc.oneof(...EDIT_NAMES.map((name) => ({ weight: WEIGHTS[name], arbitrary: fc.constant(name) })));

const arbitraryEntry = (fc: typeof FastCheck): Arbitrary<Intent['entry']> =>
  fc.oneof(...questionCatalogue.map((row) => fc.record({ row: fc.constant(row), setting: arbitrarySetting(fc, row) })));

function arbitraryOption(fc: typeof FastCheck, code: Arbitrary<string | undefined>): Arbitrary<NewOption> {
  const flag = optional(fc, fc.boolean());
  const settings = questionCatalogue.filter((row) => row.optionSettingKeys.length > 0).map((row) => arbitraryOptionSetting(fc, row));
  return fc.record({
    code,
    title: optional(fc, arbitraryTitle(fc, 1)),
    other: flag,
    exclusive: optional(
      fc,
      fc.nat({ max: 3 }).map((chance) => chance === 0),
    ),
    required: flag,
    locked: optional(
      fc,
      fc.nat({ max: 3 }).map((chance) => chance === 0),
    ),
    rightTitle: optional(fc, fc.constantFrom('', 'right')),
    image: optional(fc, fc.constantFrom('', 'a.png')),
    type: optional(fc, fc.constantFrom(0, 1, 90)),
    setting: optional(fc, fc.oneof(...settings)),
  });
}

function arbitrarySurveyChange(fc: typeof FastCheck): Arbitrary<SurveyChange> {
  const own = fc.record<SurveyChange>(
    {
      title: arbitraryText(fc, 1),
      welcome: arbitraryTitle(fc, 0),
      language: fc.constantFrom('zh-CN', 'en'),
      perPage: fc.boolean(),
      theme: fc.option(arbitraryTheme(fc)),
      endings: fc.option(arbitraryEndings(fc)),
    },
    { requiredKeys: [] },
  );
  return fc.tuple(own, arbitrarySettingsChange(fc)).map(([fields, settings]) => ({ ...fields, ...settings }));
}

/** A random intent. Give it fast-check's `fc`. */
export function arbitraryIntent(fc: typeof FastCheck): Arbitrary<Intent> {
  const typed = fc.oneof(
    arbitraryCode(fc),
    fc.integer({ min: 1, max: 20 }).map((n) => `Q${n}`),
  );
  const code = optional(fc, fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: typed }));
  const title = optional(fc, arbitraryTitle(fc, 1));
  const flag = optional(fc, fc.boolean());
  const sequence = optional(fc, fc.constantFrom<Sequence>(0, 1, 2, 3));
  return fc.record({
    op: arbitraryName(fc),
    picks: fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat()),
    entry: arbitraryEntry(fc),
    fields: fc.record({ title, code, required: flag, locked: flag, sequence, childSequence: sequence }),
    option: arbitraryOption(fc, code),
    row: fc.record({ code, title, other: flag, locked: flag }),
    titles: fc.array(arbitraryTitle(fc, 0), { maxLength: 3 }),
    rule: looseRule(fc, false),
    survey: arbitrarySurveyChange(fc),
    confirmed: fc.boolean(),
  });
}
