import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import {
  carrySources,
  CARRY_OVER_ALGORITHMS,
  type ConditionForm,
  type FieldFault,
  isCarryOver,
  logicForm,
  logicSaveFaults,
  questionRow,
  type SurveyNode,
  withSource,
} from '@wence/schema';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorActions } from '../../session/editor-actions';
import { useReadView } from '../../session/read-view';
import { addLogicTexts } from '../logic-texts';
import { questionWords } from '../question-words';
import { faultWords } from '../rows/fault-words';
import { newForm, withCondition, withNewCondition, withoutCondition } from '../rows/form-changes';
import { itemOf } from '../rows/logic-drafts';
import styles from '../rows/rows.module.css';
import { Word } from '../rows/Word';

addLogicTexts();

/** Which questions bring their options into this one (Spec 2, option carry-over dialog; Spec 4, carry-over). */
export const CarryOverDialog = ({ node, onClose }: { node: SurveyNode; onClose: () => void }) => {
  const { t } = useTranslation('logic');
  const actions = useEditorActions();
  const readView = useReadView();
  const [definition] = useState(readView);
  const [saved] = useState(() => (definition.logic ?? []).find((item) => item.nodeId === node.id && isCarryOver(item)));
  const [form, setForm] = useState(() => (saved ? logicForm(saved) : newForm('carryOver', node.id)));
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const { takesOptionLogic, takesRowLogic } = questionRow(node);
  const isWrong = (place: number, key: string) => faults.some(({ field }) => field === `conditions[${place}].${key}`);
  const sources = carrySources(definition, node.id).map(({ id }) => ({ value: id, label: questionWords(definition, id, t) }));

  const edit = (place: number, condition: ConditionForm) => setForm(withCondition(form, place, condition));
  const confirm = () => {
    const isEmptied = saved !== undefined && form.conditions.length === 0;
    const now = readView();
    const found = isEmptied ? [] : logicSaveFaults(now, form);
    const item = itemOf(now, form);
    setFaults(found);
    if (found.length > 0 || !item) return;
    // If all conditions are removed, the item is deleted (Spec 4).
    if (actions.confirm(isEmptied ? [{ op: 'removeLogic', logicId: saved.id }] : [{ op: 'saveLogic', item }])) onClose();
  };
  return (
    <Modal
      open
      title={t('carryOver.title')}
      okText={t('carryOver.confirm')}
      cancelText={t('carryOver.cancel')}
      onOk={confirm}
      onCancel={onClose}
    >
      <p className={styles.none}>{t('kind.carryOver.tip')}</p>
      {takesOptionLogic && takesRowLogic && (
        <div className={styles.line}>
          <span>{t('carryOver.into')}</span>
          <Word
            label={t('carryOver.into')}
            choices={[
              { value: 1, label: t('carryOver.asOptions') },
              { value: 2, label: t('carryOver.asRows') },
            ]}
            chosen={[form.optionType ?? 1]}
            onChoose={([chosen]) => setForm({ ...form, optionType: chosen === 2 ? 2 : 1 })}
          />
        </div>
      )}
      {form.conditions.map((condition, place) => (
        <fieldset key={condition.id ?? `new-${place}`} className={styles.line} aria-label={t('edit.condition', { n: place + 1 })}>
          <Word
            label={t('edit.question')}
            invalid={isWrong(place, 'nodeId')}
            choices={sources}
            chosen={condition.nodeId === undefined ? [] : [condition.nodeId]}
            onChoose={([id]) => {
              if (id !== undefined) edit(place, withSource(condition, id));
            }}
          />
          <Word
            label={t('edit.algorithm')}
            invalid={isWrong(place, 'algorithm')}
            choices={CARRY_OVER_ALGORITHMS.map(({ algorithm }) => ({
              value: algorithm,
              label: t(algorithm === 1 ? 'carryOver.chosen' : 'carryOver.left'),
            }))}
            chosen={condition.algorithm === undefined ? [] : [condition.algorithm]}
            onChoose={([algorithm]) => edit(place, { ...condition, algorithm })}
          />
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined aria-hidden="true" />}
            aria-label={t('edit.removeCondition', { n: place + 1 })}
            onClick={() => setForm(withoutCondition(form, place))}
          />
        </fieldset>
      ))}
      <Button type="text" size="small" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setForm(withNewCondition(form))}>
        {t('edit.addCondition')}
      </Button>
      {faults.length > 0 && (
        <p className={styles.faults} role="alert">
          {faultWords(faults, t).join(t('edit.listJoint'))}
        </p>
      )}
    </Modal>
  );
};
