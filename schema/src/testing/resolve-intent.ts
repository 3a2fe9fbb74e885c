import { isContainer } from '../definition/node-facts.js';
import { conversionsOf } from '../catalogue/conversions.js';
import { questionRow, rowByKey } from '../catalogue/question-catalogue.js';
import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { logicOf } from '../definition/defaults.js';
import { walkNodes } from '../definition/walk.js';
import type { ConditionDraft, LogicDraft, NodeChange, Operation, Place, QuotaDraft } from '../edit/operation/operation.js';
import { tightenLogic, tightenQuota } from './arbitrary-definition-rules.js';
import { countingIds } from './arbitrary-definition-tighten.js';
import { isExam } from '../exam/node-exam.js';
import { drawFor, examFor } from './arbitrary-exam.js';
import type { EditName, Intent } from './arbitrary-intent.js';
import { anchorAmong, given } from './given.js';
import { pick } from './pick.js';
import { optionResolvers, rowResolvers } from './resolve-part-intent.js';

type Resolver = (intent: Intent) => Operation | undefined;

/** Beside a node of any depth, or at the end of a container or of the survey. */
function nodePlace({ nodes }: SurveyDefinition, [, , anchor, parent]: Intent['picks']): Place {
  const holder = pick([undefined, null, ...nodes.filter(isContainer)], parent);
  if (holder === undefined) return { after: anchorAmong(Array.from(walkNodes(nodes)), anchor) };
  if (holder === null) return { parentId: null, after: anchorAmong(nodes, anchor) };
  return { parentId: holder.id, after: anchorAmong(holder.nodes ?? [], anchor) };
}

function settingFor(node: SurveyNode, { entry, picks }: Intent): NodeChange['setting'] {
  const own = Object.entries(entry.setting).filter(([key]) => questionRow(node).settingKeys.some((known) => known === key));
  const setting = Object.fromEntries(own.map(([key, value]) => [key, picks[1] % 5 === 0 ? null : value]));
  return Object.keys(setting).length === 0 ? undefined : setting;
}

/** Draws of exams come and go. */
function drawIn(definition: SurveyDefinition, node: SurveyNode, { picks }: Intent): NodeChange['draw'] {
  if (!isExam(definition) || !isContainer(node) || picks[3] % 2 === 0) return undefined;
  return picks[2] % 5 === 0 ? null : drawFor(node, picks[2]);
}

function changeFor(definition: SurveyDefinition, node: SurveyNode, intent: Intent): NodeChange {
  const row = questionRow(node);
  const { fields, picks } = intent;
  return given({
    ...(picks[1] % 3 === 0 ? pick(row.switchesTo, picks[2]) : {}),
    ...fields,
    required: row.isAnswerable ? fields.required : undefined,
    sequence: row.hasOptions || row.isContainer ? fields.sequence : undefined,
    childSequence: row.hasRows ? fields.childSequence : undefined,
    setting: settingFor(node, intent),
    exam: picks[3] % 4 === 0 && row.switchesTo.length === 0 ? examFor(node, picks[2]) : undefined,
    draw: drawIn(definition, node, intent),
  });
}

const newNode = ({ entry: { row, setting }, fields, titles, picks }: Intent): Operation => ({
  op: 'addNode',
  node: given({
    ...given({ type: row.type, subType: row.subType, group: row.type === undefined ? true : undefined }),
    ...fields,
    required: row.isAnswerable ? fields.required : undefined,
    sequence: row.hasOptions || row.isContainer ? fields.sequence : undefined,
    childSequence: row.hasRows ? fields.childSequence : undefined,
    setting,
    options:
      row.hasOptions && row.answer !== 'evaluate' && picks[0] % 2 === 0
        ? [{}, ...titles.map((_, place) => ({ title: `${place}` }))]
        : undefined,
    children: row.hasRows && picks[1] % 2 === 0 ? [{}] : undefined,
  }),
});

function nodeResolvers(definition: SurveyDefinition): Partial<Record<EditName, Resolver>> {
  const all = Array.from(walkNodes(definition.nodes));
  const onNode =
    (build: (node: SurveyNode, intent: Intent) => Operation, among: readonly SurveyNode[] = all): Resolver =>
    (intent) => {
      const node = pick(among, intent.picks[0]);
      return node && build(node, intent);
    };
  return {
    updateSurvey: ({ survey }) => ({ op: 'updateSurvey', set: survey }),
    addNode: (intent) => ({ ...newNode(intent), ...nodePlace(definition, intent.picks) }),
    updateNode: onNode((node, intent) => ({
      op: 'updateNode',
      nodeId: node.id,
      set: changeFor(definition, node, intent),
      confirmed: intent.confirmed,
    })),
    moveNode: onNode((node, { picks }) => ({ op: 'moveNode', nodeId: node.id, ...nodePlace(definition, picks) })),
    copyNode: onNode((node, { picks }) => ({ op: 'copyNode', nodeId: node.id, ...nodePlace(definition, picks) })),
    removeNode: onNode((node, { confirmed }) => ({ op: 'removeNode', nodeId: node.id, confirmed })),
    releaseNode: onNode((node, { confirmed }) => ({ op: 'releaseNode', nodeId: node.id, confirmed }), all.filter(isContainer)),
    convertNode: onNode(
      (node, { picks, confirmed }) => {
        const { type = 1, subType } = rowByKey(pick(conversionsOf(node), picks[1]) ?? questionRow(node).key);
        return { op: 'convertNode', nodeId: node.id, type, subType, confirmed };
      },
      all.filter((node) => conversionsOf(node).length > 0),
    ),
    useTemplate: onNode(
      (node, { picks, confirmed }) => ({ op: 'useTemplate', nodeId: node.id, template: picks[1] % 6, confirmed }),
      all.filter((node) => questionRow(node).answer === 'evaluate'),
    ),
  };
}

/** Removes ids of rules that are made as for a random definition; they become new, or take those of an existing one. */
const withoutIds = (conditions: readonly ConditionDraft[]): ConditionDraft[] =>
  conditions.map((condition) => ({ ...condition, id: undefined }));

function ruleResolvers(definition: SurveyDefinition): Partial<Record<EditName, Resolver>> {
  const logic = logicOf(definition);
  const quotas = definition.quotas ?? [];
  const onItem =
    (build: (logicId: number, intent: Intent) => Operation): Resolver =>
    (intent) => {
      const item = pick(logic, intent.picks[1]);
      return item && build(item.id, intent);
    };
  return {
    saveLogic: ({ rule, picks }) => {
      const [made] = tightenLogic(countingIds(), definition.nodes, rule);
      if (made === undefined) return undefined;
      const { id: _, ...draft } = made;
      const item: LogicDraft = {
        ...draft,
        id: pick([undefined, undefined, ...logic], picks[1])?.id,
        conditions: withoutIds(draft.conditions),
      };
      return { op: 'saveLogic', item: given(item) };
    },
    moveLogic: onItem((logicId, { picks }) => ({ op: 'moveLogic', logicId, after: anchorAmong(logic, picks[2]) })),
    copyLogic: onItem((logicId) => ({ op: 'copyLogic', logicId })),
    removeLogic: onItem((logicId) => ({ op: 'removeLogic', logicId })),
    saveQuota: ({ rule, picks }) => {
      const [made] = tightenQuota(countingIds(), definition.nodes, rule, picks[1] % 20);
      if (made === undefined) return undefined;
      const id = pick([undefined, undefined, ...quotas], picks[1])?.id;
      const quota: QuotaDraft = made.kind === 'table' ? { ...made, id } : { ...made, id, conditions: withoutIds(made.conditions) };
      return { op: 'saveQuota', quota: given(quota) };
    },
    removeQuota: ({ picks }) => {
      const quota = pick(quotas, picks[1]);
      return quota && { op: 'removeQuota', quotaId: quota.id };
    },
  };
}

/** The operation that an intent means on this definition; undefined where there is nothing it could be done to. */
export function resolveIntent(definition: SurveyDefinition, intent: Intent): Operation | undefined {
  const resolvers = {
    ...nodeResolvers(definition),
    ...optionResolvers(definition),
    ...rowResolvers(definition),
    ...ruleResolvers(definition),
  };
  return resolvers[intent.op]?.(intent);
}
