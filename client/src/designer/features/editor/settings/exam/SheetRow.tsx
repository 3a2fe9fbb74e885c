import { isMarkedByHand, LIMITS, type NodeExam, readableText, type Scoring, scoringsOf } from '@wence/schema';
import { Input, Select } from 'antd';
import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorActions } from '../../session/editor-actions';
import styles from './exam.module.css';
import { examChange, lacksKey, scoringChange, type SheetQuestion } from './exam-sheet';
import { KeyEditor } from './KeyEditor';
import { PointsField } from './PointsField';

interface SheetRowProps {
  question: SheetQuestion;
  disabled: boolean;
}

/** How a question is marked beyond its key, and what its respondents read about it. */
function More({ question: { node, kind }, disabled, onChange }: SheetRowProps & { onChange: (change: Partial<NodeExam>) => void }) {
  const { t } = useTranslation('exam');
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const scorings = scoringsOf(kind);
  const { scoring = 'allRight', penalty = 0, analysis = '' } = node.exam ?? { score: 0 };
  return (
    <details className={styles.more}>
      <summary>{t('more')}</summary>
      <div className={styles.fields}>
        {scorings.length > 1 && (
          <div className={styles.line}>
            <span id={`${id}-scoring`} className={styles.label}>
              {t('scoring')}
            </span>
            <Select
              className={styles.select}
              aria-labelledby={`${id}-scoring`}
              disabled={disabled}
              value={scoring}
              options={scorings.map((value) => ({
                value,
                label: t(value === 'allRight' && kind === 'text' ? 'byKey' : `scorings.${value}`),
              }))}
              onChange={(value: Scoring) => onChange(scoringChange(value))}
            />
          </div>
        )}
        {scoring !== 'manual' && (
          <div className={styles.line}>
            <label className={styles.label} htmlFor={`${id}-penalty`}>
              {t('penalty')}
            </label>
            <PointsField
              id={`${id}-penalty`}
              label={t('penalty')}
              value={penalty}
              most={LIMITS.examPoints}
              disabled={disabled}
              onChange={(points) => onChange({ penalty: points ?? 0 })}
            />
          </div>
        )}
        <div>
          <label className={styles.label} htmlFor={`${id}-analysis`}>
            {t('analysis')}
          </label>
          <Input.TextArea
            id={`${id}-analysis`}
            aria-describedby={`${id}-hint`}
            rows={3}
            maxLength={LIMITS.examAnalysis}
            disabled={disabled}
            value={draft ?? analysis}
            onChange={({ target }) => setDraft(target.value)}
            onBlur={() => {
              if (draft !== null && draft !== analysis) onChange({ analysis: draft });
              setDraft(null);
            }}
          />
          <p id={`${id}-hint`} className={styles.hint}>
            {t('analysisHint')}
          </p>
        </div>
      </div>
    </details>
  );
}

/** A question of an exam: its points and its key. */
export const SheetRow = memo(({ question, disabled }: SheetRowProps) => {
  const { t } = useTranslation('exam');
  const actions = useEditorActions();
  const { node } = question;
  const change = (set: Partial<NodeExam>) => actions.change([examChange(node, set)]);
  return (
    <li className={styles.question} aria-labelledby={`exam-${node.id}`}>
      <div className={styles.head}>
        <h4 id={`exam-${node.id}`} className={styles.title}>
          <span className={styles.code}>{node.code}</span> {readableText(node.title)}
        </h4>
        {lacksKey(question) && <span className={styles.missing}>{t('noKey')}</span>}
        <span className={styles.line}>
          <PointsField
            label={t('points', { code: node.code })}
            value={node.exam?.score ?? null}
            most={LIMITS.examPoints}
            placeholder="0"
            disabled={disabled}
            onChange={(points) => change({ score: points ?? 0 })}
          />
          {t('pointsUnit')}
        </span>
      </div>
      {node.exam && isMarkedByHand(node.exam) ? (
        <p className={styles.hint}>{t('byHand')}</p>
      ) : (
        <KeyEditor question={question} disabled={disabled} onChange={change} />
      )}
      <More question={question} disabled={disabled} onChange={change} />
    </li>
  );
});
SheetRow.displayName = 'SheetRow';
