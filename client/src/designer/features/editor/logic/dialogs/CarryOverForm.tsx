import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import {
  CARRY_OVER_ALGORITHMS,
  carrySources,
  type ConditionForm,
  type FieldFault,
  type LogicForm,
  questionRow,
  type SurveyDefinition,
  type SurveyNode,
  withSource,
} from '@wence/schema';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { questionWords } from '../../../../shared/logic-words/logic-words';
import { faultWords } from '../rows/fault-words';
import { withCondition, withNewCondition, withoutCondition } from '../rows/form-changes';
import styles from '../rows/rows.module.css';
import { Word } from '../rows/Word';

interface CarryOverFormProps {
  definition: SurveyDefinition;
  node: SurveyNode;
  form: LogicForm;
  faults: readonly FieldFault[];
  onChange: (form: LogicForm) => void;
}

/** One carry-over: into options or rows, and from which questions. */
export function CarryOverForm({ definition, node, form, faults, onChange }: CarryOverFormProps) {
  const { t } = useTranslation('logic');
  const { takesOptionLogic, takesRowLogic } = questionRow(node);
  const isWrong = (place: number, key: string) => faults.some(({ field }) => field === `conditions[${place}].${key}`);
  const sources = carrySources(definition, node.id).map(({ id }) => ({ value: id, label: questionWords(definition, id, t) }));
  const edit = (place: number, condition: ConditionForm) => onChange(withCondition(form, place, condition));
  return (
    <>
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
            onChoose={([chosen]) => onChange({ ...form, optionType: chosen === 2 ? 2 : 1 })}
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
            onClick={() => onChange(withoutCondition(form, place))}
          />
        </fieldset>
      ))}
      <Button type="text" size="small" icon={<PlusOutlined aria-hidden="true" />} onClick={() => onChange(withNewCondition(form))}>
        {t('edit.addCondition')}
      </Button>
      {faults.length > 0 && (
        <p className={styles.faults} role="alert">
          {faultWords(faults, t).join(t('edit.listJoint'))}
        </p>
      )}
    </>
  );
}
