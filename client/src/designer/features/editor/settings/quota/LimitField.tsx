import { formatThousands } from '@wence/schema';
import { memo, useState } from 'react';
import { readLimit } from './quota-grid';
import styles from './grid.module.css';

interface LimitFieldProps {
  label: string;
  /** Handed back on changes, so that hundreds of fields share one function. */
  place: number;
  value: number | null;
  placeholder: string;
  disabled: boolean;
  onChange: (place: number, limit: number | null) => void;
  /** True if the text was taken as a block of cells. */
  onBlock?: (place: number, text: string) => boolean;
}

/** A limit, or none. What is no whole number is marked and not taken. */
export const LimitField = memo(({ label, place, value, placeholder, disabled, onChange, onBlock }: LimitFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && readLimit(typed) === undefined;
  return (
    <input
      className={styles.number}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isWrong || undefined}
      placeholder={placeholder}
      disabled={disabled}
      value={typed ?? (value === null ? '' : formatThousands(value))}
      onChange={({ target }) => {
        setTyped(target.value);
        const limit = readLimit(target.value);
        if (limit !== undefined) onChange(place, limit);
      }}
      onBlur={() => setTyped(null)}
      onPaste={(event) => {
        if (!onBlock?.(place, event.clipboardData.getData('text/plain'))) return;
        event.preventDefault();
        setTyped(null);
      }}
    />
  );
});
LimitField.displayName = 'LimitField';
