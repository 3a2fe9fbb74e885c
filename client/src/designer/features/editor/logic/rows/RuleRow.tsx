import { CopyOutlined, DeleteOutlined, PlusOutlined, RollbackOutlined } from '@ant-design/icons';
import { conditionSources, type LogicKind, type SurveyDefinition } from '@wence/schema';
import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ruleId } from '../words/logic-screens';
import { logicWords } from '../../../../shared/logic-words/logic-words';
import { ConditionLine } from './ConditionLine';
import { faultWords } from './fault-words';
import { withCondition, withNewCondition, withoutCondition } from './form-changes';
import type { LogicRow } from './logic-drafts';
import styles from './rows.module.css';
import { TargetLine } from './TargetLine';
import type { LogicWork } from './useLogicDrafts';

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
  const faults = work.faultsOf(row.key);
  const sources = conditionSources(definition, form.nodeId ?? 0, kind);
  const told = saved ? logicWords(definition, saved, t) : t('edit.newRule');
  return (
    <li id={saved && ruleId(saved.id)} tabIndex={-1} className={styles.rule} aria-labelledby={id} data-unsaved={isUnsaved || undefined}>
      <p id={id} className="visually-hidden">
        {told}
      </p>
      {form.conditions.map((condition, place) => (
        <ConditionLine
          key={condition.id ?? `new-${place}`}
          definition={definition}
          sources={sources}
          condition={condition}
          place={place}
          faults={faults}
          onChange={(changed) => work.edit(row, withCondition(form, place, changed))}
          onRemove={() => work.edit(row, withoutCondition(form, place))}
        />
      ))}
      <TargetLine definition={definition} kind={kind} form={form} faults={faults} onChange={(changed) => work.edit(row, changed)} />
      <div className={styles.foot}>
        <Button type="text" size="small" icon={<PlusOutlined aria-hidden="true" />} onClick={() => work.edit(row, withNewCondition(form))}>
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
      {faults.length > 0 && (
        <p className={styles.faults} role="alert">
          {faultWords(faults, t).join(t('edit.listJoint'))}
        </p>
      )}
    </li>
  );
}
