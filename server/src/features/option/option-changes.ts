import { type Anchor, findOption, isExclusive, optionsOf, type SurveyDefinition, type SurveyNode } from '@wence/schema';
import { notFound } from '../../platform/errors/app-error.js';
import { movesBetween, orderAt } from '../survey/order.policy.js';

/** One entry of a list of options: with an id it changes that option, without one it is a new option. */
export interface OptionEntry {
  readonly id?: number;
  /** Judged by the edit language. Absent: nothing but the position changes. */
  readonly fields?: object;
  /** Wanted place from 1. Positions rank: gaps do not matter, options without one keep their order around. */
  readonly position?: number;
}

/** New options one after another, the first of them at `place`. Each anchors to the one before, whose id the newest revision tells. */
export function additions(newest: SurveyDefinition, nodeId: number, options: readonly object[], place: { after?: Anchor }): object[] {
  return options.map((option, index) => {
    const behind = index > 0 && 'after' in place ? { after: newest.lastId + index } : place;
    return { op: 'addOption', nodeId, option, ...behind };
  });
}

/** The operations of a list of entries, in its order, then of the positions, then of removals: a question is never without an option. */
export function changesOf(newest: SurveyDefinition, nodeId: number, entries: readonly OptionEntry[], remove: readonly number[]): object[] {
  const named = withIds(newest, entries);
  return [
    ...named.flatMap(({ id, isNew, fields }): object[] => {
      if (isNew) return [{ op: 'addOption', nodeId, option: fields ?? {} }];
      return fields ? [{ op: 'updateOption', nodeId, optionId: id, set: fields }] : [];
    }),
    ...arrangement(newest, nodeId, named),
    ...remove.map((optionId) => ({ op: 'removeOption', nodeId, optionId })),
  ];
}

type NamedEntry = OptionEntry & { readonly id: number; readonly isNew: boolean };

/** New options get their ids in order, from the one after the highest ever handed out. */
function withIds({ lastId }: SurveyDefinition, entries: readonly OptionEntry[]): NamedEntry[] {
  let id = lastId;
  return entries.map((entry) => {
    if (entry.id !== undefined) return { ...entry, id: entry.id, isNew: false };
    id += 1;
    return { ...entry, id, isNew: true };
  });
}

function arrangement(newest: SurveyDefinition, nodeId: number, entries: readonly NamedEntry[]): object[] {
  const node = nodeWith(newest, ({ id }) => id === nodeId);
  const standing = optionsOf(node).filter((option) => !isExclusive(option));
  const added = entries.filter(({ isNew }) => isNew);
  const current = [...standing, ...added].map(({ id }) => id);
  const positions = new Map(entries.flatMap(({ id, position }) => (position === undefined ? [] : [[id, position] as const])));
  return movesBetween(current, orderAt(current, positions)).map(({ id, after }) => ({ op: 'moveOption', nodeId, optionId: id, after }));
}

/** The question that has this option; A0404 when none has. */
export function nodeOfOption(definition: SurveyDefinition, optionId: number): SurveyNode {
  return nodeWith(definition, (node) => findOption(node, optionId) !== undefined);
}

function nodeWith({ nodes }: SurveyDefinition, isIt: (node: SurveyNode) => boolean): SurveyNode {
  const node = nodes.find(isIt);
  if (!node) throw notFound();
  return node;
}
