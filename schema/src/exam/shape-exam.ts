import type { SurveyNode } from '../definition/definition.js';
import { walkNodes } from '../definition/walk.js';
import { dropUndefined } from '../reading/drop-undefined.js';
import type { AcceptedTexts, KeyedField, KeyedRow, NodeExam } from './node-exam.js';

const list = <T>(items: readonly T[] | undefined): readonly T[] | undefined => (items?.length === 0 ? undefined : items);

const accepted = <T extends Partial<AcceptedTexts>>({ match, tolerance }: T) => ({
  match: match === 'exact' ? undefined : match,
  tolerance: tolerance === 0 ? undefined : tolerance,
});

const shapeField = (field: KeyedField): KeyedField => dropUndefined({ ...field, ...accepted(field) });

/** Puts the exam part of a question into canonical shape: defaults and empty lists are absent, keyed rows and fields without a key as well. */
export const shapeExam = (exam: NodeExam): NodeExam =>
  dropUndefined({
    score: exam.score,
    scoring: exam.scoring === 'allRight' ? undefined : exam.scoring,
    penalty: exam.penalty === 0 ? undefined : exam.penalty,
    analysis: exam.analysis?.trim() === '' ? undefined : exam.analysis,
    optionIds: list(exam.optionIds),
    texts: list(exam.texts),
    ...accepted(exam),
    rows: list(exam.rows?.filter(({ optionIds }) => optionIds.length > 0)),
    fields: list(exam.fields?.filter(({ texts }) => texts.length > 0).map(shapeField)),
  });

type Ids = ReadonlyMap<number, number>;

const mapped = (ids: readonly number[] | undefined, map: Ids): readonly number[] | undefined => ids?.map((id) => map.get(id) ?? id);

/** The same key about the copies of its options, rows and fields. */
export const mappedExam = (exam: NodeExam, ids: Ids): NodeExam =>
  shapeExam({
    ...exam,
    optionIds: mapped(exam.optionIds, ids),
    rows: exam.rows?.map(({ rowId, optionIds }): KeyedRow => ({ rowId: ids.get(rowId) ?? rowId, optionIds: mapped(optionIds, ids) ?? [] })),
    fields: exam.fields?.map((field) => ({ ...field, optionId: ids.get(field.optionId) ?? field.optionId })),
  });

/** The key without what it says of options, rows and fields that are not among these. */
function left(exam: NodeExam, has: (id: number) => boolean): NodeExam {
  return shapeExam({
    ...exam,
    optionIds: exam.optionIds?.filter(has),
    rows: exam.rows?.filter(({ rowId }) => has(rowId)).map(({ rowId, optionIds }) => ({ rowId, optionIds: optionIds.filter(has) })),
    fields: exam.fields?.filter(({ optionId }) => has(optionId)),
  });
}

function* namedIn({ optionIds = [], rows = [], fields = [] }: NodeExam): Generator<number> {
  yield* optionIds;
  for (const { rowId, optionIds: columns } of rows) {
    yield rowId;
    yield* columns;
  }
  for (const { optionId } of fields) yield optionId;
}

/** The ids of options, rows and fields that a key names. */
export const keyedIds = (exam: NodeExam): ReadonlySet<number> => new Set(namedIn(exam));

/** The ids of the nodes whose keys name something of what is gone, in the order of the document. */
export const keyedOn = (nodes: readonly SurveyNode[], isGone: (id: number) => boolean): readonly number[] =>
  Array.from(walkNodes(nodes)).flatMap(({ id, exam }) => (exam && [...namedIn(exam)].some(isGone) ? [id] : []));

/** The nodes with keys that name nothing of what is gone; those that named none of it stay the same objects. */
export function withoutKeysOf(nodes: readonly SurveyNode[], isGone: (id: number) => boolean): readonly SurveyNode[] {
  let isChanged = false;
  const next = nodes.map((node) => {
    const inner = node.nodes && withoutKeysOf(node.nodes, isGone);
    const { exam } = node;
    const isFitting = exam === undefined || [...namedIn(exam)].every((id) => !isGone(id));
    if (isFitting && inner === node.nodes) return node;
    isChanged = true;
    return { ...node, ...(inner && { nodes: inner }), ...(!isFitting && { exam: left(exam, (id) => !isGone(id)) }) };
  });
  return isChanged ? next : nodes;
}
