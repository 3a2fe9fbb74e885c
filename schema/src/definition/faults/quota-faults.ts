import { LIMITS } from '../../limit/limits.js';
import { at, type FaultList } from '../../reading/fault.js';
import type { Quota, TableQuota } from '../definition.js';
import { checkId, checkIds } from './identity-faults.js';
import { checkConditions } from './logic-faults.js';
import { checkText } from '../../reading/text-faults.js';

function checkLimit(faults: FaultList, path: string, limit: number): void {
  const field = at(path, 'limit');
  if (!Number.isInteger(limit)) faults.add(field, 'format');
  if (limit < 0) faults.add(field, 'tooSmall', 0);
  if (limit > LIMITS.quotaLimit) faults.add(field, 'tooLarge', LIMITS.quotaLimit);
}

/** One option per question in each cell, and no combination twice. */
function checkTable(faults: FaultList, path: string, { nodeIds, cells }: TableQuota): void {
  if (nodeIds.length === 0) faults.add(at(path, 'nodeIds'), 'tooShort', 1);
  if (nodeIds.length > LIMITS.quotaQuestions) faults.add(at(path, 'nodeIds'), 'tooMany', LIMITS.quotaQuestions);
  checkIds(faults, at(path, 'nodeIds'), nodeIds);
  if (cells.length > LIMITS.quotaCells) faults.add(at(path, 'cells'), 'tooMany', LIMITS.quotaCells);
  const combinations = new Set<string>();
  cells.forEach(({ optionId, limit }, place) => {
    const cell = at(at(path, 'cells'), place);
    checkIds(faults, at(cell, 'optionId'), optionId);
    if (optionId.length < nodeIds.length) faults.add(at(cell, 'optionId'), 'tooShort', nodeIds.length);
    if (optionId.length > nodeIds.length) faults.add(at(cell, 'optionId'), 'tooMany', nodeIds.length);
    if (combinations.has(optionId.join())) faults.add(at(cell, 'optionId'), 'notUnique');
    combinations.add(optionId.join());
    checkLimit(faults, cell, limit);
  });
}

/** Checks one quota by itself. Removed questions and options are accepted: their cells count nothing. */
export function checkQuota(faults: FaultList, path: string, quota: Quota): void {
  checkId(faults, path, quota.id);
  checkText(faults, path, 'name', quota.name, { min: 1, max: LIMITS.quotaName });
  if (quota.kind === 'table') return checkTable(faults, path, quota);
  checkConditions(faults, at(path, 'conditions'), quota.conditions);
  checkLimit(faults, path, quota.limit);
}

/** The rules of all quotas: each by itself, how many, names unique. */
export function checkQuotaList(faults: FaultList, path: string, quotas: readonly Quota[]): void {
  if (quotas.length > LIMITS.quotas) faults.add(path, 'tooMany', LIMITS.quotas);
  const names = new Set<string>();
  quotas.forEach((quota, place) => {
    checkQuota(faults, at(path, place), quota);
    if (names.has(quota.name)) faults.add(at(at(path, place), 'name'), 'notUnique');
    names.add(quota.name);
  });
}
