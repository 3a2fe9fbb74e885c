import { type SurveyNode, type SurveyOption } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { useEditorActions } from '../session/editor-actions';
import { choicesOf } from './choices-of';
import { LinesField } from './fields/LinesField';
import { PanelRow } from './PanelRow';

const NONE: readonly string[] = [];

/** What to choose from where the input of an option is a drop-down: one choice per line, each once. */
export const OptionChoices = ({ node, option }: { node: SurveyNode; option: SurveyOption }) => {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  return (
    <PanelRow label={t('panel.inputChoices')} hint={t('panel.onePerLine')} stacked>
      {(id) => (
        <LinesField
          id={id}
          lines={option.setting?.options ?? NONE}
          read={choicesOf}
          onChange={(options) =>
            actions.change([{ op: 'updateOption', nodeId: node.id, optionId: option.id, set: { setting: { options } } }], 'option')
          }
        />
      )}
    </PanelRow>
  );
};
