import { isAddressRange, LIMITS, REGIONS, type SurveyChange, type SurveySettings } from '@wence/schema';
import { Input, Select } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOriginName } from '../../../shared/useOriginName';
import { PanelGroup, PanelRow } from '../panel/fields/PanelRow';
import styles from './settings.module.css';

interface Props {
  settings: SurveySettings;
  disabled: boolean;
  onChange: (set: SurveyChange) => void;
}

const linesIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** Edits who may answer: a password, networks, regions. A value that cannot be kept stays in its field with its fault until it is mended. */
export function WhoSettings({ settings: { password, addresses, regions }, disabled, onChange }: Props) {
  const { t } = useTranslation('settings');
  return (
    <PanelGroup title={t('section.who')}>
      <PasswordRow password={password} disabled={disabled} onChange={onChange} />
      <AddressRow addresses={addresses ?? []} disabled={disabled} onChange={onChange} />
      <RegionRow regions={regions ?? []} disabled={disabled} onChange={onChange} />
    </PanelGroup>
  );
}

interface RowProps extends Pick<Props, 'disabled' | 'onChange'> {}

function PasswordRow({ password, disabled, onChange }: RowProps & { password: string | undefined }) {
  const { t } = useTranslation('settings');
  const [draft, setDraft] = useState<string | null>(null);
  const typed = draft ?? password ?? '';
  const isShort = typed !== '' && [...typed].length < LIMITS.surveyPasswordLeast;
  const leave = () => {
    if (draft === null || isShort) return;
    setDraft(null);
    if (draft !== (password ?? '')) onChange({ password: draft || null });
  };
  const fault = draft !== null && isShort ? t('passwordShort', { n: LIMITS.surveyPasswordLeast }) : null;
  return (
    <PanelRow label={t('password')} hint={t('passwordHint')} fault={fault}>
      {(id) => (
        <Input
          id={id}
          value={typed}
          disabled={disabled}
          maxLength={LIMITS.surveyPassword}
          autoComplete="off"
          placeholder={t('noPassword')}
          onChange={({ target }) => setDraft(target.value)}
          onBlur={leave}
          onPressEnter={leave}
        />
      )}
    </PanelRow>
  );
}

function AddressRow({ addresses, disabled, onChange }: RowProps & { addresses: readonly string[] }) {
  const { t } = useTranslation('settings');
  const [draft, setDraft] = useState<string | null>(null);
  const lines = linesIn(draft ?? addresses.join('\n'));
  const wrong = lines.find((line) => !isAddressRange(line));
  const isLong = lines.length > LIMITS.addresses;
  const leave = () => {
    if (draft === null || wrong !== undefined || isLong) return;
    setDraft(null);
    if (lines.join('\n') !== addresses.join('\n')) onChange({ addresses: lines.length > 0 ? lines : null });
  };
  const fault = isLong ? t('addressesMany', { n: LIMITS.addresses }) : wrong !== undefined && t('addressWrong', { address: wrong });
  return (
    <PanelRow label={t('addresses')} hint={t('addressesHint')} fault={draft === null ? null : fault || null} stacked>
      {(id) => (
        <Input.TextArea
          id={id}
          rows={3}
          disabled={disabled}
          placeholder="192.0.2.0/24"
          value={draft ?? addresses.join('\n')}
          onChange={({ target }) => setDraft(target.value)}
          onBlur={leave}
        />
      )}
    </PanelRow>
  );
}

function RegionRow({ regions, disabled, onChange }: RowProps & { regions: readonly string[] }) {
  const { t } = useTranslation('settings');
  const nameOf = useOriginName();
  const options = useMemo(() => REGIONS.map((value) => ({ value, label: nameOf('region', value) })), [nameOf]);
  return (
    <PanelRow label={t('regions')} hint={t('regionsHint')} stacked>
      {(id) => (
        <Select
          id={id}
          mode="multiple"
          className={styles.wide}
          disabled={disabled}
          showSearch={{ optionFilterProp: 'label' }}
          maxCount={LIMITS.regions}
          placeholder={t('anyRegion')}
          options={options}
          value={[...regions]}
          onChange={(chosen: string[]) => onChange({ regions: chosen.length > 0 ? chosen : null })}
        />
      )}
    </PanelRow>
  );
}
