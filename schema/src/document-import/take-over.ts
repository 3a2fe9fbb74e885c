import { defaultContent } from '../catalogue/default-content.js';
import type { QuestionKey } from '../catalogue/entry/question-key.js';
import { questionRow, rowByKey } from '../catalogue/question-catalogue.js';
import { isCarryOver, languageOf, logicOf, optionTypeOf } from '../definition/defaults.js';
import type { Language, LogicItem, SurveyDefinition, SurveyNode } from '../definition/definition.js';
import type { NewNode } from '../definition/new-part.js';
import { parseDefinition } from '../definition/parse/parse-definition.js';
import { shapeNode, shapeOption, shapeRow, shapeSurvey } from '../definition/shape/shape.js';
import { highestId } from '../definition/walk.js';
import { apply } from '../edit/apply.js';
import { asNewNode } from '../edit/node/as-new-node.js';
import type { Operation } from '../edit/operation/operation.js';
import { newOptions } from '../edit/option/new-options.js';
import { newRows } from '../edit/row/new-rows.js';
import { LIMITS } from '../limit/limits.js';
import { chunk } from '../text/text.js';
import { fitSetting } from './assemble/fit-setting.js';

/** Decisions of an author about an imported survey before it is taken over. */
export interface TakeOver {
  /** Kinds that questions are to have instead, by node id. */
  readonly kinds: Readonly<Record<number, QuestionKey>>;
  /** Nodes that are left out. */
  readonly leftOut: readonly number[];
}

const LISTED: readonly QuestionKey[] = ['single', 'multiple', 'dropdown', 'rank', 'proportion', 'form'];
const GRIDS: readonly QuestionKey[] = ['matrixSingle', 'matrixMultiple', 'matrixFill', 'matrixRate'];
const BARE: readonly QuestionKey[] = ['text', 'rate', 'slider', 'date', 'time', 'city', 'upload', 'signature', 'statement'];
/** A statement may have been meant as a question, and the other way round. */
const ANY: readonly QuestionKey[] = ['text', 'statement'];

/**
 * The kinds that an imported question can be switched to, its own among them. Unlike `switchesTo` of the catalogue, which holds for questions with
 * answers, a switch before the take-over may drop options: the import still has them.
 */
export function importedKinds(node: SurveyNode): readonly QuestionKey[] {
  const { key } = questionRow(node);
  const group = [LISTED, GRIDS, BARE].find((kinds) => kinds.includes(key)) ?? [key];
  // A table with rows is the nearest thing to a grid; a page stays what it is.
  if (key === 'page' || group.length === 1) return [key];
  const isScale = group === LISTED ? (['rate'] as const) : [];
  return [...new Set([...group, ...isScale, ...ANY])];
}

/** The same question as another kind: what both have stays, what the new one needs and lacks is its default content. */
function asKind(node: SurveyNode, key: QuestionKey, language: Language, firstId: number): SurveyNode {
  const row = rowByKey(key);
  const { options: samples = [], children: rows = [] } = defaultContent(row, language);
  const kept = row.hasOptions ? (node.options ?? []) : [];
  const options = kept.map((option) => {
    const isOther = option.other === true && row.takesOther;
    const hasInput = row.optionInput === 'all' || (row.optionInput === 'other' && isOther);
    return shapeOption({
      ...option,
      other: isOther,
      exclusive: option.exclusive === true && row.takesExclusive,
      required: hasInput ? option.required : undefined,
      type: hasInput ? option.type : undefined,
      setting: hasInput ? option.setting : undefined,
      image: row.takesImage ? option.image : undefined,
      rightTitle: row.takesRightTitle ? option.rightTitle : undefined,
    });
  });
  const isLacking = row.needsOptions && options.length === 0;
  const madeOptions = isLacking ? newOptions(samples, language, firstId) : options;
  const keptRows = (node.children ?? []).map((child) =>
    shapeRow({
      ...child,
      other: child.other === true && row.rowsTakeOther,
      image: row.rowsTakeImage ? child.image : undefined,
      rightTitle: row.rowsTakeRightTitle ? child.rightTitle : undefined,
    }),
  );
  const madeRows = keptRows.length > 0 ? keptRows : newRows(rows, language, firstId + samples.length);
  return shapeNode({
    ...node,
    type: row.type,
    subType: row.subType,
    required: row.isAnswerable && node.required,
    setting: fitSetting(row.setting, node.setting),
    sequence: row.hasOptions ? node.sequence : undefined,
    childSequence: row.hasRows ? node.childSequence : undefined,
    options: madeOptions,
    children: row.hasRows ? madeRows : undefined,
  });
}

/** Returns whether a question of its kind can own the logic: a jump, showing itself, its options or its rows, or having them from another question. */
function takesLogic(owner: SurveyNode, item: LogicItem): boolean {
  const row = questionRow(owner);
  if (item.model === 1) return item.type === 1 ? row.takesJump : row.takesShow;
  if (item.type === 1) return row.isCarryTarget;
  return optionTypeOf(item) === 1 ? row.takesOptionLogic : row.takesRowLogic;
}

/** Logic that asks of a question what its new kind has no answer to goes, and so does what the kind cannot own. */
function isStillSound(item: LogicItem, nodes: ReadonlyMap<number, SurveyNode>): boolean {
  const owner = nodes.get(item.nodeId);
  if (owner !== undefined && !takesLogic(owner, item)) return false;
  return item.conditions.every((condition) => {
    const source = nodes.get(condition.nodeId);
    if (source === undefined) return true;
    const row = questionRow(source);
    return isCarryOver(item) ? row.isCarrySource : row.algorithms.some(({ algorithm }) => algorithm === condition.algorithm);
  });
}

function switched(definition: SurveyDefinition, kinds: TakeOver['kinds']): SurveyDefinition {
  const language = languageOf(definition);
  let { lastId } = definition;
  const nodes = definition.nodes.map((node) => {
    const key = kinds[node.id];
    if (key === undefined || key === questionRow(node).key || !importedKinds(node).includes(key)) return node;
    const next = asKind(node, key, language, lastId + 1);
    lastId = Math.max(lastId, highestId({ nodes: [next] }));
    const alone = parseDefinition({ format: 1, title: '-', nodes: [{ ...next, code: 'Q1' }] });
    return alone.ok ? next : shapeNode({ ...next, setting: undefined });
  });
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return shapeSurvey({ ...definition, lastId, nodes, logic: logicOf(definition).filter((item) => isStillSound(item, byId)) });
}

/**
 * The definition that an import becomes: with other kinds where the author chose them, without what was left out. Logic that refers to what goes is
 * tidied up as if the questions had been removed in the editor.
 */
export function takeOver(definition: SurveyDefinition, { kinds, leftOut }: TakeOver): SurveyDefinition {
  const present = new Set(definition.nodes.map(({ id }) => id));
  const removals = leftOut.filter((id) => present.has(id)).map((nodeId): Operation => ({ op: 'removeNode', nodeId, confirmed: true }));
  return chunk(removals, LIMITS.operations).reduce(
    (current, operations) => {
      const applied = apply(current, operations);
      return applied.ok ? applied.definition : current;
    },
    switched(definition, kinds),
  );
}

/** The nodes of a definition as new ones for another survey. Logic stays behind, because it names ids. */
export const nodesToAdd = ({ nodes }: Pick<SurveyDefinition, 'nodes'>): readonly NewNode[] => nodes.map(asNewNode);

/** Adds nodes behind a node, or at the end, in their order: one edit. */
export function additions(nodes: readonly NewNode[], after: number | undefined): readonly Operation[] {
  const operations = nodes.map((node): Operation => ({ op: 'addNode', node, ...(after !== undefined && { after }) }));
  // Each goes right behind the same node, so the last one is put there first.
  return after === undefined ? operations : operations.reverse();
}
