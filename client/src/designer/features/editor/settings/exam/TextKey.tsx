import { type AcceptedTexts, isDecimal, LIMITS, TEXT_MATCHES, type TextMatch } from '@wence/schema';
import { Input, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './exam.module.css';

interface TextKeyProps {
  label: string;
  value: Partial<AcceptedTexts>;
  disabled: boolean;
  onChange: (accepted: AcceptedTexts) => void;
}

const linesIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split('\n')
      .map((line) => line.trim().slice(0, LIMITS.acceptedText))
      .filter(Boolean),
  ),
];

/** The texts that are accepted as an answer, and how they are compared. A line that is no number is told where numbers are compared, and not kept. */
export function TextKey({ label, value, disabled, onChange }: TextKeyProps) {
  const { t } = useTranslation('exam');
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [span, setSpan] = useState<string | null>(null);
  const isWrongSpan = span !== null && !(isDecimal(span) && Number(span) >= 0);
  const { texts = [], match = 'exact', tolerance = 0 } = value;
  const fitting = (lines: readonly string[], how: TextMatch): string[] => {
    const wrong = how === 'number' ? lines.find((line) => !isDecimal(line)) : undefined;
    setRefused(wrong ?? null);
    return lines.filter((line) => how !== 'number' || isDecimal(line)).slice(0, LIMITS.acceptedTexts);
  };
  const leave = () => {
    if (draft !== null) onChange({ texts: fitting(linesIn(draft), match), match, tolerance });
    setDraft(null);
  };
  const leaveSpan = () => {
    if (span === null || isWrongSpan) return;
    onChange({ texts, match, tolerance: Number(span) });
    setSpan(null);
  };
  return (
    <div className={styles.key}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Input.TextArea
        id={id}
        rows={2}
        disabled={disabled}
        value={draft ?? texts.join('\n')}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={leave}
      />
      {refused !== null && (
        <p className={styles.fault} role="alert">
          {t('notNumber', { text: refused })}
        </p>
      )}
      <div className={styles.line}>
        <span id={`${id}-match`} className={styles.label}>
          {t('match')}
        </span>
        <Select
          size="small"
          className={styles.select}
          aria-labelledby={`${id}-match`}
          disabled={disabled}
          value={match}
          options={TEXT_MATCHES.map((how) => ({ value: how, label: t(`matches.${how}`) }))}
          onChange={(how: TextMatch) => onChange({ texts: fitting(texts, how), match: how, ...(how === 'number' && { tolerance }) })}
        />
        {match === 'number' && (
          <label className={styles.line}>
            <span className={styles.label}>{t('tolerance')}</span>
            <input
              className={styles.points}
              type="text"
              inputMode="decimal"
              aria-invalid={isWrongSpan || undefined}
              aria-describedby={isWrongSpan ? `${id}-span` : undefined}
              disabled={disabled}
              value={span ?? tolerance}
              onChange={({ target }) => setSpan(target.value)}
              onBlur={leaveSpan}
            />
          </label>
        )}
      </div>
      {match === 'number' && isWrongSpan && (
        <p id={`${id}-span`} className={styles.fault} role="alert">
          {t('wrongTolerance')}
        </p>
      )}
    </div>
  );
}
