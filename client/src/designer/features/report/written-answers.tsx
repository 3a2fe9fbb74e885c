import { formatThousands, readableText } from '@wence/schema';
import { type ReactNode, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuietSwitch } from '../../shared/QuietSwitch';
import type { ResponseFilter } from '../../shared/response-filter/response-filter';
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

interface WrittenProps {
  /** Filter of the report; null: its words are not offered. */
  filter: ResponseFilter | null;
  /** Stands above the texts where there is nothing to switch to. */
  note?: ReactNode;
  /** The texts. */
  children: ReactNode;
}

/** The written answers, or the words of them. */
function Written({ filter, note, children }: WrittenProps) {
  const { t } = useTranslation('report');
  const [view, setView] = useState<(typeof VIEWS)[number]>('texts');
  if (!filter) {
    return (
      <>
        {note}
        {children}
      </>
    );
  }
  return (
    <>
      <QuietSwitch
        label={t('words.view.label')}
        choices={VIEWS.map((key) => ({ key, name: t(`words.view.${key}`) }))}
        chosen={view}
        onChange={setView}
      />
      {view === 'texts' ? children : <QuestionWords view={view} filter={filter} />}
    </>
  );
}

/** Written answers to a question: open text, comments, addresses. Where the report has a filter of its own, their words as well. */
export function TextResult({ question: { title, texts, numbers } }: { question: QuestionFragment }) {
  const { t } = useTranslation('report');
  const reportFilter = use(WordFilter);

  return (
    <section className={report.part}>
      {/* Typed numbers have no words. */}
      <Written filter={numbers === null ? reportFilter : null} note={<p className={report.note}>{t('texts')}</p>}>
        <AnswerList label={t('textsOf', { title: readableText(title) })} texts={texts} />
      </Written>
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

/** Texts written at options, collapsed at first, or their words, which are counted with those of the question's own texts where it has any. */
export function OtherTexts({ question, options }: { question: QuestionFragment; options: readonly ChoiceFragment[] }) {
  const { t } = useTranslation('report');
  const reportFilter = use(WordFilter);
  const written = options.filter(({ texts }) => texts.length > 0);
  if (written.length === 0) return null;

  return (
    <section className={report.part}>
      <Written filter={question.texts.length === 0 ? reportFilter : null}>
        {written.map(({ optionId, title, texts }) => {
          const summary = t('otherTexts', { option: title, count: texts.length });
          return (
            <details key={optionId} className={report.others}>
              <summary>{summary}</summary>
              <AnswerList label={summary} texts={texts} />
            </details>
          );
        })}
      </Written>
    </section>
  );
}
