import type { SurveyDefinition } from '../definition/definition.js';
import { isDeepEqual } from '../edit/tree/is-deep-equal.js';
import { surveyFields } from '../edit/operation/survey-change.js';
import { isRecord } from '../reading/plain-copy.js';
import { themeWithDefaults } from '../theme/survey-theme.js';
import { movedIds, type Part, type PartKind, partsById, siblingsOf } from './parts.js';

/** A field that has another value; an absent value is the default. */
export interface FieldChange {
  /** Its key, with a dot where it stands in a record, such as `setting.max_word`, `theme.accent` or `endings.normal`. */
  readonly field: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** One difference of two definitions: of the survey's own fields, or of a part. */
export interface DefinitionChange {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly part: PartKind | 'survey';
  /** Local id of the part; 0 is the survey. */
  readonly id: number;
  /** The question that it is, or belongs to; 0: none. */
  readonly nodeId: number;
  /** Code of the part, or of the question that a logic item belongs to; empty where there is none. */
  readonly code: string;
  /** Title of the part, as rich as it is stored, or the name of a quota; empty where there is none. */
  readonly title: string;
  /** It stands elsewhere among its neighbours, or in another part. Only of changed parts. */
  readonly isMoved: boolean;
  /** The fields that differ; none for a part that was added, removed or only moved. */
  readonly fields: readonly FieldChange[];
}

/** Ids of what differs between two definitions of one survey; 0 stands for the survey's own fields. A logic item or quota includes its conditions. */
export interface Difference {
  readonly added: number[];
  readonly removed: number[];
  /** Changed in content or place. */
  readonly updated: number[];
}

/**
 * Compares two definitions of one survey (Spec 3, question node and option), by the ids of the parts: the survey's own fields, then
 * questions with their options and rows in the order of `after`, logic and quotas, and last what is gone. A part that came or went with the part that it
 * stands in is not told by itself. Empty exactly if the canonical definitions are the same but for `lastId`.
 */
export function compareDefinitions(before: SurveyDefinition, after: SurveyDefinition): DefinitionChange[] {
  const { old, now, moved } = sides(before, after);
  const changes: DefinitionChange[] = [];
  const surveyChange = fieldsBetween(surveyRecord(before), surveyRecord(after));
  if (surveyChange.length > 0) {
    changes.push({ kind: 'changed', part: 'survey', id: 0, nodeId: 0, code: '', title: after.title, isMoved: false, fields: surveyChange });
  }
  for (const part of inReadingOrder(now)) {
    const was = old.get(part.id);
    if (was === undefined) {
      if (part.parent === 0 || old.has(part.parent)) changes.push(changeOf('added', part, now));
      continue;
    }
    const fields = fieldsBetween(was.own, part.own);
    const isMoved = moved.has(part.id);
    if (fields.length > 0 || isMoved) changes.push({ ...changeOf('changed', part, now), isMoved, fields });
  }
  for (const part of inReadingOrder(old)) {
    if (!now.has(part.id) && (part.parent === 0 || now.has(part.parent))) changes.push(changeOf('removed', part, old));
  }
  return changes;
}

/** Returns the ids of everything that differs between two definitions of one survey, inner parts of added and removed ones included. */
export function differenceOf(before: SurveyDefinition, after: SurveyDefinition): Difference {
  const { old, now, moved } = sides(before, after);
  const updated = [...now.values()].filter(({ id, own }) => moved.has(id) || (old.has(id) && !isDeepEqual(old.get(id)?.own, own)));
  const isSame = isDeepEqual(surveyRecord(before), surveyRecord(after));
  return {
    added: [...now.keys()].filter((id) => !old.has(id)),
    removed: [...old.keys()].filter((id) => !now.has(id)),
    updated: [...(isSame ? [] : [0]), ...updated.map(({ id }) => id).sort((a, b) => a - b)],
  };
}

function sides(before: SurveyDefinition, after: SurveyDefinition) {
  const [oldLists, lists] = [siblingsOf(before), siblingsOf(after)];
  return { old: partsById(oldLists), now: partsById(lists), moved: movedIds(oldLists, lists) };
}

const surveyRecord = (definition: SurveyDefinition): Readonly<Record<string, unknown>> => ({
  ...surveyFields(definition),
  theme: themeWithDefaults(definition.theme),
  endings: definition.endings,
});

/** Each question is followed by its rows and options; logic and quotas come last. */
function inReadingOrder(parts: ReadonlyMap<number, Part>): Part[] {
  const inner = new Map<number, Part[]>();
  for (const part of parts.values()) {
    const members = inner.get(part.parent);
    if (members) members.push(part);
    else inner.set(part.parent, [part]);
  }
  const withInner = (part: Part): Part[] => [part, ...(inner.get(part.id) ?? []).flatMap(withInner)];
  return (inner.get(0) ?? []).flatMap(withInner);
}

function changeOf(kind: DefinitionChange['kind'], part: Part, parts: ReadonlyMap<number, Part>): DefinitionChange {
  const { own, id, nodeId } = part;
  const { code } = part.kind === 'logic' ? (parts.get(nodeId)?.own ?? {}) : own;
  const title = part.kind === 'quota' ? own['name'] : own['title'];
  return { kind, part: part.kind, id, nodeId, code: textOf(code), title: textOf(title), isMoved: false, fields: [] };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Records in a field are compared key by key. */
const RECORDS: ReadonlySet<string> = new Set(['setting', 'exam', 'ranking', 'theme', 'endings']);

function fieldsBetween(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>, prefix = ''): FieldChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
    const [old, now] = [before[key], after[key]];
    if (isDeepEqual(old, now)) return [];
    if (RECORDS.has(key)) return fieldsBetween(recordOf(old), recordOf(now), `${key}.`);
    return [{ field: prefix + key, ...(old !== undefined && { before: old }), ...(now !== undefined && { after: now }) }];
  });
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});
