import { InputNumber } from 'antd';
import { useRef, useState } from 'react';
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
export function NumberField({ id, value, lowest, highest, isInteger, placeholder, disabled, onCommit }: NumberFieldProps) {
  const actions = useEditorActions();
  const [draft, setDraft] = useState<number | null | undefined>(undefined);
  const hasFocus = useRef(false);
  const allowed = (typed: number | null) =>
    typed === null ? null : Math.min(Math.max(isInteger ? Math.round(typed) : typed, lowest), highest);
  const commit = () => {
    if (draft !== undefined && allowed(draft) !== value) onCommit(allowed(draft));
    setDraft(undefined);
    actions.flush();
  };
  const leave = () => {
    hasFocus.current = false;
    commit();
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
      onFocus={() => {
        hasFocus.current = true;
      }}
      onChange={(typed) => {
        // On blur antd reports the number in its final form after `leave` has committed it: it must not become a draft again.
        if (hasFocus.current) setDraft(typed);
      }}
      onStep={(stepped) => {
        setDraft(undefined);
        onCommit(allowed(Number(stepped)));
      }}
      onBlur={leave}
      onPressEnter={commit}
    />
  );
}
