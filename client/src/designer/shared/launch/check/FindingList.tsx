import { findNode, readableText } from '@wence/schema';
import type { Finding } from '@wence/schema';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { previewStateOf } from '../../preview-state';
import type { CheckedDraft } from './check-draft';
import styles from './finding-list.module.css';

interface FindingListProps {
  checked: CheckedDraft;
  /** Shows a finding happening, in the preview. */
  onPreview: (state: object) => void;
}

/** Findings in words, each naming its question; those that can be seen lead to the preview. Errors come first: they are what has to be done. */
export const FindingList = ({ checked: { definition, findings }, onPreview }: FindingListProps) => {
  const { t } = useTranslation();
  const subjectOf = ({ code, nodeId }: Finding) => {
    // Only texts are looked at without a question around them, and of those the welcome text is the one without.
    if (nodeId === undefined) return code.endsWith('Piped') ? t('finding.welcome') : '…';
    return readableText(findNode(definition, nodeId)?.title ?? '…');
  };

  // Those that differ only in what a sentence does not name, such as the option, are said once.
  const said = new Map(findings.map((finding) => [[finding.code, finding.nodeId, finding.logicId, finding.quotaId].join('/'), finding]));
  const sorted = [...said].toSorted(([, one], [, other]) => one.severity.localeCompare(other.severity));
  return (
    <ul className={styles.findings}>
      {sorted.map(([key, finding]) => {
        const state = previewStateOf(finding);
        return (
          <li key={key} data-severity={finding.severity}>
            {t(`finding.${finding.code}`, { question: subjectOf(finding) })}
            {state && (
              <Button className={styles.preview} type="link" size="small" onClick={() => onPreview(state)}>
                {t('finding.preview')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
};
