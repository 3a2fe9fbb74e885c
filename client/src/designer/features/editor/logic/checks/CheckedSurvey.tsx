import type { Finding } from '@wence/schema';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useSessionValue } from '../../session/session-store';
import { useFindings } from './useFindings';

type FindingsByNode = ReadonlyMap<number, readonly Finding[]>;

/** Findings by the id of the question they are about. */
const CheckedContext = createContext<FindingsByNode>(new Map());

function byNode(findings: readonly Finding[]): FindingsByNode {
  const found = new Map<number, readonly Finding[]>();
  for (const finding of findings)
    if (finding.nodeId !== undefined) found.set(finding.nodeId, [...(found.get(finding.nodeId) ?? []), finding]);
  return found;
}

/** Runs the launch check whenever the author pauses, and provides its findings to the questions on the canvas and in the outline. */
export function CheckedSurvey({ readOnly, children }: { readOnly: boolean; children: ReactNode }) {
  const findings = useFindings(useSessionValue(({ view }) => (readOnly ? null : view)));
  const text = useMemo(() => JSON.stringify(findings ?? []), [findings]);
  // Keeps the identity of equal findings, because every question reads the context.
  const found = useMemo(() => byNode(JSON.parse(text) as Finding[]), [text]); // Written on the line before.
  return <CheckedContext value={found}>{children}</CheckedContext>;
}

export const useFindingsByNode = (): FindingsByNode => use(CheckedContext);
