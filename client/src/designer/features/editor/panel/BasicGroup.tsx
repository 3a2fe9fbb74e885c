import { isRequired, questionRow, type QuestionType, type SurveyNode } from '@wence/schema';
import { Segmented, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { useEditorActions } from '../session/editor-actions';
import { CodeField } from './CodeField';
import styles from './panel.module.css';
import { PanelGroup } from './PanelGroup';
import { PanelRow } from './PanelRow';

/** What every question has. `codes`: all questions, so that no two get the same code. */
export const BasicGroup = ({ node, codes }: { node: SurveyNode; codes: readonly SurveyNode[] }) => {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const { type, switchesTo } = questionRow(node.type);
  const types = [type, ...switchesTo].toSorted((a, b) => a - b);
  const taken = codes.filter((other) => other.id !== node.id).map((other) => other.code);
  return (
    <PanelGroup title={t('panel.basic')}>
      <CodeField
        label={t('panel.code')}
        code={node.code}
        taken={taken}
        onChange={(code) => actions.change([{ op: 'updateNode', nodeId: node.id, set: { code } }])}
      />
      <PanelRow label={t('panel.required')}>
        {(id) => (
          <Switch
            id={id}
            checked={isRequired(node)}
            onChange={(required) => actions.change([{ op: 'updateNode', nodeId: node.id, set: { required } }])}
          />
        )}
      </PanelRow>
      {types.length > 1 && (
        <PanelRow label={t('panel.type')} stacked isGroup>
          {(id) => (
            <Segmented<QuestionType>
              block
              className={styles.types}
              name={id}
              aria-labelledby={`${id}-label`}
              value={type}
              options={types.map((value) => ({ value, label: t(`types.${questionRow(value).key}`) }))}
              onChange={(value) => actions.change([{ op: 'updateNode', nodeId: node.id, set: { type: value } }])}
            />
          )}
        </PanelRow>
      )}
    </PanelGroup>
  );
};
