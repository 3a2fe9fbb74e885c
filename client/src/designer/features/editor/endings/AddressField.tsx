import { ENDING_LIMITS, isWebAddress, textLength } from '@wence/schema';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelRow } from '../panel/fields/PanelRow';

interface AddressFieldProps {
  label: string;
  hint?: string;
  value: string;
  disabled: boolean;
  /** An address of http or https, or nothing. */
  onCommit: (address: string) => void;
}

function faultOf(address: string): 'tooLong' | 'webAddress' | null {
  if (address === '') return null;
  if (textLength(address) > ENDING_LIMITS.address) return 'tooLong';
  return isWebAddress(address) ? null : 'webAddress';
}

/** An address that leads out of the product. It counts when it is complete; one that is refused stays in the field, with the reason below. */
export function AddressField({ label, hint, value, disabled, onCommit }: AddressFieldProps) {
  const { t } = useTranslation('endings');
  const [draft, setDraft] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const fault = isLeft && draft !== null ? faultOf(draft.trim()) : null;
  const leave = () => {
    if (draft === null) return;
    setLeft(true);
    if (faultOf(draft.trim())) return;
    if (draft.trim() !== value) onCommit(draft.trim());
    setDraft(null);
  };
  return (
    <PanelRow label={label} hint={hint} fault={fault && t(`fault.${fault}`)} stacked>
      {(id) => (
        <Input
          id={id}
          type="url"
          inputMode="url"
          value={draft ?? value}
          placeholder={t('url')}
          disabled={disabled}
          status={fault ? 'error' : undefined}
          aria-invalid={fault ? true : undefined}
          onChange={({ target }) => {
            setDraft(target.value);
            setLeft(false);
          }}
          onBlur={leave}
          onPressEnter={leave}
        />
      )}
    </PanelRow>
  );
}
