import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { templateUrl } from '../../shared/routes';
import type { TemplateCardFragment } from './template.generated';
import styles from './TemplateCard.module.css';

type Look = CSSProperties & Readonly<Record<'--card-accent' | '--card-sheet', string>>;

const WHITE = '#ffffff';
const NEARLY_BLACK = '#1b2027';

const lookOf = ({ accent, surface, isDark }: TemplateCardFragment): Look => ({
  '--card-accent': accent,
  '--card-sheet': surface ?? (isDark ? NEARLY_BLACK : WHITE),
});

/** The beginning of the survey, small, in its own colours. Decoration: its words are those of the survey, not of this page. */
function Thumb({ template }: { template: TemplateCardFragment }) {
  const { firstQuestion, firstOptions, isDark } = template;
  return (
    <div className={styles.thumb} style={lookOf(template)} data-dark={isDark} aria-hidden="true">
      <div className={styles.sheet}>
        <div className={styles.question}>{firstQuestion}</div>
        {firstOptions.length === 0 && <div className={styles.field} />}
        {firstOptions.slice(0, 3).map((option, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- options may be called the same, and never move here
          <div key={place} className={styles.option} data-chosen={place === 0}>
            {option}
          </div>
        ))}
      </div>
    </div>
  );
}

interface TemplateCardProps {
  template: TemplateCardFragment;
  /** Name of its topic; absent where all cards are of one topic. */
  topic?: string | undefined;
}

/** A template in a list: its look, what it is called, how long it takes. */
export function TemplateCard({ template, topic }: TemplateCardProps) {
  const { t } = useTranslation('template');
  const { id, title, description, questionCount, minutes } = template;
  return (
    <li className={styles.item}>
      <Link to={templateUrl(id)} className={styles.card}>
        <Thumb template={template} />
        <div className={styles.text}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.about}>{description}</p>
          <p className={styles.facts}>
            {topic && <span className={styles.topic}>{topic}</span>}
            <span>{t('questions', { count: questionCount })}</span>
            <span>{t('minutes', { count: minutes })}</span>
          </p>
        </div>
      </Link>
    </li>
  );
}

interface TemplateCardsProps {
  templates: readonly TemplateCardFragment[];
  topicOf?: ((template: TemplateCardFragment) => string | undefined) | undefined;
  /** There are three at most. */
  few?: boolean;
}

/** Cards side by side, as many as there is room for. */
export const TemplateCards = ({ templates, topicOf, few = false }: TemplateCardsProps) => (
  <ul className={styles.cards} data-few={few}>
    {templates.map((template) => (
      <TemplateCard key={template.id} template={template} topic={topicOf?.(template)} />
    ))}
  </ul>
);
