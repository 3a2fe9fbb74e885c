import { CheckCircleFilled } from '@ant-design/icons';
import { type Finding, findNode, type ImportNote, readableText, type SurveyDefinition } from '@wence/schema';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findingWords } from '../../../../shared/launch/check/finding-words';
import styles from './ImportReport.module.css';

/** Notes that are listed at first. */
const LISTED = 8;

interface ImportReportProps {
  definition: SurveyDefinition;
  notes: readonly ImportNote[];
  findings: readonly Finding[];
}

/** Lists what could not be carried over, and what would keep the survey from being launched. Neither keeps anybody from creating the survey. */
export function ImportReport({ definition, notes, findings }: ImportReportProps) {
  const { t } = useTranslation('making');
  const { t: say } = useTranslation('finding');
  const [isOpen, setOpen] = useState(false);
  const errors = findings.filter(({ severity }) => severity === 'error');
  const placeOf = (nodeId: number | null) => {
    const node = nodeId === null ? undefined : findNode(definition, nodeId);
    return node ? `${node.code} ${readableText(node.title)}` : t('report.whole');
  };
  return (
    <div className={styles.report}>
      {notes.length === 0 ? (
        <p className={styles.all}>
          <CheckCircleFilled aria-hidden="true" /> {t('report.all')}
        </p>
      ) : (
        <Alert
          type="warning"
          showIcon
          title={t('report.title', { count: notes.length })}
          description={
            <ul className={styles.list}>
              {notes.slice(0, isOpen ? notes.length : LISTED).map(({ code, nodeId, text }) => (
                <li key={`${code} ${String(nodeId)} ${text}`}>
                  <span className={styles.place}>{placeOf(nodeId)}</span> {t(`report.note.${code}`, { text: text || '—' })}
                </li>
              ))}
              {!isOpen && notes.length > LISTED && (
                <li>
                  <Button type="link" size="small" onClick={() => setOpen(true)}>
                    {t('report.showAll', { count: notes.length })}
                  </Button>
                </li>
              )}
            </ul>
          }
        />
      )}
      {errors.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('report.findings', { count: errors.length })}
          description={
            <>
              <ul className={styles.list}>
                {errors.map((finding) => (
                  <li key={`${finding.code} ${String(finding.nodeId)}`}>{findingWords(definition, finding, say)}</li>
                ))}
              </ul>
              <p>{t('report.findingsHelp')}</p>
            </>
          }
        />
      )}
    </div>
  );
}
