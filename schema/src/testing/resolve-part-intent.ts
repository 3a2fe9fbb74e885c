import { questionRow } from '../catalogue/question-catalogue.js';
import type { SurveyDefinition, SurveyNode, SurveyOption } from '../definition/definition.js';
import { walkNodes, walkOptions } from '../definition/walk.js';
import type { Operation, Place } from '../edit/operation/operation.js';
import type { EditName, Intent } from './arbitrary-intent.js';
import { anchorAmong, given } from './given.js';
import { pick } from './pick.js';

type Resolver = (intent: Intent) => Operation | undefined;

const nodesWith = (definition: SurveyDefinition, isRight: (node: SurveyNode) => boolean): SurveyNode[] =>
  Array.from(walkNodes(definition.nodes)).filter(isRight);

const allOptions = (node: SurveyNode): SurveyOption[] => Array.from(walkOptions(node.options));

/** Beside an option of any level, or at the end of one. */
function optionPlace(node: SurveyNode, [, , anchor, parent]: Intent['picks']): Place {
  const holder = pick([undefined, null, ...allOptions(node)], parent);
  if (holder === undefined) return { after: anchorAmong(allOptions(node), anchor) };
  if (holder === null) return { parentId: null, after: anchorAmong(node.options ?? [], anchor) };
  return { parentId: holder.id, after: anchorAmong(holder.nodes ?? [], anchor) };
}

/** Omits fields that the entry does not support, so that more operations are accepted. */
function optionFor(node: SurveyNode, { option }: Intent): Intent['option'] {
  const { takesOther, takesExclusive, takesImage, takesRightTitle, optionInput, optionSettingKeys } = questionRow(node);
  const setting = Object.fromEntries(
    Object.entries(option.setting ?? {}).filter(([key]) => optionSettingKeys.some((known) => known === key)),
  );
  const hasInput = optionInput === 'all' || (optionInput === 'other' && option.other === true);
  return given({
    ...option,
    other: takesOther ? option.other : undefined,
    exclusive: takesExclusive ? option.exclusive : undefined,
    image: takesImage ? option.image : undefined,
    rightTitle: takesRightTitle ? option.rightTitle : undefined,
    type: hasInput ? option.type : undefined,
    setting: hasInput && Object.keys(setting).length > 0 ? setting : undefined,
  });
}

/** A few of the options: from one on, as many as there are or three. */
function someIds(options: readonly SurveyOption[], [, from, anchor]: Intent['picks']): number[] {
  const start = from % Math.max(1, options.length);
  return options.slice(start, start + 1 + (anchor % 3)).map(({ id }) => id);
}

/** The operations on options. */
export function optionResolvers(definition: SurveyDefinition): Partial<Record<EditName, Resolver>> {
  const onNode =
    (build: (node: SurveyNode, intent: Intent) => Operation | undefined): Resolver =>
    (intent) => {
      const node = pick(
        nodesWith(definition, (candidate) => questionRow(candidate).hasOptions),
        intent.picks[0],
      );
      return node && build(node, intent);
    };
  const onOption = (build: (target: { nodeId: number; optionId: number }, node: SurveyNode, intent: Intent) => Operation): Resolver =>
    onNode((node, intent) => {
      const option = pick(allOptions(node), intent.picks[1]);
      return option && build({ nodeId: node.id, optionId: option.id }, node, intent);
    });
  return {
    addOption: onNode((node, intent) => ({
      op: 'addOption',
      nodeId: node.id,
      option: optionFor(node, intent),
      ...optionPlace(node, intent.picks),
    })),
    updateOption: onOption((target, node, intent) => ({ op: 'updateOption', ...target, set: optionFor(node, intent) })),
    moveOption: onOption((target, node, { picks }) => ({ op: 'moveOption', ...target, ...optionPlace(node, picks) })),
    copyOption: onOption((target, node, { picks }) => ({ op: 'copyOption', ...target, ...optionPlace(node, picks) })),
    removeOption: onOption((target, _, { confirmed }) => ({ op: 'removeOption', ...target, confirmed })),
    editOptions: onNode((node, { picks, titles, confirmed }) => ({
      op: 'editOptions',
      nodeId: node.id,
      removeIds: someIds(allOptions(node), picks),
      titles,
      confirmed,
    })),
    groupOptions: onNode((node, { picks, fields }) => {
      const groupId = pick([undefined, ...allOptions(node).filter(({ group }) => group === true)], picks[3])?.id;
      const optionIds = someIds(node.options ?? [], picks);
      return { op: 'groupOptions', nodeId: node.id, optionIds, ...given({ title: fields.title, groupId }) };
    }),
    releaseOptions: onNode((node, { picks }) => {
      const members = allOptions(node).filter((option) => !node.options?.includes(option));
      return { op: 'releaseOptions', nodeId: node.id, optionIds: someIds(members, picks) };
    }),
    replaceOptions: onNode((node, { titles, confirmed }) => ({
      op: 'replaceOptions',
      nodeId: node.id,
      options: ['a', ...titles.filter((title) => title.trim() !== '')].map((title) => ({ title, nodes: [{ title: 'b' }] })),
      confirmed,
    })),
  };
}

/** The operations on rows. */
export function rowResolvers(definition: SurveyDefinition): Partial<Record<EditName, Resolver>> {
  const onNode =
    (build: (node: SurveyNode, intent: Intent) => Operation | undefined): Resolver =>
    (intent) => {
      const node = pick(
        nodesWith(definition, (candidate) => questionRow(candidate).hasRows),
        intent.picks[0],
      );
      return node && build(node, intent);
    };
  const onRow = (build: (target: { nodeId: number; rowId: number }, intent: Intent, after: Place['after']) => Operation): Resolver =>
    onNode((node, intent) => {
      const row = pick(node.children ?? [], intent.picks[1]);
      return row && build({ nodeId: node.id, rowId: row.id }, intent, anchorAmong(node.children ?? [], intent.picks[2]));
    });
  return {
    addRow: onNode((node, { row, picks }) => ({
      op: 'addRow',
      nodeId: node.id,
      row,
      after: anchorAmong(node.children ?? [], picks[2]),
    })),
    updateRow: onRow((target, { row }) => ({ op: 'updateRow', ...target, set: row })),
    moveRow: onRow((target, _, after) => ({ op: 'moveRow', ...target, after })),
    copyRow: onRow((target, _, after) => ({ op: 'copyRow', ...target, after })),
    removeRow: onRow((target, { confirmed }) => ({ op: 'removeRow', ...target, confirmed })),
  };
}
