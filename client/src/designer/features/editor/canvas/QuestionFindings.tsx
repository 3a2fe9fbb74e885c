import type { Finding } from '@wence/schema';
import { memo, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/lazy-part';
import { LineGlyph } from '../../../shared/LineGlyph';
import { useFindingsByNode } from '../logic/checks/CheckedSurvey';
import styles from './QuestionFindings.module.css';

const FindingsOfView = lazyPart(async () => (await import('../logic/checks/FindingsOfView')).FindingsOfView);

/** A triangle with a mark of exclamation. */
const WARNING = 'M7 1.75 12.75 12H1.25ZM7 5.5v3M7 10v.25';

/** The findings of the launch check about one question: their number, and the list on demand. */
export const QuestionFindings = memo(({ nodeId }: { nodeId: number }) => {
  const findings = useFindingsByNode().get(nodeId);
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
