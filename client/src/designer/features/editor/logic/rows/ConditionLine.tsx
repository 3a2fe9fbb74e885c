import { CloseOutlined, GroupOutlined, UngroupOutlined } from '@ant-design/icons';
import {
  bracketsAt,
  type ConditionForm,
  conditionOffer,
  type FieldFault,
  isWithPrevious,
  newCondition,
  readableText,
  type SurveyDefinition,
  type SurveyNode,
} from '@wence/schema';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { questionWords } from '../../../../shared/logic-words/logic-words';
import { needsOf, type OpenWord, withAlgorithm, withQuestion, wordName } from './form-changes';
import styles from './rows.module.css';
import { ValueWords } from './ValueWords';
import { verbOf } from './verb-of';
import { Word } from './Word';

/** A word that is to open by itself; none after the last choice. */
export interface Asked {
  readonly word: string | undefined;
  readonly n: number;
}

export interface ConditionLineProps {
  definition: SurveyDefinition;
  /** The questions that it may look at. */
  sources: readonly SurveyNode[];
  /** All conditions of the rule; the line is about the one at `place`. */
  conditions: readonly ConditionForm[];
  place: number;
  faults: readonly FieldFault[];
  /** The word that opens by itself, by its name, and a number that is another one each time. */
  asked?: Asked;
  /** `leads`: the choice is made, so that the next word may be asked for. */
  onChange: (condition: ConditionForm, leads?: boolean) => void;
  onRemove: () => void;
  /** Puts it in brackets with the one before, or takes the two apart. */
  onBrackets: () => void;
}

const ANY_ROW = 0;
const AND = 1;
/** Brackets around all conditions would say nothing. */
const FEWEST_FOR_BRACKETS = 3;

/** One condition as a clause whose words can be picked: how it is joined, what is looked at, what it is to be. */
export function ConditionLine(props: ConditionLineProps) {
  const { definition, sources, conditions, place, faults, asked, onChange, onRemove, onBrackets } = props;
  const { t } = useTranslation('logic');
  const condition = conditions[place] ?? newCondition();
  const { opens, closes } = bracketsAt(conditions, place);
  const isGrouped = isWithPrevious(conditions, place);
  const takesBrackets = place > 0 && (isGrouped || conditions.length >= FEWEST_FOR_BRACKETS);
  const numbers = { n: place + 1, before: place };
  const { nodeId, childId, optionId = [], algorithm, operator } = condition;
  // Rules and quotas can ask the same. Only carry-over asks less, and it has no such lines.
  const offer = nodeId === undefined ? undefined : conditionOffer(definition, nodeId, 'quota');
  const needs = needsOf(definition, condition);
  const isWrong = (key: string) => faults.some(({ field }) => field.startsWith(`conditions[${place}].${key}`));
  const requestOf = (word: OpenWord) => (asked?.word === wordName(word, place) ? asked.n : undefined);
  const named = (choices: readonly { id: number; title: string }[] = []) =>
    choices.map(({ id, title }) => ({ value: id, label: t('name', { title: readableText(title) }) }));
  const rows = needs && needs.rows.max > 0 && (
    <Word
      label={t('edit.row')}
      request={requestOf('row')}
      invalid={isWrong('childId')}
      choices={[...(needs.rows.min === 0 ? [{ value: ANY_ROW, label: t('edit.anyRow') }] : []), ...named(offer?.rows)]}
      chosen={childId === undefined && needs.rows.min > 0 ? [] : [childId ?? ANY_ROW]}
      onChoose={([row]) => {
        const { childId: _before, ...rest } = condition;
        onChange(row === undefined || row === ANY_ROW ? rest : { ...rest, childId: row }, true);
      }}
    />
  );
  const options = needs && needs.options.max > 0 && (needs.options.min > 0 || optionId.length > 0) && (
    <Word
      label={t('edit.option')}
      request={requestOf('option')}
      invalid={isWrong('optionId')}
      many={needs.options.max > 1}
      joint={t(algorithm !== undefined && algorithm > 2 ? 'allOf' : 'anyOf')}
      choices={named(offer?.options)}
      chosen={optionId}
      onChoose={(chosen) => onChange({ ...condition, optionId: chosen }, needs.options.max === 1)}
    />
  );
  const isCompared = needs && needs.values.max > 0;
  return (
    <fieldset
      className={styles.line}
      aria-label={t(isGrouped ? 'edit.grouped' : 'edit.condition', numbers)}
      data-grouped={opens || isGrouped || undefined}
    >
      {place === 0 ? (
        <span>{t('edit.if')}</span>
      ) : (
        <Word
          label={t(opens ? 'edit.outerOperator' : 'edit.operator')}
          invalid={isWrong('operator')}
          choices={[
            { value: AND, label: t('edit.and') },
            { value: 2, label: t('edit.or') },
          ]}
          chosen={operator === undefined ? [] : [operator]}
          onChoose={([chosen]) => onChange({ ...condition, operator: chosen === 2 ? 2 : 1 })}
        />
      )}
      {opens && <span className={styles.bracket}>{t('opened')}</span>}
      <Word
        label={t('edit.question')}
        request={requestOf('question')}
        invalid={isWrong('nodeId')}
        choices={sources.map(({ id }) => ({ value: id, label: questionWords(definition, id, t) }))}
        chosen={nodeId === undefined ? [] : [nodeId]}
        onChoose={([chosen]) => {
          if (chosen !== undefined) onChange(withQuestion(definition, condition, chosen), true);
        }}
      />
      {rows}
      {isCompared && options}
      {offer && (
        <Word
          label={t('edit.algorithm')}
          request={requestOf('algorithm')}
          invalid={isWrong('algorithm')}
          choices={offer.algorithms.map((each) => ({ value: each.algorithm, label: t(verbOf(each)) }))}
          chosen={algorithm === undefined ? [] : [algorithm]}
          onChoose={([chosen]) => {
            if (chosen !== undefined) onChange(withAlgorithm(definition, condition, chosen), true);
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
          request={requestOf('value')}
          onChange={onChange}
        />
      )}
      {closes && <span className={styles.bracket}>{t('closed')}</span>}
      {takesBrackets && (
        <Button
          type="text"
          size="small"
          icon={isGrouped ? <UngroupOutlined aria-hidden="true" /> : <GroupOutlined aria-hidden="true" />}
          aria-label={t(isGrouped ? 'edit.part' : 'edit.group', numbers)}
          title={t(isGrouped ? 'edit.part' : 'edit.group', numbers)}
          onClick={onBrackets}
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
