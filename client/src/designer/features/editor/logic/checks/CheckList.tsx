import type { Finding, SurveyDefinition } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import styles from './checks.module.css';
import { FindingItem } from './FindingItem';

interface CheckListProps {
  definition: SurveyDefinition;
  /** Null: not looked at yet. */
  findings: readonly Finding[] | null;
}

/** What a launch would tell of the survey as it stands: how much, and in a list what. */
export const CheckList = ({ definition, findings }: CheckListProps) => {
  const { t } = useTranslation('logic');
  const errors = findings?.filter(({ severity }) => severity === 'error').length ?? 0;
  const warnings = (findings?.length ?? 0) - errors;
  const isClean = findings !== null && findings.length === 0;
  return (
    <section className={styles.checks} aria-label={t('check.title')}>
      <output className={styles.sum}>
        {findings === null && t('check.looking')}
        {isClean && t('check.clean')}
        {findings !== null && !isClean && t('check.sum', { errors, warnings })}
      </output>
      {findings !== null && !isClean && (
        <details className={styles.details}>
          <summary>{t('check.open')}</summary>
          <FindingList definition={definition} findings={findings} />
        </details>
      )}
    </section>
  );
};

/** Findings one below the other. */
export const FindingList = ({ definition, findings }: { definition: SurveyDefinition; findings: readonly Finding[] }) => (
  <ul className={styles.list}>
    {findings.map((finding, place) => (
      <FindingItem key={`${finding.code}/${place}`} definition={definition} finding={finding} />
    ))}
  </ul>
);
