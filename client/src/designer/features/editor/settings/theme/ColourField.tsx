import { isColour } from '@wence/schema';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LineGlyph } from '../../../../shared/LineGlyph';
import { ToolButton } from '../../shared/ToolButton';
import styles from './ColourField.module.css';

/** An arrow that bends back. */
const BACK = 'M3 7a4.5 4.5 0 1 1 1.3 3.2M3 3v4h4';

interface ColourFieldProps {
  label: string;
  hint: string;
  /** Undefined: it has its default. */
  value: string | undefined;
  /** The colour that the field shows: the default where there is no other. */
  shown: string;
  disabled: boolean;
  onPick: (colour: string) => void;
  onReset: () => void;
}

/** A colour: picked by eye, or typed as its code. A code counts as soon as it is one. */
export function ColourField({ label, hint, value, shown, disabled, onPick, onReset }: ColourFieldProps) {
  const { t } = useTranslation('theme');
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && !isColour(typed);
  const type = (text: string) => {
    setTyped(text);
    if (isColour(text)) onPick(text.toLowerCase());
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        <span className={styles.hint}>{hint}</span>
      </label>
      <span className={styles.inputs}>
        <ToolButton
          label={t('resetOf', { name: label })}
          icon={<LineGlyph size={14} path={BACK} />}
          disabled={disabled || value === undefined}
          onClick={() => {
            setTyped(null);
            onReset();
          }}
        />
        <input
          className={styles.code}
          aria-label={t('codeOf', { name: label })}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-fault` : undefined}
          spellCheck={false}
          maxLength={7}
          disabled={disabled}
          value={typed ?? shown}
          onChange={({ target }) => type(target.value.trim())}
          onBlur={() => setTyped(null)}
        />
        <input
          id={id}
          type="color"
          className={styles.picker}
          disabled={disabled}
          value={shown}
          onChange={({ target }) => onPick(target.value)}
        />
      </span>
      {isWrong && (
        <p id={`${id}-fault`} className={styles.fault} role="alert">
          {t('badColour')}
        </p>
      )}
    </div>
  );
}
