import { App, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorActions } from '../../session/editor-actions';
import styles from './panel.module.css';

/** Duration of the message about a duplicate in seconds (Spec 5, codes and texts). */
const DUPLICATE_SECONDS = 1.2;

interface Read {
  readonly kept: readonly string[];
  readonly hasDuplicates: boolean;
}

interface LinesFieldProps {
  /** Element id for a label rendered elsewhere. */
  id?: string;
  /** Accessible name if there is no visible label. */
  label?: string;
  lines: readonly string[];
  /** Extracts the valid lines from the typed text. */
  read: (typed: string) => Read;
  onChange: (lines: readonly string[]) => void;
}

/** A list of short texts, one per line. It counts when the field is left; what came up twice is said and kept once. */
export function LinesField({ id, label, lines, read, onChange }: LinesFieldProps) {
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
}
