import type { FilterCondition, TestKey } from '@wence/schema';
import { Button, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedQuestion } from './asked-questions';
import { type ConditionDraft, conditionOf, NEW_DRAFT, OTHER_KINDS, type OtherKind } from './condition-draft';
import { ConditionValue } from './ConditionValue';
import styles from './conditions.module.css';

interface ConditionFormProps {
  questions: readonly AskedQuestion[];
  /** The survey is an exam, or was one. */
  isScored: boolean;
  onAdd: (condition: FilterCondition) => void;
}

const isOther = (about: string | null): about is OtherKind => OTHER_KINDS.some((kind) => kind === about);

/** Puts a condition together: what it is about, which test, which value. */
export function ConditionForm({ questions, isScored, onAdd }: ConditionFormProps) {
  const { t } = useTranslation('responseConditions');
  const id = useId();
  const [draft, setDraft] = useState<ConditionDraft>(NEW_DRAFT);
  const change = (part: Partial<ConditionDraft>) => setDraft((before) => ({ ...before, ...part }));
  const question = questions.find(({ key }) => key === draft.about);
  const condition = conditionOf(draft, questions);
  const kinds = OTHER_KINDS.filter((kind) => kind !== 'score' || isScored);

  const handleAbout = (about: string) =>
    setDraft({ ...NEW_DRAFT, about, test: questions.find(({ key }) => key === about)?.tests[0] ?? null });
  const handleAdd = () => {
    if (!condition) return;
    onAdd(condition);
    setDraft(NEW_DRAFT);
  };

  return (
    <fieldset className={styles.form}>
      <legend>{t('add')}</legend>
      <label htmlFor={`${id}about`}>{t('about')}</label>
      <Select<string>
        id={`${id}about`}
        className={styles.field}
        placeholder={t('aboutHelp')}
        notFoundContent={t('nothingFound')}
        showSearch={{ optionFilterProp: 'label' }}
        value={draft.about}
        onChange={handleAbout}
        options={[
          { label: t('questions'), options: questions.map(({ key, label }) => ({ value: key, label })) },
          { label: t('others'), options: kinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })) },
        ]}
      />
      {question && (
        <>
          <label htmlFor={`${id}test`}>{t('test')}</label>
          <Select<TestKey>
            id={`${id}test`}
            className={styles.field}
            value={draft.test}
            onChange={(test) => setDraft({ ...NEW_DRAFT, about: draft.about, test })}
            options={question.tests.map((test) => ({ value: test, label: t(`testName.${test}`) }))}
          />
        </>
      )}
      {(question ?? isOther(draft.about)) && <ConditionValue draft={draft} question={question} onChange={change} />}
      <div className={styles.actions}>
        <Button onClick={handleAdd} disabled={!condition}>
          {t('addIt')}
        </Button>
      </div>
    </fieldset>
  );
}
