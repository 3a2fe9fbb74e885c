import { readableText } from '@wence/schema';
import { Checkbox, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuietSwitch } from '../QuietSwitch';
import { SkeletonLines } from '../state/PageSkeleton';
import { type ReportShareKind, type ShareChoicesQuery, useShareChoicesQuery } from './report-share.generated';
import { mostOf } from './share-draft';
import styles from './share.module.css';

type Id = number | string;

interface Choice {
  readonly id: Id;
  readonly label: string;
  /** The warning that is read before it is ticked. */
  readonly mark: 'personal' | 'files' | 'typed' | 'retired' | null;
  readonly isUsual: boolean;
}

/** So many are looked through at a glance. */
const AT_A_GLANCE = 8;

type Choices = ShareChoicesQuery['survey'];

function choicesOf(kind: ReportShareKind, { shareChoices, reportCategories, savedCrossTables }: Choices): Choice[] {
  if (kind === 'CATEGORY' || kind === 'CROSS')
    return ((kind === 'CROSS' ? savedCrossTables : reportCategories) ?? []).map(({ id, name }, place) => ({
      id,
      label: name,
      mark: null,
      isUsual: place < (mostOf(kind) ?? 0),
    }));
  if (kind === 'ANSWERS')
    return (shareChoices?.columns ?? []).map(({ key, label, isUsual, needsTexts }) => ({
      id: key,
      label,
      isUsual,
      mark: needsTexts ? 'typed' : null,
    }));
  return (shareChoices?.questions ?? []).map(({ nodeId, code, title, privacy, retired }) => ({
    id: nodeId,
    label: `${code} ${readableText(title)}`,
    mark: privacy === 'personal' || privacy === 'files' ? privacy : retired ? 'retired' : null,
    isUsual: privacy !== 'personal' && privacy !== 'files',
  }));
}

const WORDS = {
  REPORT: { title: 'questions', all: 'allQuestions' },
  ANSWERS: { title: 'columns', all: 'usualColumns' },
  CATEGORY: { title: 'categories', all: 'firstCategories' },
  CROSS: { title: 'tables', all: 'firstTables' },
} as const;

interface ChosenPartsProps {
  surveyId: string;
  kind: ReportShareKind;
  /** Null: all, or the usual ones. */
  chosen: readonly Id[] | null;
  onChange: (chosen: readonly Id[] | null) => void;
}

/** Where there is nothing to choose from yet. */
const NONE_YET = { CATEGORY: 'noCategories', CROSS: 'noTables' } as const;

/** Which questions, columns, categories or tables a link shows. */
export function ChosenParts({ surveyId, kind, chosen, onChange }: ChosenPartsProps) {
  const { t } = useTranslation('sharing');
  const [keyword, setKeyword] = useState('');
  const { data } = useShareChoicesQuery({ variables: { surveyId }, fetchPolicy: 'cache-and-network' });
  const choices = data ? choicesOf(kind, data.survey) : null;
  const ticked = new Set(chosen ?? []);
  const wanted = keyword.trim().toLowerCase();
  const found = choices?.filter(({ label }) => label.toLowerCase().includes(wanted)) ?? [];
  const toggle = (id: Id, isTicked: boolean) =>
    onChange((choices ?? []).map((choice) => choice.id).filter((one) => (one === id ? isTicked : ticked.has(one))));
  const { title, all } = WORDS[kind];

  return (
    <fieldset className={styles.field}>
      <legend>{t(title)}</legend>
      {choices?.length === 0 && (kind === 'CATEGORY' || kind === 'CROSS') ? (
        <p className={styles.hint}>{t(NONE_YET[kind])}</p>
      ) : (
        <QuietSwitch
          label={t(title)}
          choices={[
            { key: 'all', name: t(all, { count: mostOf(kind) ?? 0 }) },
            { key: 'chosen', name: t('chosen') },
          ]}
          chosen={chosen === null ? 'all' : 'chosen'}
          onChange={(which) => onChange(which === 'all' ? null : (choices ?? []).filter(({ isUsual }) => isUsual).map(({ id }) => id))}
        />
      )}
      {chosen !== null && (
        <>
          {(choices?.length ?? 0) > AT_A_GLANCE && (
            <Input
              type="search"
              value={keyword}
              placeholder={t('search')}
              aria-label={t('search')}
              onChange={({ target }) => setKeyword(target.value)}
            />
          )}
          {choices === null && <SkeletonLines widths={[60, 70, 50]} />}
          <div className={styles.choices}>
            {found.map(({ id, label, mark }) => (
              <Checkbox key={id} checked={ticked.has(id)} onChange={({ target }) => toggle(id, target.checked)}>
                {label} {mark && <span className={styles.mark}>{t(mark)}</span>}
              </Checkbox>
            ))}
          </div>
        </>
      )}
    </fieldset>
  );
}
