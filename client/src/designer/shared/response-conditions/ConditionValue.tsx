import { ANSWER_STATES, type AnswerState, LIMITS, QUALITY_FLAGS } from '@wence/schema';
import { Input, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PROVINCES } from '../../../shared/divisions/divisions';
import type { AskedQuestion } from './asked-questions';
import { type ConditionDraft, isRange, isSearch, wrongEnd } from './condition-draft';
import styles from './conditions.module.css';
import { isOriginPart, originChoices, useChoiceName } from './origin-choices';

interface ConditionValueProps {
  draft: ConditionDraft;
  /** Undefined: the condition is about something else. */
  question: AskedQuestion | undefined;
  onChange: (part: Partial<ConditionDraft>) => void;
}

interface FieldProps {
  label: string;
  children: (id: string) => React.ReactNode;
}

function Field({ label, children }: FieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </>
  );
}

/** From one value to another. */
function Ends({ draft, hint, onChange }: Pick<ConditionValueProps, 'draft' | 'onChange'> & { hint?: string }) {
  const { t } = useTranslation('responseConditions');
  const faultId = useId();
  const [typed, setTyped] = useState<'from' | 'to' | null>(null);
  // A fault is told once its field is left, since a number that is being typed may be incomplete; dates are checked where they are read.
  const wrong = hint === undefined ? wrongEnd(draft) : null;
  const told = wrong !== null && wrong[0] !== typed ? wrong : null;
  return (
    <div className={styles.ends}>
      {(['from', 'to'] as const).map((end) => (
        <div key={end}>
          <Field label={t(end)}>
            {(id) => (
              <Input
                id={id}
                inputMode={hint === undefined ? 'decimal' : 'text'}
                placeholder={hint}
                status={end === told?.[0] ? 'error' : undefined}
                aria-invalid={end === told?.[0] || undefined}
                aria-describedby={end === told?.[0] ? faultId : undefined}
                value={draft[end]}
                onChange={({ target }) => {
                  setTyped(end);
                  onChange({ [end]: target.value });
                }}
                onBlur={() => setTyped(null)}
              />
            )}
          </Field>
        </div>
      ))}
      {told !== null && (
        <p id={faultId} className={styles.wrong} role="alert">
          {t(`wrongEnd.${told[1]}`, { end: t(told[0]), other: t('from') })}
        </p>
      )}
    </div>
  );
}

/** The list of words that a condition takes some of; null: it takes none. */
function useCodes({ test, about }: ConditionDraft) {
  const { t } = useTranslation('responseConditions');
  const nameOf = useChoiceName();
  if (isOriginPart(about))
    return { label: t(`kind.${about}`), options: originChoices(about).map((word) => ({ value: word, label: nameOf(about, word) })) };
  if (about === 'quality') return { label: t('flags'), options: QUALITY_FLAGS.map((flag) => ({ value: flag, label: t(`flag.${flag}`) })) };
  if (test !== 'divisions') return null;
  return { label: t('provinces'), options: Object.entries(PROVINCES).map(([value, label]) => ({ value, label })) };
}

/** The fields of the value that a condition asks for. */
export function ConditionValue({ draft, question, onChange }: ConditionValueProps) {
  const { t } = useTranslation('responseConditions');
  const codes = useCodes(draft);
  const parts = (draft.test && question?.parts[draft.test]) ?? [];
  const isChoice = draft.test === 'anyOf' || draft.test === 'noneOf' || draft.test === 'allOf';
  const isText = draft.test === 'contains' || isSearch(draft.about) || draft.about === 'parameter';

  return (
    <>
      {parts.length > 0 && (
        <Field label={t('part')}>
          {(id) => (
            <Select<number>
              id={id}
              className={styles.field}
              allowClear={draft.test === 'contains'}
              placeholder={t(draft.test === 'contains' ? 'anyPart' : 'choose')}
              value={draft.optionId}
              onChange={(optionId) => onChange({ optionId: (optionId as number | undefined) ?? null })}
              options={parts.map(({ optionId, label }) => ({ value: optionId, label }))}
            />
          )}
        </Field>
      )}
      {draft.about === 'parameter' && (
        <Field label={t('parameterName')}>
          {(id) => (
            <Input id={id} maxLength={LIMITS.filterText} value={draft.name} onChange={({ target }) => onChange({ name: target.value })} />
          )}
        </Field>
      )}
      {isChoice && question && (
        <Field label={t('options')}>
          {(id) => (
            <Select<number[]>
              id={id}
              className={styles.field}
              mode="multiple"
              maxCount={LIMITS.filterValues}
              placeholder={t('choose')}
              showSearch={{ optionFilterProp: 'label' }}
              value={[...draft.ids]}
              onChange={(ids) => onChange({ ids })}
              options={question.choices.map((choice) => ({ value: choice.id, label: choice.title }))}
            />
          )}
        </Field>
      )}
      {codes && (
        <Field label={codes.label}>
          {(id) => (
            <Select<string[]>
              id={id}
              className={styles.field}
              mode="multiple"
              placeholder={t('choose')}
              showSearch={{ optionFilterProp: 'label' }}
              value={[...draft.codes]}
              onChange={(chosen) => onChange({ codes: chosen })}
              options={codes.options}
            />
          )}
        </Field>
      )}
      {draft.test === 'state' && (
        <Field label={t('stateIs')}>
          {(id) => (
            <Select<AnswerState>
              id={id}
              className={styles.field}
              value={draft.state}
              onChange={(state) => onChange({ state })}
              options={ANSWER_STATES.map((state) => ({ value: state, label: t(`state.${state}`) }))}
            />
          )}
        </Field>
      )}
      {isText && (
        <Field label={t(draft.about === 'parameter' ? 'parameterValue' : 'searched')}>
          {(id) => (
            <Input id={id} maxLength={LIMITS.filterText} value={draft.text} onChange={({ target }) => onChange({ text: target.value })} />
          )}
        </Field>
      )}
      {(draft.test === 'range' || isRange(draft.about)) && <Ends draft={draft} onChange={onChange} />}
      {draft.test === 'dates' && <Ends draft={draft} hint={t('dateHint')} onChange={onChange} />}
    </>
  );
}
