import { byteLength, type NodeSetting, RATE_FORMATS, rateIcon, type SurveyNode } from '@wence/schema';
import { Input, Segmented, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { ScaleIcon } from '../../content/ScaleIcon';
import { useEditorActions } from '../../session/editor-actions';
import { numberOf, useSetting } from '../../shared/useSetting';
import { PanelRow } from './PanelRow';

type FlagKey = { [K in keyof NodeSetting]-?: NonNullable<NodeSetting[K]> extends boolean ? K : never }[keyof NodeSetting];

interface FlagRowProps {
  node: SurveyNode;
  name: FlagKey;
  label: string;
  hint?: string;
}

/** A switch for a boolean setting. */
export function FlagRow({ node, name, label, hint }: FlagRowProps) {
  const { values, set } = useSetting(node);
  return (
    <PanelRow label={label} hint={hint}>
      {(id) => <Switch id={id} checked={values[name] === true} onChange={(isOn) => set({ [name]: isOn })} />}
    </PanelRow>
  );
}

interface PickRowProps<Value> {
  label: string;
  hint?: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChange: (value: Value) => void;
}

/** A drop-down for a property. */
export const PickRow = <Value extends string | number>({ label, hint, value, options, onChange }: PickRowProps<Value>) => (
  <PanelRow label={label} hint={hint} stacked>
    {(id) => <Select<Value> id={id} value={value} options={[...options]} onChange={(picked) => onChange(picked)} />}
  </PanelRow>
);

type TextKey = { [K in keyof NodeSetting]-?: NonNullable<NodeSetting[K]> extends string ? K : never }[keyof NodeSetting];

interface TextRowProps {
  node: SurveyNode;
  name: Exclude<TextKey, 'attribute' | 'image'>;
  label: string;
  placeholder?: string;
  max: number;
  /** A Chinese character counts as 2 (Spec 5, codes and texts). */
  inBytes?: boolean;
}

/** A short text setting. Text beyond the limit is ignored. */
export function TextRow({ node, name, label, placeholder, max, inBytes = false }: TextRowProps) {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const { values, set } = useSetting(node);
  const value = values[name] ?? '';
  return (
    <PanelRow label={label} hint={inBytes && value !== '' ? t('panel.bytes', { n: byteLength(value), max }) : undefined} stacked>
      {(id) => (
        <Input
          id={id}
          maxLength={max}
          placeholder={placeholder}
          value={value}
          onChange={({ target }) => {
            if (!inBytes || byteLength(target.value) <= max) set({ [name]: target.value }, 'typing');
          }}
          onBlur={actions.flush}
        />
      )}
    </PanelRow>
  );
}

/** Selects the icon of the points of a scale (Spec 3: format styles are icon values). */
export function IconRow({ node, disabled = false }: { node: SurveyNode; disabled?: boolean }) {
  const { t } = useTranslation('editor');
  const { values, set } = useSetting(node);
  return (
    <PanelRow label={t('panel.icon')} stacked isGroup>
      {(id) => (
        <Segmented<number>
          block
          name={id}
          aria-labelledby={`${id}-label`}
          disabled={disabled}
          value={numberOf(values, 'format')}
          options={RATE_FORMATS.map((format) => ({
            value: format,
            title: t(`icon.${rateIcon(format)}`),
            label: (
              <>
                <ScaleIcon icon={rateIcon(format)} n={5} />
                <span className="visually-hidden">{t(`icon.${rateIcon(format)}`)}</span>
              </>
            ),
          }))}
          onChange={(format) => set({ format })}
        />
      )}
    </PanelRow>
  );
}
