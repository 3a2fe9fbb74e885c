import { isOther, optionsOf, otherTextRequired, readableText, type SurveyNode, type SurveyOption } from '@wence/schema';
import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { useEditorActions } from '../session/editor-actions';
import { CodeField } from './CodeField';
import { PanelGroup } from './PanelGroup';
import { PanelRow } from './PanelRow';

/** What one option has beside its text. */
export const OptionGroup = ({ node, option }: { node: SurveyNode; option: SurveyOption }) => {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const target = { op: 'updateOption', nodeId: node.id, optionId: option.id } as const;
  const taken = optionsOf(node)
    .filter((other) => other.id !== option.id)
    .map((other) => other.code);
  return (
    <PanelGroup title={t('panel.option', { title: readableText(option.title) })}>
      <CodeField
        label={t('panel.optionCode')}
        code={option.code}
        taken={taken}
        onChange={(code) => actions.change([{ ...target, set: { code } }])}
      />
      {isOther(option) && (
        <PanelRow label={t('panel.otherRequired')}>
          {(id) => (
            <Switch
              id={id}
              checked={otherTextRequired(option)}
              onChange={(required) => actions.change([{ ...target, set: { required } }])}
            />
          )}
        </PanelRow>
      )}
    </PanelGroup>
  );
};
