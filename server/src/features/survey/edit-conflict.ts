import type { Operation } from '@wence/schema';
import { AppError } from '../../platform/errors/app-error.js';

/** Keys under which an operation names what it changes, or what it anchors to; each holds an id or a list of them. */
const NAMING = new Set([
  'nodeId',
  'optionId',
  'rowId',
  'logicId',
  'quotaId',
  'groupId',
  'parentId',
  'after',
  'optionIds',
  'removeIds',
  'remove',
]);

/** Ids that operations name: what they change, and what they anchor to. 0 stands for the survey's own fields. */
export function namedIds(operations: readonly Operation[]): Set<number> {
  return new Set(operations.flatMap(idsOf));
}

function idsOf(operation: Operation): number[] {
  switch (operation.op) {
    case 'updateSurvey':
      return [0];
    case 'saveLogic':
      return [operation.item.id, operation.item.nodeId].filter(isId);
    case 'saveQuota':
      return [operation.quota.id].filter(isId);
    case 'restore': {
      const parts = (operation.put ?? []).flatMap((part) => [...idsUnder(part), partId(part)]);
      return [...idsUnder(operation), ...parts, ...Object.keys(operation.codes ?? {}).map(Number), ...(operation.survey ? [0] : [])];
    }
    default:
      return idsUnder(operation);
  }
}

function idsUnder(named: object): number[] {
  const values = Object.entries(named).flatMap(([key, value]): unknown => (NAMING.has(key) ? value : []));
  return values.filter(isId);
}

type RestoredPart = NonNullable<Extract<Operation, { op: 'restore' }>['put']>[number];

function partId(part: RestoredPart): number {
  switch (part.kind) {
    case 'node':
      return part.node.id;
    case 'option':
      return part.option.id;
    case 'row':
      return part.row.id;
    case 'logic':
      return part.item.id;
    case 'quota':
      return part.quota.id;
  }
}

function isId(value: unknown): value is number {
  return typeof value === 'number';
}

/** A0409, naming ids and revisions, when somebody else changed one of these ids meanwhile. */
export function refuseConflict(ids: ReadonlySet<number>, others: readonly { revision: number; touched: readonly number[] }[]): void {
  const clashing = others.filter(({ touched }) => touched.some((id) => ids.has(id)));
  if (clashing.length === 0) return;
  const touched = new Set(clashing.flatMap((edit) => edit.touched.filter((id) => ids.has(id))));
  throw new AppError('A0409', {
    data: { touched: [...touched].sort((a, b) => a - b), revisions: clashing.map(({ revision }) => revision) },
  });
}
