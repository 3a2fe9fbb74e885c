import type { Finding } from '@wence/schema';
import { memo, Suspense, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LineGlyph } from '../../../../shared/LineGlyph';
import { lazyPart } from '../../../../shared/lazy-part';
import { CheckedContext } from './checked-context';
import styles from './question-findings.module.css';

const FindingsOfView = lazyPart(async () => (await import('../../logic/checks/FindingsOfView')).FindingsOfView);

/** A triangle with a mark of exclamation. */
const WARNING = 'M7 1.75 12.75 12H1.25ZM7 5.5v3M7 10v.25';

/** How much the check before a launch has to say of a question, and on demand what: nobody should learn of it only at the launch. */
export const QuestionFindings = memo(({ nodeId }: { nodeId: number }) => {
  const findings = use(CheckedContext).get(nodeId);
  return findings && <Told findings={findings} />;
});
QuestionFindings.displayName = 'QuestionFindings';

const Told = ({ findings }: { findings: readonly Finding[] }) => {
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
};
