import { LIMITS, stripCode } from '@wence/schema';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorActions } from '../session/editor-actions';
import styles from './fields/panel.module.css';
import { type CodeFault, codeFault } from './fields/field-rules';
import { PanelRow } from './fields/PanelRow';

interface CodeFieldProps {
  label: string;
  code: string;
  /** Codes that others have. */
  taken: readonly string[];
  onChange: (code: string) => void;
}

/** Field for a code (Spec 5): letters and digits, at most four. An invalid code is reported and not saved. */
export function CodeField({ label, code, taken, onChange }: CodeFieldProps) {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const [draft, setDraft] = useState<string | null>(null);
  const [fault, setFault] = useState<CodeFault | null>(null);

  const leave = () => {
    if (draft === null) return;
    const found = codeFault(draft, taken);
    setFault(found);
    setDraft(null);
    if (!found && draft !== code) onChange(draft);
    actions.flush();
  };
  return (
    <PanelRow label={label} fault={fault && t(`panel.${fault}`)}>
      {(id) => (
        <Input
          id={id}
          className={styles.code}
          status={fault ? 'error' : undefined}
          maxLength={Math.max(LIMITS.typedCode, code.length)}
          value={draft ?? code}
          onChange={(event) => {
            setFault(null);
            setDraft(stripCode(event.target.value));
          }}
          onBlur={leave}
          onPressEnter={leave}
        />
      )}
    </PanelRow>
  );
}
