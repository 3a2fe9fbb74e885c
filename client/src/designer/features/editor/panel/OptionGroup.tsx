import { isOptionGroup, questionRow, readableText, type SurveyNode, type SurveyOption, walkOptions } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { useEditorActions } from '../session/editor-actions';
import { CodeField } from './CodeField';
import { PanelGroup } from './PanelGroup';
import { PartTexts } from './PartTexts';
import { hasInput } from './option-input';
import { OptionInput } from './OptionInput';
import { OptionTags } from './OptionTags';

/** What one option has beside its text. */
export const OptionGroup = ({ node, option }: { node: SurveyNode; option: SurveyOption }) => {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const target = { op: 'updateOption', nodeId: node.id, optionId: option.id } as const;
  const { takesRightTitle, takesImage, optionSettingKeys } = questionRow(node);
  const isGroup = isOptionGroup(option);
  // Codes differ over all groups and levels.
  const taken = [...walkOptions(node.options)].filter((other) => other.id !== option.id).map((other) => other.code);
  return (
    <PanelGroup title={t('panel.option', { title: readableText(option.title) })}>
      <CodeField
        label={t('panel.optionCode')}
        code={option.code}
        taken={taken}
        onChange={(code) => actions.change([{ ...target, set: { code } }])}
      />
      <PartTexts
        part={option}
        takesRightTitle={takesRightTitle && !isGroup}
        takesImage={takesImage && !isGroup}
        onChange={(change, kind) => actions.change([{ ...target, set: change }], kind)}
      />
      {!isGroup && hasInput(node, option) && <OptionInput node={node} option={option} />}
      {optionSettingKeys.includes('tags') && <OptionTags node={node} option={option} />}
    </PanelGroup>
  );
};
