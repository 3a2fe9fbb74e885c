import { logicOf } from '../../definition/defaults.js';
import type { Compiled } from '../../engine/compiled.js';
import type { Finding, FindingCode } from '../finding/finding.js';

/** Maps a finding to another one that already implies it for the same subject. */
const IMPLIED_BY: Readonly<Partial<Record<FindingCode, FindingCode>>> = {
  minMayFallShort: 'minUnreachable',
  alwaysHolds: 'neverHolds',
  shadowedJump: 'neverHolds',
};

type Subject = Pick<Finding, 'nodeId' | 'logicId' | 'conditionId'>;

const subjectOf = ({ nodeId, logicId, conditionId }: Subject): string => [nodeId, logicId, conditionId].join('/');

/**
 * Removes findings that follow from another one: that a minimum may be missed where it always is; that an item is never taken, or always holds when
 * it is evaluated, where it never holds; findings about one condition of an item that never or always holds.
 */
export function withoutImplied(findings: readonly Finding[]): readonly Finding[] {
  const said = new Set(findings.map((finding) => `${finding.code} ${subjectOf(finding)}`));
  const saysAll = ({ nodeId, logicId }: Subject): boolean =>
    ['neverHolds', 'alwaysHolds'].some((code) => said.has(`${code} ${subjectOf({ nodeId, logicId })}`));
  return findings.filter((finding) => {
    if (said.has(`${IMPLIED_BY[finding.code]} ${subjectOf(finding)}`)) return false;
    return finding.conditionId === undefined || !saysAll(finding);
  });
}

/** Sorts findings into report order: nodes in document order, then logic items in saved order, quotas, the survey as a whole. */
export function inReportOrder(findings: readonly Finding[], { definition, positions, nodes }: Compiled): readonly Finding[] {
  const items = new Map(logicOf(definition).map(({ id }, place) => [id, place]));
  const placeOf = ({ nodeId, logicId, quotaId }: Finding): number => {
    if (logicId !== undefined) return nodes.length + (items.get(logicId) ?? 0);
    if (nodeId !== undefined) return positions.get(nodeId) ?? 0;
    return nodes.length + items.size + (quotaId === undefined ? 1 : 0);
  };
  return [...findings].sort((a, b) => placeOf(a) - placeOf(b));
}
