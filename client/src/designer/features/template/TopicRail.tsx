import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths, topicUrl } from '../../shared/routes';
import styles from './templates.module.css';

/** Not the name that the search for surveys has in the address: its field stands on this page, too. */
export const WORD = 'q';

export const OWN_URL = `${paths.templates}?own=1`;

/** A search goes through every topic. */
function withWord(url: string, keyword: string): string {
  return keyword === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${WORD}=${encodeURIComponent(keyword)}`;
}

interface ChoiceProps {
  to: string;
  name: string;
  count?: number;
  isCurrent: boolean;
}

const Choice = ({ to, name, count, isCurrent }: ChoiceProps) => (
  <Link to={to} replace className={styles.choice} aria-current={isCurrent ? 'page' : undefined}>
    {name}
    {count !== undefined && <span className={styles.number}>{count}</span>}
  </Link>
);

interface TopicRailProps {
  topics: readonly { readonly name: string; readonly title: string; readonly templateCount: number }[];
  /** The topic that is shown; null: all of them. */
  topic: string | null;
  isOwn: boolean;
  keyword: string;
}

/** The topics to choose from, and the author's own templates. */
export function TopicRail({ topics, topic, isOwn, keyword }: TopicRailProps) {
  const { t } = useTranslation('template');
  const all = topics.reduce((sum, { templateCount }) => sum + templateCount, 0);
  return (
    <nav className={styles.rail} aria-label={t('topics')}>
      <ul className={styles.topics}>
        <li>
          <Choice to={withWord(paths.templates, keyword)} name={t('all')} count={all} isCurrent={topic === null && !isOwn} />
        </li>
        {topics.map(({ name, title, templateCount }) => (
          <li key={name}>
            <Choice to={withWord(topicUrl(name), keyword)} name={title} count={templateCount} isCurrent={topic === name && !isOwn} />
          </li>
        ))}
        <li className={styles.apart}>
          <Choice to={withWord(OWN_URL, keyword)} name={t('own')} isCurrent={isOwn} />
        </li>
      </ul>
    </nav>
  );
}
