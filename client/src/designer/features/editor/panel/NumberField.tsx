import { InputNumber } from 'antd';
import { useState } from 'react';
import { useEditorActions } from '../session/editor-actions';
import styles from './panel.module.css';

interface Props {
  id: string;
  value: number | null;
  lowest: number;
  highest: number;
  isInteger: boolean;
  placeholder: string;
  onCommit: (value: number | null) => void;
}

/** A number that counts when it is complete: on leaving the field, on Enter, and on each step. */
export const NumberField = ({ id, value, lowest, highest, isInteger, placeholder, onCommit }: Props) => {
  const actions = useEditorActions();
  const [draft, setDraft] = useState<number | null | undefined>(undefined);
  const commit = () => {
    if (draft !== undefined && draft !== value) onCommit(draft);
    setDraft(undefined);
    actions.flush();
  };
  return (
    <InputNumber<number>
      id={id}
      className={styles.number}
      min={lowest}
      max={highest}
      precision={isInteger ? 0 : undefined}
      placeholder={placeholder}
      value={draft === undefined ? value : draft}
      onChange={setDraft}
      onStep={(stepped) => {
        setDraft(undefined);
        onCommit(Number(stepped));
      }}
      onBlur={commit}
      onPressEnter={commit}
    />
  );
};
