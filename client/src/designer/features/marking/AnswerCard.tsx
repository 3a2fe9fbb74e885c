import { MARKING_LIMITS } from '@wence/schema';
import { Button, Input } from 'antd';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../shared/moment';
import { detailUrl } from '../../shared/routes';
import type { AnswerToMarkFragment, MarkingProgressFragment } from './marking.generated';
import { type Mark, readMark } from './marks';
import styles from './AnswerCard.module.css';

interface AnswerCardProps {
  surveyId: string;
  answer: AnswerToMarkFragment;
  question: MarkingProgressFragment['questions'][number];
  /** Answers to several questions stand below each other: each says which one it is of. */
  showsQuestion: boolean;
  /** True once the reader has asked to see who answered; marking is blind until then. */
  showsPerson: boolean;
  /** The mark that was given on this page; undefined: none yet. */
  given: Mark | undefined;
  /** Returns the code of what the server refuses; null: it is stored. */
  onMark: (mark: Mark) => Promise<string | null>;
}

/** An answer with the points and the comment that it gets. Enter in the points stores them. */
export function AnswerCard({ surveyId, answer, question, showsQuestion, showsPerson, given, onMark }: AnswerCardProps) {
  const { t } = useTranslation('marking');
  const id = useId();
  const kept = given ?? (answer.points === null ? undefined : { points: answer.points, comment: answer.comment ?? '' });
  const [typed, setTyped] = useState(kept ? String(kept.points) : '');
  const [comment, setComment] = useState(kept?.comment ?? '');
  const [fault, setFault] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const { maximum } = question;
  const points = readMark(typed, maximum);
  const isWrong = typed !== '' && points === null;
  const isKept = kept !== undefined && kept.points === points && kept.comment === comment.trim();

  const save = async (value: number | null) => {
    if (value === null || isSaving) return;
    setSaving(true);
    const code = await onMark({ points: value, comment: comment.trim() });
    setSaving(false);
    setFault(code);
  };
  const saveOnEnter = (event: KeyboardEvent) => {
    const isMeant = event.key === 'Enter' && !event.nativeEvent.isComposing;
    if (!isMeant || (event.target instanceof HTMLTextAreaElement && !event.ctrlKey && !event.metaKey)) return;
    event.preventDefault();
    void save(points);
  };
  const giveAll = (value: number) => {
    setTyped(String(value));
    void save(value);
  };

  return (
    <li className={styles.card} data-marked={isKept || undefined} data-answer>
      {showsQuestion && (
        <h3 className={styles.question}>
          <span className={styles.code}>{question.code}</span> {question.title}
        </h3>
      )}
      {showsPerson && (
        <p className={styles.person}>
          <Link to={`${detailUrl(surveyId)}?response=${answer.responseId}`}>{t('person', { number: answer.number })}</Link>
          <span>{formatMoment(answer.submittedAt)}</span>
        </p>
      )}
      <div className={styles.answer}>
        {answer.lines.map(({ label, texts }) => (
          <p key={label ?? ''}>
            {label !== null && <span className={styles.label}>{label}</span>}
            {texts.join(' ')}
          </p>
        ))}
      </div>
      <div className={styles.mark}>
        <label className={styles.points} htmlFor={`${id}-points`}>
          {t('points')}
          <input
            id={`${id}-points`}
            className={styles.field}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${id}-most ${id}-wrong` : `${id}-most`}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={saveOnEnter}
          />
          <span id={`${id}-most`} className={styles.most}>
            {t('most', { maximum })}
          </span>
        </label>
        <Button size="small" disabled={isSaving} onClick={() => giveAll(0)}>
          {t('none')}
        </Button>
        <Button size="small" disabled={isSaving} onClick={() => giveAll(maximum)}>
          {t('all')}
        </Button>
        <span className={styles.state}>
          {isKept ? (
            <output className={styles.done}>{t('done', { points: kept.points })}</output>
          ) : (
            <Button type="primary" size="small" loading={isSaving} disabled={points === null} onClick={() => void save(points)}>
              {t(kept ? 'change' : 'mark')}
            </Button>
          )}
        </span>
      </div>
      {isWrong && (
        <p id={`${id}-wrong`} className={styles.fault} role="alert">
          {t('wrongPoints', { maximum })}
        </p>
      )}
      <Input.TextArea
        aria-label={t('comment')}
        placeholder={t('commentHint')}
        rows={2}
        maxLength={MARKING_LIMITS.comment}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
        onKeyDown={saveOnEnter}
      />
      {fault !== null && (
        <p className={styles.fault} role="alert">
          {t(fault === 'A0447' ? 'markedBefore' : fault === 'A0446' ? 'notAnyMore' : 'notStored')}
        </p>
      )}
    </li>
  );
}
