import { findNode, findOption, findRow, isSame, mapIds, type Operation, type SurveyDefinition } from '@wence/schema';
import type { Change } from './change';
import type { Renamed } from './replay';

type Fields = Readonly<Record<string, unknown>>;

/** The fields an operation sets and their current values; undefined if it sets no field of an existing part. */
function fieldsOf(operation: Operation, definition: SurveyDefinition): { now: Fields; set: Fields } | undefined {
  switch (operation.op) {
    case 'updateSurvey':
      return { now: flat(definition), set: flat(operation.set) };
    case 'updateNode':
      return both(findNode(definition, operation.nodeId), operation.set);
    case 'updateOption': {
      const node = findNode(definition, operation.nodeId);
      return both(node && findOption(node, operation.optionId), operation.set);
    }
    case 'updateRow': {
      const node = findNode(definition, operation.nodeId);
      return both(node && findRow(node, operation.rowId), operation.set);
    }
    default:
      return undefined;
  }
}

const both = (part: object | undefined, set: object) => part && { now: flat(part), set: flat(set) };

/** Each setting counts as a separate field, so that two authors may change different settings. */
function flat(part: object): Fields {
  const { setting, settings, ...own }: { setting?: unknown; settings?: unknown } = part;
  return { ...own, ...prefixed('setting', setting), ...prefixed('settings', settings) };
}

const prefixed = (name: string, inner: unknown): Fields =>
  typeof inner === 'object' && inner !== null
    ? Object.fromEntries(Object.entries(inner).map(([key, value]): [string, unknown] => [`${name}.${key}`, value]))
    : {};

/**
 * Returns whether an operation would overwrite another author's later edit: the same field of the same part has
 * changed, and not to the value that the operation sets. Edits of other fields or questions, moves and additions are compatible.
 */
function conflicts(operation: Operation, made: SurveyDefinition, newest: SurveyDefinition, renamed: Renamed): boolean {
  const before = fieldsOf(operation, made);
  const after = fieldsOf(
    mapIds(operation, (id) => renamed.get(id) ?? id),
    newest,
  );
  if (!before || !after) return false;
  return Object.entries(after.set).some(([key, wanted]) => !isSame(before.now[key], after.now[key]) && !isSame(after.now[key], wanted));
}

/**
 * Splits changes into those that would overwrite another author's edits and the others. `renamed` maps ids that this device assigned in the
 * document the changes were made on to those of the newest document.
 */
export function splitByConflict(changes: readonly Change[], made: SurveyDefinition, newest: SurveyDefinition, renamed: Renamed) {
  const clashing = changes.filter(({ operations }) => operations.some((operation) => conflicts(operation, made, newest, renamed)));
  return { clashing, others: changes.filter((change) => !clashing.includes(change)) };
}
