import type { QuestionRow } from '../../catalogue/entry/question-row.js';
import { questionRow } from '../../catalogue/question-catalogue.js';
import { isCarryOver, optionTypeOf } from '../../definition/defaults.js';
import type { Condition, LogicItem, SurveyNode } from '../../definition/definition.js';
import { walkOptions } from '../../definition/walk.js';
import type { PipingToken } from '../../piping/token.js';

/** A question before and after its conversion. */
export interface Conversion {
  readonly before: SurveyNode;
  readonly after: SurveyNode;
}

const optionIds = ({ options }: SurveyNode): ReadonlySet<number> => new Set(Array.from(walkOptions(options), ({ id }) => id));
const rowIds = ({ children = [] }: SurveyNode): ReadonlySet<number> => new Set(children.map(({ id }) => id));

/** Values compare only with answers of the same kind: no number with a date, no time with a day, no cell of one matrix with that of another. */
function valuesOf({ answer, key }: QuestionRow): string {
  if (answer === 'date' || answer === 'matrix') return key;
  return answer === 'evaluate' ? 'number' : answer;
}

/** Returns whether an id that stood in a list still does, or is gone for good; one that moved to the other list means something else there. */
const stays = (id: number, list: (node: SurveyNode) => ReadonlySet<number>, other: typeof list, { before, after }: Conversion): boolean =>
  !list(before).has(id) || !other(after).has(id);

/** Returns whether a condition on a converted question still asks what it asked. */
export function isConditionKept(condition: Condition, isOfCarryOver: boolean, conversion: Conversion): boolean {
  const [from, to] = [questionRow(conversion.before), questionRow(conversion.after)];
  const { algorithm, childId, optionId = [] } = condition;
  if (isOfCarryOver && !to.isCarrySource) return false;
  const operandIn = (row: QuestionRow) => row.algorithms.find((offered) => offered.algorithm === algorithm)?.operand;
  const operand = operandIn(to);
  if (operand === undefined || operand !== operandIn(from)) return false;
  const comparesValues = operand === 'value' || operand === 'optionValue' || operand === 'count';
  if (comparesValues && valuesOf(from) !== valuesOf(to)) return false;
  if (childId !== undefined && (!to.hasRows || !stays(childId, rowIds, optionIds, conversion))) return false;
  return optionId.every((id) => stays(id, optionIds, rowIds, conversion));
}

/** Returns whether a converted question can still own a logic item: a jump, being shown, logic of its options or rows, options carried into it. */
export function isOwnedStill(item: LogicItem, { after }: Pick<Conversion, 'after'>): boolean {
  const row = questionRow(after);
  if (item.model === 1) return item.type === 1 ? row.takesJump : row.takesShow;
  const isOfRows = optionTypeOf(item) === 2;
  if (isCarryOver(item)) return row.isCarryTarget && (!isOfRows || row.takesRowLogic);
  return isOfRows ? row.takesRowLogic : row.takesOptionLogic;
}

/** Returns whether an inserted answer of a converted question is still one that texts can hold. */
export function isTokenKept({ childId, field }: PipingToken, conversion: Conversion): boolean {
  const [from, to] = [questionRow(conversion.before), questionRow(conversion.after)];
  if (!to.isPipingSource) return false;
  const isSameKind = from.answer === to.answer;
  return (childId === undefined || isSameKind) && (field === 'answer' || isSameKind);
}
