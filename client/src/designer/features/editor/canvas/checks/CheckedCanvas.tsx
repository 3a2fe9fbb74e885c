import type { Finding } from '@wence/schema';
import { type ReactNode, useMemo } from 'react';
import { useFindings } from '../../logic/checks/useFindings';
import { useOfSession } from '../../session/session-store';
import { CheckedContext } from './checked-context';

function byNode(findings: readonly Finding[]): ReadonlyMap<number, readonly Finding[]> {
  const found = new Map<number, readonly Finding[]>();
  for (const finding of findings)
    if (finding.nodeId !== undefined) found.set(finding.nodeId, [...(found.get(finding.nodeId) ?? []), finding]);
  return found;
}

/** Gives the questions on the canvas what the check before a launch says of each. It looks whenever the author pauses; most looks change nothing. */
export const CheckedCanvas = ({ readOnly, children }: { readOnly: boolean; children: ReactNode }) => {
  const findings = useFindings(useOfSession(({ view }) => (readOnly ? null : view)));
  const text = useMemo(() => JSON.stringify(findings ?? []), [findings]);
  // The same as long as it says the same: every question looks at it.
  const found = useMemo(() => byNode(JSON.parse(text) as Finding[]), [text]); // Written the line before.
  return <CheckedContext value={found}>{children}</CheckedContext>;
};
