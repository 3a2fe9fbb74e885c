import { DeleteOutlined } from '@ant-design/icons';
import { LIMITS, type Operation, OPTION_INPUT_TYPES, type OptionChange, readableText, type SurveyOption } from '@wence/schema';
import { Checkbox, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinesField } from '../../panel/fields/LinesField';
import { useConfirmReferenced } from '../../shared/confirmations';
import { ToolButton } from '../../shared/ToolButton';
import { choicesIn, inputChange, inputKeyOf } from '../../shared/options';

interface OptionSettingsRowProps {
  nodeId: number;
  option: SurveyOption;
  place: number;
  mayRemove: boolean;
  run: (...operations: Operation[]) => void;
}

const NONE: readonly string[] = [];

/** One field or column. */
export function OptionSettingsRow({ nodeId, option, place, mayRemove, run }: OptionSettingsRowProps) {
  const { t } = useTranslation('editor');
  const confirmReferenced = useConfirmReferenced();
  const [typed, setTyped] = useState<string | null>(null);
  const set = (change: OptionChange) => run({ op: 'updateOption', nodeId, optionId: option.id, set: change });
  const key = inputKeyOf(option);
  const title = readableText(option.title);
  const leaveTitle = () => {
    // An empty title goes back to what it was (Spec 4, title edit).
    if (typed?.trim()) set({ title: typed.trim() });
    setTyped(null);
  };
  const remove = () => {
    const removal: Operation[] = [{ op: 'removeOption', nodeId, optionId: option.id }];
    confirmReferenced('option', removal, (operations) => run(...operations));
  };
  return (
    <tr>
      <td>
        <Input
          aria-label={t('option.title', { place })}
          maxLength={LIMITS.optionTitle}
          value={typed ?? option.title}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={leaveTitle}
          onPressEnter={leaveTitle}
        />
      </td>
      <td>
        <Select
          aria-label={t('optionSettings.inputOf', { title })}
          value={key}
          options={OPTION_INPUT_TYPES.map((offered) => ({ value: offered.key, label: t(`input.${offered.key}`) }))}
          onChange={(picked) => set(inputChange(picked))}
        />
      </td>
      <td>
        {key === 'select' && (
          <LinesField
            label={t('optionSettings.choicesOf', { title })}
            lines={option.setting?.options ?? NONE}
            read={choicesIn}
            onChange={(options) => set({ setting: { options } })}
          />
        )}
      </td>
      <td>
        <Checkbox
          aria-label={t('optionSettings.requiredOf', { title })}
          checked={option.required ?? true}
          onChange={({ target }) => set({ required: target.checked })}
        />
      </td>
      <td>
        {mayRemove && (
          <ToolButton label={t('option.delete', { title })} icon={<DeleteOutlined aria-hidden="true" />} danger onClick={remove} />
        )}
      </td>
    </tr>
  );
}
