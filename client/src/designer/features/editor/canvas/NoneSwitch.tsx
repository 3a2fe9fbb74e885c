import { isExclusive, optionsOf, type SurveyNode } from '@wence/schema';
import { Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirmReferenced } from '../dialogs/useConfirmReferenced';
import { useEditorActions } from '../session/editor-actions';
import styles from './option-tools.module.css';

/** Adds or removes the one exclusive option (Spec 4). Its text comes with it, in the language of the survey. */
export const NoneSwitch = ({ node }: { node: SurveyNode }) => {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const confirmReferenced = useConfirmReferenced();
  const id = useId();
  const none = optionsOf(node).find(isExclusive);
  const toggle = (isOn: boolean) => {
    if (isOn) actions.change([{ op: 'addOption', nodeId: node.id, option: { exclusive: true } }], 'option');
    else if (none) {
      confirmReferenced('option', [{ op: 'removeOption', nodeId: node.id, optionId: none.id }], (done) => actions.change(done, 'option'));
    }
  };
  return (
    <label className={styles.none} htmlFor={id}>
      <Switch
        id={id}
        size="small"
        checked={none !== undefined}
        disabled={none !== undefined && optionsOf(node).length === 1}
        onChange={toggle}
      />
      {t('option.none')}
    </label>
  );
};
