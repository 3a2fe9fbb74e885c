import { ENDING_LIMITS, textLength } from '@wence/schema';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelRow } from '../panel/fields/PanelRow';

interface ParamsFieldProps {
  value: readonly string[];
  disabled: boolean;
  onCommit: (names: readonly string[]) => void;
}

/** Names between commas of any kind, each once. */
const namesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,\uff0c\u3001\n]/)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
];

const areTooMany = (names: readonly string[]): boolean =>
  names.length > ENDING_LIMITS.params || names.some((name) => textLength(name) > ENDING_LIMITS.paramName);

/** The names of received parameters that are passed on. They count when the field is left. */
export function ParamsField({ value, disabled, onCommit }: ParamsFieldProps) {
  const { t } = useTranslation('endings');
  const [draft, setDraft] = useState<string | null>(null);
  const isFaulty = draft !== null && areTooMany(namesIn(draft));
  const leave = () => {
    if (draft === null || isFaulty) return;
    const names = namesIn(draft);
    if (names.join() !== value.join()) onCommit(names);
    setDraft(null);
  };
  const limits = { max: ENDING_LIMITS.params, length: ENDING_LIMITS.paramName };
  return (
    <PanelRow label={t('params')} hint={t('paramsHint')} fault={isFaulty ? t('fault.params', limits) : null} stacked>
      {(id) => (
        <Input
          id={id}
          value={draft ?? value.join(', ')}
          disabled={disabled}
          status={isFaulty ? 'error' : undefined}
          aria-invalid={isFaulty || undefined}
          onChange={({ target }) => setDraft(target.value)}
          onBlur={leave}
          onPressEnter={leave}
        />
      )}
    </PanelRow>
  );
}
