import type { Finding } from '../finding/finding.js';

const subject = ({ logicId, conditionId }: Finding): string => (conditionId === undefined ? `${logicId}` : `${logicId}/${conditionId}`);

/** Returns the event that must not happen for a finding with a conflict to be true, and must happen for one with a witness (`happenedOn`). */
export function eventOf(finding: Finding): string {
  const { code, nodeId, partId, logicId, otherId, sourceId, quotaId, cell = [] } = finding;
  const words: Partial<Record<Finding['code'], string>> = {
    unreachableQuestion: `shown ${nodeId}`,
    unreachableOption: `offers ${nodeId} ${partId}`,
    unreachableRow: `offers ${nodeId} ${partId}`,
    neverHolds: `holds ${subject(finding)}`,
    alwaysHolds: `fails ${subject(finding)}`,
    shadowedJump: `taken ${logicId}`,
    showAndHide: `clash ${logicId} ${otherId}`,
    skippedPiped: `piped ${nodeId} ${sourceId}`,
    skippedCarry: `unasked ${logicId} ${sourceId}`,
    emptyCarry: `empty ${nodeId}`,
    minMayFallShort: `short ${nodeId}`,
    minUnreachable: `enough ${nodeId}`,
    unreachableCell: `cell ${quotaId} ${cell.join('-')}`,
    unreachableEnd: 'completed',
  };
  return words[code] ?? code;
}
