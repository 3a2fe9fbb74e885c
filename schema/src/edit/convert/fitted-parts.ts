import type { QuestionRow } from '../../catalogue/entry/question-row.js';
import { isCascade, mostOptions } from '../../definition/cascade-level.js';
import { isOptionGroup, optionsOf, rowsOf } from '../../definition/defaults.js';
import type { OptionSetting, SurveyNode, SurveyOption, SurveyRow } from '../../definition/definition.js';
import { checkOption, checkRow } from '../../definition/faults/option-faults.js';
import { shapeOption, shapeRow } from '../../definition/shape/shape.js';
import { LIMITS } from '../../limit/limits.js';
import { FaultList } from '../../reading/fault.js';
import type { PartList } from './part-lists.js';

/** An option or a row, by the fields that they have in common. A row that respondents name is an `other` option, and the other way round. */
type Part = SurveyOption & SurveyRow;

/** The score of a level follows from its place, so no level takes it along. */
function fittedSetting({ optionSettingKeys }: QuestionRow, setting: OptionSetting | undefined): OptionSetting | undefined {
  if (setting === undefined) return undefined;
  const keys: readonly string[] = optionSettingKeys;
  const kept = Object.entries(setting).filter(([key]) => key !== 'level' && keys.includes(key));
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

/** The part as an option of the type, without what that cannot have and without what stands in it. */
function asOption(whole: Part, row: QuestionRow): SurveyOption {
  const { nodes: _, group, ...part } = whole;
  const hasInput = row.optionInput !== 'none';
  return shapeOption({
    ...part,
    title: isCascade(row) ? part.title.trim() : part.title,
    group: group && row.hasOptionGroups,
    other: part.other && row.takesOther,
    exclusive: part.exclusive && row.takesExclusive,
    image: row.takesImage ? part.image : undefined,
    rightTitle: row.takesRightTitle ? part.rightTitle : undefined,
    type: hasInput ? part.type : undefined,
    prefix: hasInput ? part.prefix : undefined,
    setting: fittedSetting(row, part.setting),
  });
}

/** The part as a row of the type, without what that cannot have. */
const asRow = ({ id, code, title, rightTitle, image, other, locked }: Part, row: QuestionRow): SurveyRow =>
  shapeRow({
    id,
    code,
    title,
    rightTitle: row.rowsTakeRightTitle ? rightTitle : undefined,
    image: row.rowsTakeImage ? image : undefined,
    other: other && row.rowsTakeOther,
    locked,
  });

/** Options one by one: headings of groups give way to their members where the new list has no groups, and only a cascade has lower levels. */
const flattened = (options: readonly SurveyOption[]): readonly SurveyOption[] =>
  options.flatMap((option) => (isOptionGroup(option) ? (option.nodes ?? []) : option));

function partsOf(node: SurveyNode, list: PartList, keepsGroups: boolean): readonly Part[] {
  if (list === 'rows') return rowsOf(node);
  return keepsGroups ? optionsOf(node) : flattened(optionsOf(node));
}

function isSoundOption(option: SurveyOption, row: QuestionRow): boolean {
  const faults = new FaultList();
  checkOption(faults, '', option, row);
  return faults.isEmpty;
}

/** The options that a list of a question makes in another type, in order, as many as that takes. Those whose titles are too long there are left out. */
export function fittedOptions(node: SurveyNode, list: PartList, row: QuestionRow): readonly SurveyOption[] {
  let left = row.answer === 'evaluate' ? LIMITS.evaluateScale : mostOptions({ type: row.type });
  const fit = (part: Part): SurveyOption[] => {
    const option = asOption(part, row);
    if (left === 0 || !isSoundOption(option, row)) return [];
    left -= 1;
    return [isOptionGroup(option) ? shapeOption({ ...option, nodes: (part.nodes ?? []).flatMap(fit) }) : option];
  };
  return partsOf(node, list, row.hasOptionGroups).flatMap(fit);
}

/** The rows that a list of a question makes in another type, in order. */
export function fittedRows(node: SurveyNode, list: PartList, row: QuestionRow): readonly SurveyRow[] {
  const rows = partsOf(node, list, false).map((part) => asRow(part, row));
  const sound = rows.filter((each) => {
    const faults = new FaultList();
    checkRow(faults, '', each, row);
    return faults.isEmpty;
  });
  return sound.slice(0, LIMITS.rowsPerNode);
}
