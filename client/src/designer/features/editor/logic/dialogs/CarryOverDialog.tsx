import { type FieldFault, isCarryOver, logicForm, type LogicForm, logicSaveFaults, type Operation, type SurveyNode } from '@wence/schema';
import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorActions } from '../../session/editor-actions';
import { useReadView } from '../../session/session-store';
import { newForm } from '../rows/form-changes';
import { itemOf } from '../rows/logic-drafts';
import styles from '../rows/rows.module.css';
import { addLogicTexts } from '../../../../shared/logic-words/logic-texts';
import { CarryOverForm } from './CarryOverForm';

addLogicTexts();

/** If all conditions are removed, the item is deleted (Spec 4). */
const isEmptied = ({ id, conditions }: LogicForm): boolean => id !== undefined && conditions.length === 0;

/**
 * Sets which questions bring their options into this one (Spec 2, option carry-over dialog; Spec 4, carry-over). One item holds all of them; where
 * a program has made several, each is edited below the other.
 */
export function CarryOverDialog({ node, onClose }: { node: SurveyNode; onClose: () => void }) {
  const { t } = useTranslation('logic');
  const actions = useEditorActions();
  const readView = useReadView();
  const [definition] = useState(readView);
  const [forms, setForms] = useState<readonly LogicForm[]>(() => {
    const saved = (definition.logic ?? []).filter((item) => item.nodeId === node.id && isCarryOver(item));
    return saved.length > 0 ? saved.map(logicForm) : [newForm(definition, 'carryOver', node.id)];
  });
  const [faults, setFaults] = useState<readonly (readonly FieldFault[])[]>([]);

  const confirm = () => {
    const now = readView();
    const found = forms.map((form) => (isEmptied(form) ? [] : logicSaveFaults(now, form)));
    setFaults(found);
    if (found.some((each) => each.length > 0)) return;
    const operations = forms.flatMap((form): Operation | readonly Operation[] => {
      if (form.id !== undefined && isEmptied(form)) return { op: 'removeLogic', logicId: form.id };
      const item = itemOf(now, form);
      return item ? { op: 'saveLogic', item } : [];
    });
    if (actions.confirm(operations)) onClose();
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
      {forms.map((form, place) => (
        <div key={form.id ?? 'new'} className={styles.carry}>
          <CarryOverForm
            definition={definition}
            node={node}
            form={form}
            faults={faults[place] ?? []}
            onChange={(changed) => setForms(forms.with(place, changed))}
          />
        </div>
      ))}
    </Modal>
  );
}
