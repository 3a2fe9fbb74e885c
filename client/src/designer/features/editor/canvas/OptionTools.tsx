import { FormOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { findOption, isExclusive, LIMITS, type NewOption, optionsOf, type SurveyNode } from '@wence/schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BatchOptionDialog } from '../dialogs/BatchOptionDialog';
import { useEditorActions } from '../session/editor-actions';
import { NoneSwitch } from './NoneSwitch';
import styles from './option-tools.module.css';

/** What adds to the options as a whole. A new option follows the selected one, or comes last (Spec 4). */
export const OptionTools = ({ node, selectedOption }: { node: SurveyNode; selectedOption: number | null }) => {
  const { t } = useTranslation('editor');
  const actions = useEditorActions();
  const [isBatch, setBatch] = useState(false);
  const selected = selectedOption === null ? undefined : findOption(node, selectedOption);
  const after = selected && !isExclusive(selected) ? selected.id : undefined;
  const add = (option: NewOption, behind: number | undefined) =>
    actions.add([{ op: 'addOption', nodeId: node.id, option, after: behind }], 'createdOption');
  const isFull = optionsOf(node).length >= LIMITS.optionsPerNode;
  return (
    <div className={styles.tools}>
      <Button type="text" size="small" icon={<PlusOutlined aria-hidden="true" />} disabled={isFull} onClick={() => add({}, after)}>
        {t('option.add')}
      </Button>
      <Button type="text" size="small" disabled={isFull} onClick={() => add({ other: true }, undefined)}>
        {t('option.addOther')}
      </Button>
      <Button type="text" size="small" icon={<FormOutlined aria-hidden="true" />} onClick={() => setBatch(true)}>
        {t('option.batch')}
      </Button>
      <NoneSwitch node={node} />
      {isBatch && <BatchOptionDialog node={node} onClose={() => setBatch(false)} />}
    </div>
  );
};
