import { LIMITS, reachablePoints, type SurveyDefinition } from '@wence/schema';
import { Button } from 'antd';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../../shared/routes';
import { useEditorActions } from '../../session/editor-actions';
import styles from './exam.module.css';
import { counts, lacksKey, sameForAll, type SheetQuestion, sheetOf } from './exam-sheet';
import { useNumberDraft } from './number-draft';
import own from './Sheet.module.css';
import { SheetRow } from './SheetRow';

/** Gives all questions the same points at once. */
function SamePoints({ questions, disabled }: { questions: readonly SheetQuestion[]; disabled: boolean }) {
  const { t } = useTranslation('exam');
  const actions = useEditorActions();
  const id = useId();
  const [same, setSame] = useState<number | null>(null);
  const max = LIMITS.examPoints;
  const { read, isWrong, field } = useNumberDraft({ value: same, min: 0, max, inHalves: true, onChange: setSame });
  const points = read ?? null;
  return (
    <>
      <label className={styles.line}>
        <span className={styles.label}>{t('same')}</span>
        <input {...field} className={styles.points} aria-describedby={isWrong ? id : undefined} placeholder="5" disabled={disabled} />
      </label>
      <Button disabled={disabled || points === null} onClick={() => points !== null && actions.confirm(sameForAll(questions, points))}>
        {t('apply')}
      </Button>
      {isWrong && (
        <p id={id} className={own.fault} role="alert">
          {t('pointsOutOfRange', { label: t('same'), min: 0, max })}
        </p>
      )}
    </>
  );
}

interface SheetProps {
  surveyId: string;
  definition: SurveyDefinition;
  disabled: boolean;
}

/** The questions that can be marked, with points and keys, and what is still missing. */
export function Sheet({ surveyId, definition, disabled }: SheetProps) {
  const { t } = useTranslation('exam');
  const questions = useMemo(() => sheetOf(definition), [definition]);
  const counted = questions.filter(counts).length;
  const missing = questions.filter(lacksKey).length;
  const { least, most } = useMemo(() => reachablePoints(definition), [definition]);
  if (questions.length === 0) {
    return (
      <div className={styles.empty}>
        <p>{t('empty')}</p>
        <Link to={paths.survey.replace(':surveyId', surveyId)}>{t('toEditor')}</Link>
      </div>
    );
  }
  return (
    <>
      <div className={own.bar}>
        <output className={own.state}>
          <strong>{counted === 0 ? t('noneScored') : t(least === most ? 'total' : 'totalRange', { count: counted, least, most })}</strong>
          {counted > 0 && (
            <span data-missing={missing > 0 || undefined}>{missing > 0 ? t('missing', { count: missing }) : t('complete')}</span>
          )}
        </output>
        <SamePoints questions={questions} disabled={disabled} />
      </div>
      <ul className={styles.sheet}>
        {questions.map((question) => (
          <SheetRow key={question.node.id} question={question} disabled={disabled} />
        ))}
      </ul>
    </>
  );
}
