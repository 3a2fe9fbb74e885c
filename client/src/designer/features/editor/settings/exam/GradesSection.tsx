import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { type ExamGrade, type ExamSetting, gradesDown, LIMITS } from '@wence/schema';
import { Button } from 'antd';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelGroup } from '../../panel/fields/PanelRow';
import settingsStyles from '../settings.module.css';
import examStyles from './exam.module.css';
import styles from './GradesSection.module.css';

/** Where new grades begin, in this order; with all of them there are as many as there can be. */
const BEGINNINGS = [60, 80, 90, 0, 70, 50, 40, 30, 20, 10];

const PERCENT = /^(100|\d{1,2})$/;

/** Keys of the rows of grades. A row keeps its own, and so the focus in it, when its grade begins elsewhere. */
class GradeKeys {
  private readonly keys = new Map<number, number>();
  private last = 0;

  of(min: number): number {
    const known = this.keys.get(min);
    if (known !== undefined) return known;
    this.last += 1;
    this.keys.set(min, this.last);
    return this.last;
  }

  moved(from: number, to: number): void {
    if (from === to) return;
    this.keys.set(to, this.of(from));
    this.keys.delete(from);
  }
}

interface GradeRowProps {
  grade: ExamGrade;
  others: readonly ExamGrade[];
  disabled: boolean;
  onChange: (grade: ExamGrade) => void;
  onRemove: () => void;
}

/** Edits one grade. What cannot be stored is named, and stays in its field until it is put right. */
function GradeRow({ grade, others, disabled, onChange, onRemove }: GradeRowProps) {
  const { t } = useTranslation('exam');
  const faultId = useId();
  const [draft, setDraft] = useState<{ min?: string; title?: string; text?: string }>({});
  const min = draft.min?.normalize('NFKC').trim() ?? String(grade.min);
  const title = draft.title?.trim() ?? grade.title;
  const text = draft.text?.trim() ?? grade.text ?? '';
  const isRange = PERCENT.test(min);
  const isTaken = isRange && others.some((other) => other.min === Number(min));
  const minFault = isRange
    ? isTaken && t('grade.taken', { min: Number(min) })
    : t('outOfRange', { label: t('grade.from'), min: 0, max: 100 });
  const fault = minFault || (title === '' && t('grade.noName'));
  const commit = () => {
    if (fault || Object.keys(draft).length === 0) return;
    setDraft({});
    onChange({ min: Number(min), title, ...(text !== '' && { text }) });
  };
  const field = { type: 'text', autoComplete: 'off', disabled, onBlur: commit } as const;
  return (
    <li className={styles.grade} aria-label={t('grade.row', { name: grade.title })}>
      <span className={examStyles.line}>
        <input
          {...field}
          className={examStyles.points}
          inputMode="numeric"
          aria-label={t('grade.from')}
          aria-invalid={minFault ? true : undefined}
          aria-describedby={minFault ? faultId : undefined}
          value={draft.min ?? grade.min}
          onChange={({ target }) => setDraft({ ...draft, min: target.value })}
          onKeyDown={({ key }) => key === 'Enter' && commit()}
        />
        <span aria-hidden="true">{t('grade.percent')}</span>
      </span>
      <input
        {...field}
        className={`${settingsStyles.entry} ${styles.title}`}
        maxLength={LIMITS.examGradeTitle}
        aria-label={t('grade.name')}
        placeholder={t('grade.name')}
        aria-invalid={title === '' || undefined}
        aria-describedby={title === '' ? faultId : undefined}
        value={draft.title ?? grade.title}
        onChange={({ target }) => setDraft({ ...draft, title: target.value })}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
      <input
        {...field}
        className={`${settingsStyles.entry} ${styles.text}`}
        maxLength={LIMITS.examGradeText}
        aria-label={t('grade.text')}
        placeholder={t('grade.text')}
        value={draft.text ?? grade.text ?? ''}
        onChange={({ target }) => setDraft({ ...draft, text: target.value })}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
      <Button
        className={styles.remove}
        type="text"
        icon={<DeleteOutlined aria-hidden="true" />}
        aria-label={t('grade.remove', { name: grade.title })}
        disabled={disabled}
        onClick={onRemove}
      />
      {fault && (
        <p id={faultId} className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </li>
  );
}

interface GradesSectionProps {
  exam: ExamSetting;
  disabled: boolean;
  onChange: (exam: ExamSetting) => void;
}

/** The grades of an exam, from the best one down (Spec 2, settings navigation: exam). */
export function GradesSection({ exam, disabled, onChange }: GradesSectionProps) {
  const { t } = useTranslation('exam');
  const addButton = useRef<HTMLButtonElement>(null);
  const [keys] = useState(() => new GradeKeys());
  const grades = gradesDown(exam.grades);
  const set = (next: readonly ExamGrade[]) => onChange({ ...exam, grades: next.length > 0 ? gradesDown(next) : undefined });
  const add = () => {
    const min = BEGINNINGS.find((beginning) => !grades.some((grade) => grade.min === beginning)) ?? 0;
    set([...grades, { min, title: t('grade.initial', { number: grades.length + 1 }) }]);
  };
  return (
    <PanelGroup title={t('grade.title')}>
      <p className={styles.lead}>{t('grade.lead')}</p>
      {grades.length > 0 && (exam.showAfter ?? 'none') === 'none' && <p className={styles.unseen}>{t('needsScore')}</p>}
      {grades.length > 0 && (
        <ul className={styles.grades}>
          {grades.map((grade) => {
            const others = grades.filter((other) => other !== grade);
            return (
              <GradeRow
                key={keys.of(grade.min)}
                grade={grade}
                others={others}
                disabled={disabled}
                onChange={(next) => {
                  keys.moved(grade.min, next.min);
                  set([...others, next]);
                }}
                onRemove={() => {
                  set(others);
                  addButton.current?.focus();
                }}
              />
            );
          })}
        </ul>
      )}
      <Button
        ref={addButton}
        className={styles.add}
        icon={<PlusOutlined aria-hidden="true" />}
        disabled={disabled || grades.length >= LIMITS.examGrades}
        onClick={add}
      >
        {t('grade.add')}
      </Button>
    </PanelGroup>
  );
}
