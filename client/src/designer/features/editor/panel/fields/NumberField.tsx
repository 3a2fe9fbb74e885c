import { InputNumber } from 'antd';
import { useState } from 'react';
import { useEditorActions } from '../../session/editor-actions';
import styles from './panel.module.css';

interface NumberFieldProps {
  id: string;
  value: number | null;
  lowest: number;
  highest: number;
  isInteger: boolean;
  placeholder: string;
  disabled?: boolean;
  onCommit: (value: number | null) => void;
}

/** A number that counts when it is complete: on leaving the field, on Enter, and on each step. */
export const NumberField = ({ id, value, lowest, highest, isInteger, placeholder, disabled, onCommit }: NumberFieldProps) => {
  const actions = useEditorActions();
  const [draft, setDraft] = useState<number | null | undefined>(undefined);
  const within = (typed: number | null) => (typed === null ? null : Math.min(Math.max(typed, lowest), highest));
  const commit = () => {
    if (draft !== undefined && within(draft) !== value) onCommit(within(draft));
    setDraft(undefined);
    actions.flush();
  };
  return (
    <InputNumber<number>
      id={id}
      className={styles.number}
      // Not `min` and `max`: what is typed beyond them would never be heard of, and is brought back to them instead.
      aria-valuemin={lowest}
      aria-valuemax={highest}
      precision={isInteger ? 0 : undefined}
      placeholder={placeholder}
      disabled={disabled}
      value={draft === undefined ? value : draft}
      onChange={setDraft}
      onStep={(stepped) => {
        setDraft(undefined);
        onCommit(within(Number(stepped)));
      }}
      onBlur={commit}
      onPressEnter={commit}
    />
  );
};
