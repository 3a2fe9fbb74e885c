import { byteLength, type NodeSetting, type SurveyNode } from '@wence/schema';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useEditorActions } from '../../session/editor-actions';
import { PanelRow } from '../PanelRow';
import { useSetting } from '../useSetting';

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

/** A short text of a setting. What would be too long is not taken. */
export const TextRow = ({ node, name, label, placeholder, max, inBytes = false }: TextRowProps) => {
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
};
