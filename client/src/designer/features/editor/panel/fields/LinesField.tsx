import { App, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorActions } from '../../session/editor-actions';
import styles from '../panel.module.css';

/** How long a duplicate is complained about (Spec 5, codes and texts). */
const DUPLICATE_SECONDS = 1.2;

interface Read {
  readonly kept: readonly string[];
  readonly hasDuplicates: boolean;
}

interface LinesFieldProps {
  /** Of a label that stands elsewhere. */
  id?: string;
  /** Its name where no label stands beside it. */
  label?: string;
  lines: readonly string[];
  /** What of the typed text counts. */
  read: (typed: string) => Read;
  onChange: (lines: readonly string[]) => void;
}

/** A list of short texts, one per line. It counts when the field is left; what came up twice is said and kept once. */
export const LinesField = ({ id, label, lines, read, onChange }: LinesFieldProps) => {
  const { t } = useTranslation('editor');
  const { message } = App.useApp();
  const actions = useEditorActions();
  const [draft, setDraft] = useState<string | null>(null);
  const leave = () => {
    if (draft === null) return;
    const { kept, hasDuplicates } = read(draft);
    if (hasDuplicates) void message.error({ content: t('panel.duplicate'), duration: DUPLICATE_SECONDS, key: 'duplicate' });
    setDraft(null);
    if (kept.join('\n') !== lines.join('\n')) onChange(kept);
    actions.flush();
  };
  return (
    <Input.TextArea
      id={id}
      aria-label={label}
      rows={3}
      className={styles.growing}
      value={draft ?? lines.join('\n')}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={leave}
    />
  );
};
