import { CloseOutlined } from '@ant-design/icons';
import {
  type ConditionForm,
  conditionOffer,
  type FieldFault,
  newCondition,
  readableText,
  type SurveyDefinition,
  type SurveyNode,
} from '@wence/schema';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { questionWords } from '../../../../shared/logic-words/logic-words';
import { needsOf, withAlgorithm, withSource } from './form-changes';
import styles from './rows.module.css';
import { ValueWords } from './ValueWords';
import { verbOf } from './verb-of';
import { Word } from './Word';

interface ConditionLineProps {
  definition: SurveyDefinition;
  /** The questions that it may look at. */
  sources: readonly SurveyNode[];
  condition: ConditionForm;
  place: number;
  faults: readonly FieldFault[];
  onChange: (condition: ConditionForm) => void;
  onRemove: () => void;
}

const ANY_ROW = 0;
const AND = 1;

/** One condition as a clause whose words can be picked: how it is joined, what is looked at, what it is to be. */
export function ConditionLine({ definition, sources, condition, place, faults, onChange, onRemove }: ConditionLineProps) {
  const { t } = useTranslation('logic');
  const { nodeId, childId, optionId = [], algorithm, operator } = condition;
  // Rules and quotas can ask the same. Only carry-over asks less, and it has no such lines.
  const offer = nodeId === undefined ? undefined : conditionOffer(definition, nodeId, 'quota');
  const needs = needsOf(definition, condition);
  const isWrong = (key: string) => faults.some(({ field }) => field.startsWith(`conditions[${place}].${key}`));
  const named = (choices: readonly { id: number; title: string }[] = []) =>
    choices.map(({ id, title }) => ({ value: id, label: t('name', { title: readableText(title) }) }));
  const rows = needs && needs.rows.max > 0 && (
    <Word
      label={t('edit.row')}
      invalid={isWrong('childId')}
      choices={[...(needs.rows.min === 0 ? [{ value: ANY_ROW, label: t('edit.anyRow') }] : []), ...named(offer?.rows)]}
      chosen={childId === undefined && needs.rows.min > 0 ? [] : [childId ?? ANY_ROW]}
      onChoose={([row]) => {
        const { childId: _before, ...rest } = condition;
        onChange(row === undefined || row === ANY_ROW ? rest : { ...rest, childId: row });
      }}
    />
  );
  const options = needs && needs.options.max > 0 && (needs.options.min > 0 || optionId.length > 0) && (
    <Word
      label={t('edit.option')}
      invalid={isWrong('optionId')}
      many={needs.options.max > 1}
      joint={t(algorithm !== undefined && algorithm > 2 ? 'allOf' : 'anyOf')}
      choices={named(offer?.options)}
      chosen={optionId}
      onChoose={(chosen) => onChange({ ...condition, optionId: chosen })}
    />
  );
  const isCompared = needs && needs.values.max > 0;
  return (
    <fieldset className={styles.line} aria-label={t('edit.condition', { n: place + 1 })}>
      {place === 0 ? (
        <span>{t('edit.if')}</span>
      ) : (
        <Word
          label={t('edit.operator')}
          invalid={isWrong('operator')}
          choices={[
            { value: AND, label: t('edit.and') },
            { value: 2, label: t('edit.or') },
          ]}
          chosen={operator === undefined ? [] : [operator]}
          onChoose={([chosen]) => onChange({ ...condition, operator: chosen === 2 ? 2 : 1 })}
        />
      )}
      <Word
        label={t('edit.question')}
        invalid={isWrong('nodeId')}
        choices={sources.map(({ id }) => ({ value: id, label: questionWords(definition, id, t) }))}
        chosen={nodeId === undefined ? [] : [nodeId]}
        onChoose={([chosen]) => onChange(chosen === undefined ? newCondition() : withSource(condition, chosen))}
      />
      {rows}
      {isCompared && options}
      {offer && (
        <Word
          label={t('edit.algorithm')}
          invalid={isWrong('algorithm')}
          choices={offer.algorithms.map((each) => ({ value: each.algorithm, label: t(verbOf(each)) }))}
          chosen={algorithm === undefined ? [] : [algorithm]}
          onChoose={([chosen]) => {
            if (chosen !== undefined) onChange(withAlgorithm(definition, condition, chosen));
          }}
        />
      )}
      {!isCompared && options}
      {isCompared && (
        <ValueWords
          definition={definition}
          condition={condition}
          needs={needs}
          scale={offer?.scale ?? null}
          invalid={isWrong('result')}
          onChange={onChange}
        />
      )}
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined aria-hidden="true" />}
        aria-label={t('edit.removeCondition', { n: place + 1 })}
        onClick={onRemove}
      />
    </fieldset>
  );
}
