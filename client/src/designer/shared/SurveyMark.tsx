import { useTranslation } from 'react-i18next';
import { StatusDot, type SurveyStatus } from './StatusDot';
import styles from './SurveyMark.module.css';

interface SurveyMarkProps {
  status: SurveyStatus;
  /** True if the draft differs from what respondents get. */
  isBehind?: boolean;
}

/** The state of a survey in the header of all its pages: whether it collects, and whether respondents get what the author sees. */
export function SurveyMark({ status, isBehind = false }: SurveyMarkProps) {
  const { t } = useTranslation('nav');
  return (
    <span className={styles.mark}>
      <StatusDot status={status} />
      {isBehind && <span className={styles.behind}>{t('unpublished')}</span>}
    </span>
  );
}
