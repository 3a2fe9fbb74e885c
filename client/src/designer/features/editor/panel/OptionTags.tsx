import { type SurveyNode, type SurveyOption, tagsOf } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { useEditorActions } from '../session/editor-actions';
import { LinesField } from './fields/LinesField';
import { PanelRow } from './PanelRow';

const NONE: readonly string[] = [];

/** The tags of a level of an evaluation: one per line, at most ten (Spec 5, codes and texts). */
export const OptionTags = ({ node, option }: { node: SurveyNode; option: SurveyOption }) => {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  return (
    <PanelRow label={t('panel.tags')} hint={t('panel.tagsHint')} stacked>
      {(id) => (
        <LinesField
          id={id}
          lines={option.setting?.tags ?? NONE}
          read={(typed) => {
            const { tags, duplicates } = tagsOf(typed);
            return { kept: tags, hasDuplicates: duplicates.length > 0 };
          }}
          onChange={(tags) =>
            actions.change([{ op: 'updateOption', nodeId: node.id, optionId: option.id, set: { setting: { tags } } }], 'option')
          }
        />
      )}
    </PanelRow>
  );
};
