import { useTranslation } from 'react-i18next';
import styles from './finding-list.module.css';
import type { Finding } from './finding';
import { useQuestionTitlesQuery } from './launch.generated';

const SPOKEN = ['emptySurvey', 'minUnreachable', 'noOptions', 'sameTitle'] as const;

interface FindingListProps {
  surveyId: string;
  findings: readonly Finding[];
}

/** Findings in words, each naming its question. A finding newer than this page still gets a sentence. */
export const FindingList = ({ surveyId, findings }: FindingListProps) => {
  const { t } = useTranslation();
  const { data } = useQuestionTitlesQuery({ variables: { surveyId }, fetchPolicy: 'no-cache', context: { quiet: 'all' } });
  const titleOf = (nodeId: number | null) => data?.survey.nodes.find(({ id }) => id === nodeId)?.title ?? '…';

  return (
    <ul className={styles.findings}>
      {findings.map(({ code, severity, nodeId }) => (
        <li key={`${code}/${nodeId}`} data-severity={severity}>
          {t(`finding.${SPOKEN.find((known) => known === code) ?? 'other'}`, { question: titleOf(nodeId) })}
        </li>
      ))}
    </ul>
  );
};
