import type { Finding } from '@wence/schema';
import { createContext, memo, type ReactNode, Suspense, use, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/lazy-part';
import { LineGlyph } from '../../../shared/LineGlyph';
import { useFindings } from '../logic/checks/useFindings';
import { useSessionValue } from '../session/session-store';
import styles from './QuestionFindings.module.css';

/** Findings by the id of the question they are about. */
const CheckedContext = createContext<ReadonlyMap<number, readonly Finding[]>>(new Map());

function byNode(findings: readonly Finding[]): ReadonlyMap<number, readonly Finding[]> {
  const found = new Map<number, readonly Finding[]>();
  for (const finding of findings)
    if (finding.nodeId !== undefined) found.set(finding.nodeId, [...(found.get(finding.nodeId) ?? []), finding]);
  return found;
}

/** Runs the launch check whenever the author pauses, and provides its findings to the questions on the canvas. */
export function CheckedCanvas({ readOnly, children }: { readOnly: boolean; children: ReactNode }) {
  const findings = useFindings(useSessionValue(({ view }) => (readOnly ? null : view)));
  const text = useMemo(() => JSON.stringify(findings ?? []), [findings]);
  // Keeps the identity of equal findings, because every question reads the context.
  const found = useMemo(() => byNode(JSON.parse(text) as Finding[]), [text]); // Written on the line before.
  return <CheckedContext value={found}>{children}</CheckedContext>;
}

const FindingsOfView = lazyPart(async () => (await import('../logic/checks/FindingsOfView')).FindingsOfView);

/** A triangle with a mark of exclamation. */
const WARNING = 'M7 1.75 12.75 12H1.25ZM7 5.5v3M7 10v.25';

/** The findings of the launch check about one question: their number, and the list on demand. */
export const QuestionFindings = memo(({ nodeId }: { nodeId: number }) => {
  const findings = use(CheckedContext).get(nodeId);
  return findings && <FindingsSummary findings={findings} />;
});
QuestionFindings.displayName = 'QuestionFindings';

function FindingsSummary({ findings }: { findings: readonly Finding[] }) {
  const { t } = useTranslation('editor');
  const [isOpen, setOpen] = useState(false);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  const counts = [errors > 0 && t('finding.errors', { count: errors }), warnings > 0 && t('finding.warnings', { count: warnings })];
  return (
    <details className={styles.findings} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.sum} data-severity={errors > 0 ? 'error' : 'warning'}>
        <LineGlyph size={14} path={WARNING} />
        {counts.filter(Boolean).join(t('logic.and'))}
      </summary>
      <Suspense>{isOpen && <FindingsOfView findings={findings} />}</Suspense>
    </details>
  );
}
