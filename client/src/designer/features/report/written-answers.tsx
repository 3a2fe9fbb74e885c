import { formatThousands, readableText } from '@wence/schema';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuietSwitch } from '../../shared/QuietSwitch';
import styles from './written-answers.module.css';
import type { ChoiceFragment, QuestionFragment } from './report.generated';
import report from './report.module.css';
import { QuestionWords } from './words/QuestionWords';
import { WordFilter } from './words/word-filter';

/**
 * Written answers, newest first, in a box of fixed height: new ones push down inside it and leave the page where it is.
 * The server sends no ids for them, so the place in the list is the key; the rows hold no state that could get mixed up.
 */
const AnswerList = ({ label, texts }: { label: string; texts: readonly string[] }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to be reachable by keyboard
  <ul className={styles.answers} aria-label={label} tabIndex={0}>
    {texts.map((text, place) => (
      <li key={`${place}/${text}`}>{text}</li>
    ))}
  </ul>
);

const VIEWS = ['texts', 'bars', 'cloud'] as const;

/** Written answers to a question: open text, comments, addresses. Where the report has a filter of its own, their words as well. */
export function TextResult({ question: { title, texts, numbers } }: { question: QuestionFragment }) {
  const { t } = useTranslation('report');
  const reportFilter = use(WordFilter);
  // Typed numbers have no words.
  const filter = numbers === null ? reportFilter : null;
  const [view, setView] = useState<(typeof VIEWS)[number]>('texts');

  return (
    <section className={report.part}>
      {filter ? (
        <QuietSwitch
          label={t('words.view.label')}
          choices={VIEWS.map((key) => ({ key, name: t(`words.view.${key}`) }))}
          chosen={view}
          onChange={setView}
        />
      ) : (
        <p className={report.note}>{t('texts')}</p>
      )}
      {filter && view !== 'texts' ? (
        <QuestionWords view={view} filter={filter} />
      ) : (
        <AnswerList label={t('textsOf', { title: readableText(title) })} texts={texts} />
      )}
    </section>
  );
}

interface PartTextsProps {
  title: string;
  /** Number of answers; undefined if it is shown elsewhere. */
  base: number | undefined;
  texts: readonly string[];
}

/** Written answers to one row or field, collapsed at first. */
export function PartTexts({ title, base, texts }: PartTextsProps) {
  const { t } = useTranslation('report');
  const name = readableText(title);
  const summary = base === undefined ? name : `${name} · ${t('base', { base: formatThousands(base) })}`;
  if (texts.length === 0) return base === undefined ? null : <p className={report.note}>{summary}</p>;

  return (
    <details className={report.others}>
      <summary>{summary}</summary>
      <AnswerList label={t('textsOf', { title: name })} texts={texts} />
    </details>
  );
}

/** Texts written at an option, collapsed at first. */
export function OtherTexts({ option: { title, texts } }: { option: ChoiceFragment }) {
  const { t } = useTranslation('report');
  const summary = t('otherTexts', { option: title, count: texts.length });

  return (
    <details className={report.others}>
      <summary>{summary}</summary>
      <AnswerList label={summary} texts={texts} />
    </details>
  );
}
