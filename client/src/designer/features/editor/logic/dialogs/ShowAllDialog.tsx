import { PlusOutlined } from '@ant-design/icons';
import { copyTargets, type FieldFault, logicSaveFaults, offersLogic, type Operation, ruleAt, type SurveyNode } from '@wence/schema';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addLogicTexts } from '../../../../shared/logic-words/logic-texts';
import { useSessionValue } from '../../session/session-store';
import type { Asked } from '../rows/ConditionLine';
import { faultWords } from '../rows/fault-words';
import { newForm, nextWord, withNewCondition } from '../rows/form-changes';
import { LeftOut } from '../rows/LeftOut';
import { itemOf } from '../rows/logic-drafts';
import { RuleWords } from '../rows/RuleWords';
import styles from '../rows/rows.module.css';

addLogicTexts();

const NO_FAULTS: readonly FieldFault[] = [];

interface ShowAllDialogProps {
  /** The chosen questions in the order of the document. */
  nodes: readonly SurveyNode[];
  /** Takes a rule for each question that can have it. */
  onSave: (operations: readonly Operation[]) => void;
  onClose: () => void;
}

/** Asks once when several questions are shown, and makes the same rule for each of them. */
export function ShowAllDialog({ nodes, onSave, onClose }: ShowAllDialogProps) {
  const { t } = useTranslation(['logic', 'common']);
  const definition = useSessionValue(({ view }) => view);
  // The rule is written for the first question that something stands before; those behind it can read the same answers.
  const owner = nodes.find(({ id }) => offersLogic(definition, id, 'show'))?.id ?? 0;
  const [form, setForm] = useState(() => newForm(definition, 'show', owner));
  const [faults, setFaults] = useState(NO_FAULTS);
  const [asked, setAsked] = useState<Asked>(() => ({ word: nextWord(definition, form), n: 0 }));
  const chosen = new Set(nodes.map(({ id }) => id));
  const targets = copyTargets(definition, { ...form, nodeId: 0 }).filter(({ node }) => chosen.has(node.id));
  const isWhole = logicSaveFaults(definition, form).length === 0;
  const free = targets.filter(({ refusal }) => refusal === null || (refusal === 'incomplete' && !isWhole));
  const change = (changed: typeof form, leads = false) => {
    setForm(changed);
    if (faults.length > 0) setFaults(logicSaveFaults(definition, changed));
    if (leads) setAsked(({ n }) => ({ word: nextWord(definition, changed), n: n + 1 }));
  };
  const save = () => {
    const found = logicSaveFaults(definition, form);
    setFaults(found);
    const items = free.flatMap(({ node }) => itemOf(definition, ruleAt(form, node.id)) ?? []);
    if (found.length > 0 || items.length === 0) return;
    onSave(items.map((item) => ({ op: 'saveLogic', item })));
    onClose();
  };
  return (
    <Modal
      open
      width={640}
      title={t('showAll.title', { n: nodes.length })}
      okText={t('showAll.confirm', { n: free.length })}
      okButtonProps={{ disabled: free.length === 0 }}
      cancelText={t('common:action.cancel')}
      onOk={save}
      onCancel={onClose}
    >
      <p className={styles.none}>{t('showAll.lead')}</p>
      <RuleWords
        definition={definition}
        kind="show"
        form={form}
        faults={faults}
        asked={asked}
        what={t('showAll.them', { n: free.length })}
        onChange={change}
      />
      <div className={styles.foot}>
        <Button type="text" size="small" icon={<PlusOutlined aria-hidden="true" />} onClick={() => change(withNewCondition(form), true)}>
          {t('edit.addCondition')}
        </Button>
      </div>
      {faults.length > 0 && (
        <p className={styles.faults} role="alert">
          {faultWords(faults, t).join(t('edit.listJoint'))}
        </p>
      )}
      <LeftOut definition={definition} targets={targets.filter((target) => !free.includes(target))} />
    </Modal>
  );
}
