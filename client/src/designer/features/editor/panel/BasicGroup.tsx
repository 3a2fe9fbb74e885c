import { isRequired, questionRow, rowByKey, type SurveyNode } from '@wence/schema';
import { Segmented, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { useConfirmReferenced } from '../dialogs/useConfirmReferenced';
import { useEditorActions } from '../session/editor-actions';
import { type EditableType, editableTypes } from '../types/editable-types';
import { CodeField } from './CodeField';
import styles from './panel.module.css';
import { PanelGroup } from './PanelGroup';
import { PanelRow } from './PanelRow';

/** What every question has. `codes`: those of all others, so that no two get the same one. */
export const BasicGroup = ({ node, codes }: { node: SurveyNode; codes: readonly string[] }) => {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const confirmReferenced = useConfirmReferenced();
  const { key, switchesTo, isAnswerable } = questionRow(node);
  // Only to types that can be edited here as well: whoever switches goes on with what they have.
  const types = editableTypes.filter((each) => each === key || switchesTo.some(({ type }) => type === rowByKey(each).type));
  const current = types.find((each) => each === key);
  const switchTo = (target: EditableType) =>
    confirmReferenced('change', [{ op: 'updateNode', nodeId: node.id, set: { type: rowByKey(target).type } }], (operations) =>
      actions.change(operations),
    );
  return (
    <PanelGroup title={t('panel.basic')}>
      <CodeField
        label={t('panel.code')}
        code={node.code}
        taken={codes}
        onChange={(code) => actions.change([{ op: 'updateNode', nodeId: node.id, set: { code } }])}
      />
      {isAnswerable && (
        <PanelRow label={t('panel.required')}>
          {(id) => (
            <Switch
              id={id}
              checked={isRequired(node)}
              onChange={(required) => actions.change([{ op: 'updateNode', nodeId: node.id, set: { required } }])}
            />
          )}
        </PanelRow>
      )}
      {current && types.length > 1 && (
        <PanelRow label={t('panel.type')} stacked isGroup>
          {(id) => (
            <Segmented<EditableType>
              block
              className={styles.types}
              name={id}
              aria-labelledby={`${id}-label`}
              value={current}
              options={types.map((value) => ({ value, label: t(`types.${value}`) }))}
              onChange={switchTo}
            />
          )}
        </PanelRow>
      )}
    </PanelGroup>
  );
};
