import { findOption, isOptionGroup, type SurveyDefinition, type SurveyNode } from '@wence/schema';
import { invalidInput } from '../../platform/errors/app-error.js';
import { relocations } from '../survey/arrangement.policy.js';
import { OPTIONS, type PartHolder } from './part-writer.policy.js';

/** One entry of a list of options or rows: with an id it changes an existing one, without an id it adds one. */
export interface PartEntry {
  readonly id?: number;
  /** Path in the body; empty if the body itself is the entry. Absent: `options`, by its index. */
  readonly path?: string;
  /** Validated by the edit language. Absent: only the place changes. */
  readonly fields?: object;
  /** True for a group of options. An existing entry cannot become a group or stop being one. */
  readonly group?: boolean;
  /** Id of the group or higher level to put it in, 0 for the top level. Ignored for rows and for entries inside another one. */
  readonly parentId?: number;
  /** Wanted place, from 1. Positions are relative: gaps do not matter, and entries without one keep their order. */
  readonly position?: number;
  /** Entries to put inside this one. */
  readonly nodes?: readonly PartEntry[];
}

/** An operation, and the door's name of each of its fields. */
export interface Change {
  readonly operation: object;
  readonly word: (field: string) => string;
}

const within = (path: string) => (field: string) => [path, field].filter((part) => part !== '').join('.');

interface NamedEntry extends PartEntry {
  readonly id: number;
  readonly isNew: boolean;
  /** Path of the entry in the body. */
  readonly path: string;
}

/** Requested changes to the options or rows of one question. */
export interface PartEdit {
  readonly entries?: readonly PartEntry[];
  readonly remove?: readonly number[];
  /** Also removes parts that others refer to. */
  readonly confirmed?: boolean;
  /** Path in the body of the ids to be removed. */
  readonly removePath?: string;
}

/** The changes of entries, in their order, then of places, then of removals: a question is never without an option in between. */
export function changesOf(newest: SurveyDefinition, { node, writer }: PartHolder, edit: PartEdit): Change[] {
  const { entries = [], remove = [], confirmed = false, removePath = 'deleteIds' } = edit;
  const named = withIds(newest.lastId, entries, writer === OPTIONS);
  refuseOtherKinds(node, named);
  const removals = remove.length === 0 ? [] : writer.remove(node.id, remove, confirmed);
  return [
    ...named.flatMap((entry): Change[] => {
      const { id, isNew, fields = {}, group, parentId, path } = entry;
      const word = within(path);
      if (isNew) return [{ operation: writer.add(node.id, { ...fields, group: group === true ? group : undefined }, parentId), word }];
      const isSet = Object.values(fields).some((value) => value !== undefined);
      return isSet ? [{ operation: writer.update(node.id, id, fields), word }] : [];
    }),
    ...arrangement({ node, writer }, named),
    ...removals.map((operation) => ({ operation, word: () => removePath })),
  ];
}

/** Entries one after another, each before those inside it; new ones get their ids in this order, from the one after the highest ever handed out. */
function withIds(lastId: number, entries: readonly PartEntry[], mayNest: boolean): NamedEntry[] {
  let highest = lastId;
  const nextId = () => {
    highest += 1;
    return highest;
  };
  const name = (entry: PartEntry, path: string, parentId: number | undefined): NamedEntry[] => {
    const id = entry.id ?? nextId();
    const own = { ...entry, id, isNew: entry.id === undefined, path, parentId: mayNest ? parentId : undefined };
    return [own, ...(entry.nodes ?? []).flatMap((inner, place) => name(inner, `${path}.nodes[${place}]`, id))];
  };
  return entries.flatMap((entry, place) => name(entry, entry.path ?? `options[${place}]`, entry.parentId));
}

function refuseOtherKinds(node: SurveyNode, entries: readonly NamedEntry[]): void {
  const wrong = entries.filter(({ id, group }) => {
    const option = findOption(node, id);
    return group !== undefined && option !== undefined && isOptionGroup(option) !== group;
  });
  if (wrong.length > 0) throw invalidInput(wrong.map(({ path }) => ({ field: `${path}.group`, rule: 'notAllowed' })));
}

const isMadeExclusive = ({ fields = {} }: PartEntry): boolean => 'exclusive' in fields && fields.exclusive === true;

function arrangement({ node, writer }: PartHolder, entries: readonly NamedEntry[]): Change[] {
  const free = entries.filter((entry) => !isMadeExclusive(entry));
  const present = new Map(writer.arrangement(node));
  for (const { id, isNew, parentId = 0 } of free) if (isNew) present.set(parentId, [...(present.get(parentId) ?? []), id]);
  const wishes = free.filter(({ position, parentId }) => position !== undefined || parentId !== undefined);
  const paths = new Map(entries.map(({ id, path }) => [id, path]));
  return relocations(present, wishes).map((move) => ({
    operation: writer.move(node.id, move),
    word: within(paths.get(move.id) ?? 'options'),
  }));
}
