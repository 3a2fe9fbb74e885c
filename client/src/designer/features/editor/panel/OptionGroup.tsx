import { isOptionGroup, questionRow, readableText, type SurveyNode, type SurveyOption, parseTags, walkOptions } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { useEditorActions } from '../session/editor-actions';
import { hasInput } from '../shared/options';
import { CodeField } from './CodeField';
import { LinesField } from './fields/LinesField';
import { PanelGroup, PanelRow } from './fields/PanelRow';
import { OptionInput } from './OptionInput';
import { PartTexts } from './PartTexts';

const NONE: readonly string[] = [];

/** The tags of a level of an evaluation: one per line, at most ten (Spec 5, codes and texts). */
function OptionTags({ node, option }: { node: SurveyNode; option: SurveyOption }) {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  return (
    <PanelRow label={t('panel.tags')} hint={t('panel.tagsHint')} stacked>
      {(id) => (
        <LinesField
          id={id}
          lines={option.setting?.tags ?? NONE}
          read={(typed) => {
            const { tags, duplicates } = parseTags(typed);
            return { kept: tags, hasDuplicates: duplicates.length > 0 };
          }}
          onChange={(tags) =>
            actions.change([{ op: 'updateOption', nodeId: node.id, optionId: option.id, set: { setting: { tags } } }], 'option')
          }
        />
      )}
    </PanelRow>
  );
}

/** Properties of one option besides its title. */
export function OptionGroup({ node, option }: { node: SurveyNode; option: SurveyOption }) {
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
}
