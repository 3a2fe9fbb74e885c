import { copyTargets, type LogicForm, type SurveyDefinition } from '@wence/schema';
import { Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bodyOf, DIALOG_BODY } from '../../../../shared/dialog-body';
import { questionWords } from '../../../../shared/logic-words/logic-words';
import { LeftOut } from './LeftOut';
import styles from './rows.module.css';

interface CopyRuleDialogProps {
  definition: SurveyDefinition;
  form: LogicForm;
  /** The rule as a sentence. */
  told: string;
  onCopy: (nodeIds: readonly number[]) => void;
  onClose: () => void;
}

/** Asks which questions get a copy of a rule, and names those that cannot have one. */
export function CopyRuleDialog({ definition, form, told, onCopy, onClose }: CopyRuleDialogProps) {
  const { t } = useTranslation(['logic', 'common']);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const targets = copyTargets(definition, form);
  const free = targets.filter(({ refusal }) => refusal === null);
  return (
    <Modal
      open
      width={560}
      title={t('copyTo.title')}
      styles={bodyOf(DIALOG_BODY)}
      okText={t('copyTo.confirm', { n: chosen.length })}
      okButtonProps={{ disabled: chosen.length === 0 }}
      cancelText={t('common:action.cancel')}
      onOk={() => {
        onCopy(free.flatMap(({ node }) => (chosen.includes(node.id) ? node.id : [])));
        onClose();
      }}
      onCancel={onClose}
    >
      <p className={styles.told}>{told}</p>
      {free.length === 0 ? (
        <p className={styles.none}>{t('copyTo.nowhere')}</p>
      ) : (
        <Checkbox.Group<number>
          className={styles.targets}
          aria-label={t('copyTo.targets')}
          options={free.map(({ node }) => ({ value: node.id, label: questionWords(definition, node.id, t) }))}
          value={[...chosen]}
          onChange={setChosen}
        />
      )}
      <LeftOut definition={definition} targets={targets} />
    </Modal>
  );
}
