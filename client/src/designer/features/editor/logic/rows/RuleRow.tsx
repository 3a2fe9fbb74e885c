import { CopyOutlined, DeleteOutlined, PartitionOutlined, PlusOutlined, RollbackOutlined } from '@ant-design/icons';
import { isCopyableRule, type LogicForm, type LogicKind, type SurveyDefinition } from '@wence/schema';
import { Button } from 'antd';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../../../../shared/focus';
import { lazyPart } from '../../../../shared/lazy-part';
import { ruleId } from '../words/logic-screens';
import { logicWords } from '../../../../shared/logic-words/logic-words';
import type { Asked } from './ConditionLine';
import { faultWords } from './fault-words';
import { nextWord, withNewCondition } from './form-changes';
import type { LogicRow } from './logic-drafts';
import { RuleWords } from './RuleWords';
import styles from './rows.module.css';
import type { LogicWork } from './useLogicDrafts';

/** Loaded when a rule is first copied to other questions. */
const CopyRuleDialog = lazyPart(async () => (await import('./CopyRuleDialog')).CopyRuleDialog);

interface RuleRowProps {
  definition: SurveyDefinition;
  kind: LogicKind;
  row: LogicRow;
  work: LogicWork;
}

/** One rule as a sentence whose words are picked. It counts when it is saved; until then it says that it is not. */
export function RuleRow({ definition, kind, row, work }: RuleRowProps) {
  const { t } = useTranslation('logic');
  const id = useId();
  const { form, saved, isUnsaved } = row;
  const [isCopying, setCopying] = useState(false);
  const focus = useFocusReturn();
  const faults = work.faultsOf(row.key);
  // The page asks for missing words one by one: first when a rule is added, then after each choice.
  const [asked, setAsked] = useState<Asked>(() => ({ word: saved ? undefined : nextWord(definition, form), n: 0 }));
  const edit = (changed: LogicForm, leads = false) => {
    work.edit(row, changed);
    if (leads) setAsked(({ n }) => ({ word: nextWord(definition, changed), n: n + 1 }));
  };
  const told = saved ? logicWords(definition, saved, t) : t('edit.newRule');
  return (
    <li id={saved && ruleId(saved.id)} tabIndex={-1} className={styles.rule} aria-labelledby={id} data-unsaved={isUnsaved || undefined}>
      <p id={id} className="visually-hidden">
        {told}
      </p>
      <RuleWords definition={definition} kind={kind} form={form} faults={faults} asked={asked} onChange={edit} />
      <div className={styles.foot}>
        <Button type="text" size="small" icon={<PlusOutlined aria-hidden="true" />} onClick={() => edit(withNewCondition(form), true)}>
          {t('edit.addCondition')}
        </Button>
        <span className={styles.gap} />
        {isUnsaved && <span className={styles.unsaved}>{t('edit.unsaved')}</span>}
        {isUnsaved && (
          <Button size="small" type="primary" onClick={() => work.save(row)}>
            {t('edit.save')}
          </Button>
        )}
        {isUnsaved && saved && (
          <Button
            type="text"
            size="small"
            icon={<RollbackOutlined aria-hidden="true" />}
            aria-label={t('edit.drop')}
            title={t('edit.drop')}
            onClick={() => work.drop(row)}
          />
        )}
        <Button
          type="text"
          size="small"
          icon={<CopyOutlined aria-hidden="true" />}
          aria-label={t('edit.copy')}
          title={t('edit.copy')}
          onClick={() => work.copy(row)}
        />
        {saved && !isUnsaved && isCopyableRule(form) && (
          <Button
            type="text"
            size="small"
            icon={<PartitionOutlined aria-hidden="true" />}
            aria-label={t('copyTo.open')}
            title={t('copyTo.open')}
            onClick={() => {
              focus.hold();
              setCopying(true);
            }}
          />
        )}
        <Button
          type="text"
          size="small"
          danger
          icon={<DeleteOutlined aria-hidden="true" />}
          aria-label={t('edit.remove')}
          title={t('edit.remove')}
          onClick={() => work.remove(row)}
        />
      </div>
      {isCopying && (
        <Suspense>
          <CopyRuleDialog
            definition={definition}
            form={form}
            told={told}
            onCopy={(nodeIds) => work.copyTo(row, nodeIds)}
            onClose={() => {
              setCopying(false);
              focus.giveBack();
            }}
          />
        </Suspense>
      )}
      {faults.length > 0 && (
        <p className={styles.faults} role="alert">
          {faultWords(faults, t).join(t('edit.listJoint'))}
        </p>
      )}
    </li>
  );
}
