import { correctMinMax, LIMITS, OPTION_INPUT_TYPES, type OptionChange, type SurveyNode, type SurveyOption } from '@wence/schema';
import { Input, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { useEditorActions } from '../session/editor-actions';
import { choicesIn, inputChange, inputKeyOf } from '../shared/options';
import { LinesField } from './fields/LinesField';
import { PanelRow } from './fields/PanelRow';
import { RangeRows } from './fields/RangeRows';
import { PickRow } from './fields/setting-rows';

const NONE: readonly string[] = [];

/** The choices of an option whose input is a drop-down: one per line, without duplicates. */
function OptionChoices({ node, option }: { node: SurveyNode; option: SurveyOption }) {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  return (
    <PanelRow label={t('panel.inputChoices')} hint={t('panel.onePerLine')} stacked>
      {(id) => (
        <LinesField
          id={id}
          lines={option.setting?.options ?? NONE}
          read={choicesIn}
          onChange={(options) =>
            actions.change([{ op: 'updateOption', nodeId: node.id, optionId: option.id, set: { setting: { options } } }], 'option')
          }
        />
      )}
    </PanelRow>
  );
}

/** Input type of an option and whether it is required (Spec 2, option settings). */
export function OptionInput({ node, option }: { node: SurveyNode; option: SurveyOption }) {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const set = (change: OptionChange, kind?: 'typing') =>
    actions.change([{ op: 'updateOption', nodeId: node.id, optionId: option.id, set: change }], kind);
  const key = inputKeyOf(option);
  return (
    <>
      <PickRow
        label={t('panel.input')}
        value={key}
        options={OPTION_INPUT_TYPES.map((offered) => ({ value: offered.key, label: t(`input.${offered.key}`) }))}
        onChange={(picked) => set(inputChange(picked))}
      />
      {key === 'input' && (
        <RangeRows
          labels={{ min: t('panel.minWords'), max: t('panel.maxWords') }}
          min={option.setting?.min_word ?? 0}
          max={option.setting?.max_word ?? 0}
          lowest={0}
          highest={LIMITS.words}
          zeroIsNone
          correct={(min, max, edited) => correctMinMax(min, max, LIMITS.words, edited)}
          onChange={(min_word, max_word) => set({ setting: { min_word, max_word } })}
        />
      )}
      {key === 'select' && <OptionChoices node={node} option={option} />}
      <PanelRow label={t('panel.prefix')} stacked>
        {(id) => (
          <Input
            id={id}
            maxLength={LIMITS.optionPrefix}
            value={option.prefix ?? ''}
            onChange={({ target }) => set({ prefix: target.value }, 'typing')}
            onBlur={actions.flush}
          />
        )}
      </PanelRow>
      <PanelRow label={t('panel.inputRequired')}>
        {(id) => <Switch id={id} checked={option.required ?? true} onChange={(required) => set({ required })} />}
      </PanelRow>
    </>
  );
}
