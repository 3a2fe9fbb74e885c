import { useState } from 'react';
import { useEditorActions } from '../session/editor-actions';
import { instantOf, localTimeOf } from './local-time';
import styles from './settings.module.css';

interface Props {
  id: string;
  /** An ISO 8601 instant; absent: none. */
  value: string | undefined;
  disabled: boolean;
  isWrong: boolean;
  onCommit: (instant: string | null) => void;
}

/** A point in time, in the zone of this browser. It counts when it is complete: on leaving the field and on Enter. */
export function TimeField({ id, value, disabled, isWrong, onCommit }: Props) {
  const actions = useEditorActions();
  const [draft, setDraft] = useState<string | null>(null);
  // Half a time, or one in a year that no clock knows, is no time and does not clear the one there was.
  const commit = ({ validity }: HTMLInputElement) => {
    if (validity.valid && draft !== null && draft !== localTimeOf(value)) onCommit(instantOf(draft));
    setDraft(null);
    actions.flush();
  };
  return (
    <input
      id={id}
      type="datetime-local"
      className={styles.time}
      max="9999-12-31T23:59"
      disabled={disabled}
      aria-invalid={isWrong || undefined}
      value={draft ?? localTimeOf(value)}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={({ target }) => commit(target)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') commit(currentTarget);
      }}
    />
  );
}
