import { readableText } from '@wence/schema';
import type { FindingCode } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import styles from './finding-list.module.css';
import type { Finding } from './finding';
import { useQuestionTitlesQuery } from './launch.generated';

const SPOKEN = [
  'emptySurvey',
  'noOptions',
  'noRows',
  'minUnreachable',
  'sameTitle',
  'emptyContainer',
  'missingOwner',
  'missingTarget',
  'backwardTarget',
  'missingSource',
  'laterSource',
  'missingChoice',
  'unfitCondition',
  'missingPiped',
  'laterPiped',
  'incompleteQuota',
  'lowContrast',
  'unreachableQuestion',
  'unreachableOption',
  'unreachableRow',
  'neverHolds',
  'alwaysHolds',
  'shadowedJump',
  'showAndHide',
  'skippedPiped',
  'skippedCarry',
  'emptyCarry',
  'minMayFallShort',
  'unreachableCell',
  'unreachableEnd',
] as const satisfies readonly FindingCode[];

interface FindingListProps {
  surveyId: string;
  findings: readonly Finding[];
}

/** Findings in words, each naming its question. A finding newer than this page still gets a sentence. */
export const FindingList = ({ surveyId, findings }: FindingListProps) => {
  const { t } = useTranslation();
  const { data } = useQuestionTitlesQuery({ variables: { surveyId }, fetchPolicy: 'no-cache', context: { quiet: 'all' } });
  const nodes = data?.survey.nodes.flatMap((node) => [node, ...node.nodes]) ?? [];
  const subjectOf = ({ code, nodeId }: Finding) => {
    // Only texts are looked at without a question around them, and of those the welcome text is the one without.
    if (nodeId === null) return code.endsWith('Piped') ? t('finding.welcome') : '…';
    return readableText(nodes.find(({ id }) => id === nodeId)?.title ?? '…');
  };

  // Those that differ only in what a sentence does not name, such as the option, are said once.
  const said = new Map(findings.map((finding) => [[finding.code, finding.nodeId, finding.logicId, finding.quotaId].join('/'), finding]));
  return (
    <ul className={styles.findings}>
      {[...said].map(([key, finding]) => (
        <li key={key} data-severity={finding.severity}>
          {t(`finding.${SPOKEN.find((known) => known === finding.code) ?? 'other'}`, { question: subjectOf(finding) })}
        </li>
      ))}
    </ul>
  );
};
