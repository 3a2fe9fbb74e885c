import { conversionsOf } from '../../catalogue/conversions.js';
import { defaultContent } from '../../catalogue/default-content.js';
import type { QuestionRow } from '../../catalogue/entry/question-row.js';
import { isQuestionType, questionRow, subTypesOf } from '../../catalogue/question-catalogue.js';
import { codeNumber, codePrefix, takesNumber } from '../../code/generated-code.js';
import { assignCodes, closeCodes } from '../../code/renumber.js';
import { childSequenceOf, isCarriedInto, isRequired, languageOf, optionsOf, rowsOf, sequenceOf } from '../../definition/defaults.js';
import type { SurveyDefinition, SurveyNode, SurveyOption } from '../../definition/definition.js';
import { checkNode } from '../../definition/faults/node-faults.js';
import { shapeNode } from '../../definition/shape/shape.js';
import { findNode, localIds, walkOptions } from '../../definition/walk.js';
import { fittedExam } from '../../exam/fitted-exam.js';
import { keyKindOf } from '../../exam/node-exam.js';
import { LIMITS } from '../../limit/limits.js';
import { FaultList } from '../../reading/fault.js';
import { updateNode } from '../change/update-node.js';
import type { OperationOf } from '../operation/operation.js';
import { done, invalid, notFound, refuse, type StepResult } from '../operation/step.js';
import { newOptions } from '../option/new-options.js';
import { newRows } from '../row/new-rows.js';
import { isDeepEqual } from '../tree/is-deep-equal.js';
import { replaceNode } from '../tree/replace-node.js';
import { fittedOptions, fittedRows } from './fitted-parts.js';
import { fittedSetting } from './fitted-setting.js';
import { listSources } from './part-lists.js';
import { withoutBrokenReferences } from './without-broken-references.js';

type Operation = OperationOf<'convertNode'>;

/** The entry that an operation names; undefined where there is none. Without a sub-type it is the lowest one of the type. */
function namedRow({ type, subType }: Pick<Operation, 'type' | 'subType'>): QuestionRow | undefined {
  if (!isQuestionType(type)) return undefined;
  return subType === undefined || subTypesOf(type).includes(subType) ? questionRow({ type, subType }) : undefined;
}

/** Options that were kept, or those that a new question of the type has where it cannot be without; ids of new ones continue from `lastId`. */
function partsFor(definition: SurveyDefinition, node: SurveyNode, to: QuestionRow): Pick<SurveyNode, 'options' | 'children'> {
  const language = languageOf(definition);
  const { options: samples = [], children: sampleRows = [] } = defaultContent(to, language);
  const sources = listSources(node, questionRow(node), to);
  const kept = sources.options === undefined ? [] : fittedOptions(node, sources.options, to);
  const keptRows = sources.rows === undefined ? [] : fittedRows(node, sources.rows, to);
  const carries = (optionType: 1 | 2): boolean =>
    to.isCarryTarget && (optionType === 1 || to.takesRowLogic) && isCarriedInto(definition, node.id, optionType);

  const needsOptions = to.needsOptions && kept.length === 0 && !carries(1);
  const options = needsOptions ? newOptions(samples, language, definition.lastId + 1) : kept;
  const nextId = Math.max(definition.lastId, ...localIds({ nodes: [{ ...node, options, children: [], nodes: [] }] })) + 1;
  const needsRows = to.hasRows && keptRows.length === 0 && !carries(2);
  return { options, children: needsRows ? newRows(sampleRows, language, nextId) : keptRows };
}

/** The question as one of another type: what the type takes of it, and what the type needs besides. Its code is still the old one. */
function converted(definition: SurveyDefinition, node: SurveyNode, to: QuestionRow): SurveyNode {
  const parts = partsFor(definition, node, to);
  const orders = { options: sequenceOf(node), rows: childSequenceOf(node) };
  const sources = listSources(node, questionRow(node), to);
  const setting = fittedSetting(node, to);
  return shapeNode({
    ...node,
    ...parts,
    type: to.type,
    subType: to.subType,
    required: to.isAnswerable && isRequired(node),
    // An evaluation has one option per level of its scale.
    setting: to.answer === 'evaluate' ? { ...setting, max: parts.options?.length } : setting,
    exam: fittedExam(node.exam, keyKindOf(node), keyKindOf(to)),
    sequence: sources.options === undefined ? undefined : orders[sources.options],
    childSequence: sources.rows === undefined ? undefined : orders[sources.rows],
  });
}

/** Questions are numbered and statements are not: a number of the line is given back, or taken, where the code was not typed by the author. */
function recoded(definition: SurveyDefinition, before: SurveyNode, after: SurveyNode): SurveyDefinition {
  const replaced = replaceNode(definition, after);
  if (takesNumber(before) === takesNumber(after) || codeNumber(codePrefix(before), before.code) === null) return replaced;
  const { nodes } = replaceNode(definition, { ...after, code: '' });
  const closed = takesNumber(before) ? closeCodes(nodes, [before]) : nodes;
  return { ...definition, nodes: assignCodes(closed, new Set([after.id])) };
}

const idsOf = (node: SurveyNode): ReadonlySet<number> => new Set(localIds({ nodes: [node] }));

/** The options and rows of a question, each without what stands in it. */
function ownParts(node: SurveyNode): readonly Omit<SurveyOption, 'nodes'>[] {
  return [...walkOptions(optionsOf(node)), ...rowsOf(node)].map((part: SurveyOption) => {
    const { nodes: _, ...own } = part;
    return own;
  });
}

/** Ids of the options and rows that come along and lose something of their own. */
function changedParts(before: SurveyNode, after: SurveyNode): readonly number[] {
  const were = new Map(ownParts(before).map((part) => [part.id, part]));
  return ownParts(after).flatMap((part) => (were.has(part.id) && !isDeepEqual(were.get(part.id), part) ? part.id : []));
}

/**
 * Makes a question one of another type (`conversionsOf`). What both types can have stays with its id: title, code, options, rows and fields
 * (`listSources`), settings that mean the same, points and key of an exam, and everything that refers to what stays. What the type needs and lacks is
 * its default content. The rest goes, told beforehand by `conversionLoss`; what referred to it is tidied up, and needs `confirmed`. Where the
 * catalogue has a switch (`switchesTo`, Spec 4) it is that switch.
 *
 * Responses that were stored before stay readable: each belongs to the version that was launched when it came, in which the id has its old type; columns
 * of the old kind are retired (`columnPlan`), and reports count by the shape of the answer. So a question keeps its id even where it has been answered.
 */
export function convertNode(definition: SurveyDefinition, operation: Operation): StepResult {
  const { nodeId, subType, confirmed } = operation;
  const before = findNode(definition, nodeId);
  if (before === undefined) return notFound(nodeId);
  const to = namedRow(operation);
  const from = questionRow(before);
  if (to?.key === from.key) return done(definition, []);
  if (to === undefined || !conversionsOf(before).includes(to.key)) {
    return refuse(to === undefined && isQuestionType(operation.type) ? 'subType' : 'type', 'notAllowed');
  }
  const kind = { type: to.type, subType: to.subType };
  if (from.switchesTo.some((target) => target.type === to.type && target.subType === to.subType)) {
    return updateNode(definition, { op: 'updateNode', nodeId, set: kind, confirmed });
  }

  const after = converted(definition, before, to);
  const [idsBefore, idsAfter] = [idsOf(before), idsOf(after)];
  const created = [...idsAfter].filter((id) => !idsBefore.has(id)).sort((a, b) => a - b);
  const lastId = definition.lastId + created.length;
  if (lastId > LIMITS.localId) return refuse(subType === undefined ? 'type' : 'subType', 'tooLarge', LIMITS.localId);
  const faults = new FaultList();
  checkNode(faults, 'node', after);
  if (!faults.isEmpty) return invalid(faults.all);

  const goneIds = new Set([...idsBefore].filter((id) => !idsAfter.has(id)));
  const next = recoded({ ...definition, lastId }, before, after);
  const removed = withoutBrokenReferences(next, { before, after }, goneIds, confirmed);
  return removed.ok
    ? done(removed.definition, [nodeId, ...goneIds, ...changedParts(before, after), ...removed.tidied, ...created], created)
    : removed;
}
