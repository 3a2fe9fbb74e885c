import { EyeInvisibleOutlined, PushpinFilled, PushpinOutlined } from '@ant-design/icons';
import { formatThousands, isBrackets, readableText, speaksOf } from '@wence/schema';
import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { asEntries, type Conditions, NO_CONDITIONS } from '../../shared/response-conditions/conditions';
import { type ResponseFilter, writeFilter } from '../../shared/response-filter/response-filter';
import { collectionUrl, detailUrl, questionReportUrl } from '../../shared/routes';
import { CardFigure } from './CardFigure';
import type { InsightCardFragment } from './insight.generated';
import styles from './InsightCard.module.css';
import { useCardText } from './useCardText';

const hasBrackets = ({ conditions }: Conditions): boolean => conditions.some(isBrackets);

/**
 * Address of the data detail with the responses behind a finding: those that the filter of the report and that of the finding mean. The report counts
 * complete and valid ones unless its filter says otherwise, the detail lists all, so that this is said as well. Null: brackets do not stand in brackets.
 */
function behindCard(surveyId: string, filter: ResponseFilter, own: Conditions | null): string | null {
  const { status, conditions } = filter;
  if (conditions.match === 'any' && hasBrackets(conditions)) return null;
  const all = [...asEntries(conditions), ...asEntries(own ?? NO_CONDITIONS), ...(speaksOf(conditions, 'valid') ? [] : [{ valid: true }])];
  const isOpen = status.length === 0 && !speaksOf(conditions, 'status');
  const query = new URLSearchParams();
  writeFilter(query, { ...filter, status: isOpen ? ['COMPLETE'] : status, conditions: { conditions: all } });
  return `${detailUrl(surveyId)}?${query}`;
}

type Subject = InsightCardFragment['subjects'][number];

const nameOf = ({ code, title, rowTitle }: Subject): string =>
  [`${code} ${readableText(title)}`, ...(rowTitle === null ? [] : [readableText(rowTitle)])].join(' · ');

/** The questions that a finding is about; the first leads to its results. */
function SubjectLine({ surveyId, subjects }: { surveyId: string; subjects: readonly Subject[] }) {
  const { t } = useTranslation('insight');
  const [subject, column] = subjects;
  if (!subject) return null;

  return (
    <p className={styles.subject}>
      <Link to={questionReportUrl(surveyId, subject.nodeId)} title={t('question', { question: nameOf(subject) })}>
        {nameOf(subject)}
      </Link>
      {column && <> {t('by', { column: nameOf(column) })}</>}
    </p>
  );
}

interface InsightCardProps {
  surveyId: string;
  card: InsightCardFragment;
  /** That of the report. */
  filter: ResponseFilter;
  isPinned: boolean;
  onPin: () => void;
  onHide: () => void;
}

/** A finding: one sentence, a small figure, what it rests on, and the way to the responses behind it. */
export function InsightCard({ surveyId, card, filter, isPinned, onPin, onHide }: InsightCardProps) {
  const { t } = useTranslation('insight');
  const { headline, test } = useCardText();
  const titleId = useId();
  const title = headline(card);
  const isOfVisits = card.kind === 'DROP_OFF';
  const behind = isOfVisits ? collectionUrl(surveyId) : behindCard(surveyId, filter, card.filter as Conditions | null); // The server wrote it in the filter language.
  const facts = [t('base', { base: formatThousands(card.base) }), test(card)].filter((fact) => fact !== null);

  return (
    <article className={styles.card} aria-labelledby={titleId} data-severity={card.severity}>
      <header className={styles.head}>
        <p className={styles.kind}>{t(`kind.${card.kind}`)}</p>
        <div className={styles.tools}>
          <Button
            type="text"
            size="small"
            icon={isPinned ? <PushpinFilled /> : <PushpinOutlined />}
            aria-label={t('pinOf', { title })}
            aria-pressed={isPinned}
            title={t('pin')}
            onClick={onPin}
          />
          <Button
            type="text"
            size="small"
            icon={<EyeInvisibleOutlined />}
            aria-label={t('hideOf', { title })}
            title={t('hide')}
            onClick={onHide}
          />
        </div>
      </header>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <SubjectLine surveyId={surveyId} subjects={card.subjects} />
      <div className={styles.figure}>
        <CardFigure {...card} />
      </div>
      <footer className={styles.foot}>
        <p className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {card.smallBase && <span className={styles.small}>{t('smallBase')}</span>}
        </p>
        {behind !== null && (
          <Link className={styles.see} to={behind}>
            {t(isOfVisits ? 'seePages' : 'see')}
          </Link>
        )}
      </footer>
    </article>
  );
}
