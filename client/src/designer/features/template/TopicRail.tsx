import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths, topicUrl } from '../../shared/routes';
import styles from './templates.module.css';

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
}

export const OWN_URL = `${paths.templates}?own=1`;

/** The topics to choose from, and the author's own templates. */
export function TopicRail({ topics, topic, isOwn }: TopicRailProps) {
  const { t } = useTranslation('template');
  const all = topics.reduce((sum, { templateCount }) => sum + templateCount, 0);
  return (
    <nav className={styles.rail} aria-label={t('topics')}>
      <ul className={styles.topics}>
        <li>
          <Choice to={paths.templates} name={t('all')} count={all} isCurrent={topic === null && !isOwn} />
        </li>
        {topics.map(({ name, title, templateCount }) => (
          <li key={name}>
            <Choice to={topicUrl(name)} name={title} count={templateCount} isCurrent={topic === name && !isOwn} />
          </li>
        ))}
        <li className={styles.apart}>
          <Choice to={OWN_URL} name={t('own')} isCurrent={isOwn} />
        </li>
      </ul>
    </nav>
  );
}
