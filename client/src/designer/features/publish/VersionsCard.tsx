import { formatThousands } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../shared/moment';
import { historyUrl } from '../../shared/routes';
import type { PublishPageQuery } from './publish.generated';
import styles from './publish.module.css';

interface VersionsCardProps {
  surveyId: string;
  versions: NonNullable<PublishPageQuery['survey']['versions']>;
}

/** The launched versions, newest first. The first digits of the hash show whether two versions are the same. */
export function VersionsCard({ surveyId, versions }: VersionsCardProps) {
  const { t } = useTranslation('publish');
  const newestFirst = versions.toSorted((left, right) => right.version - left.version);

  return (
    <section className={styles.card} aria-labelledby="publish-versions">
      <h2 id="publish-versions">{t('versions.title')}</h2>
      <p className={styles.help}>
        {t('versions.help')} <Link to={historyUrl(surveyId)}>{t('versions.history')}</Link>
      </p>
      <ol className={styles.versions} reversed>
        {newestFirst.map(({ version, hash, createdAt, current, responseCount }) => (
          <li key={version}>
            <span className={styles.version}>{t('versions.name', { version })}</span>
            {current && <span className={styles.current}>{t('versions.current')}</span>}
            <span className={styles.when}>
              {formatMoment(createdAt)} ·{' '}
              {t('versions.responses', { count: responseCount ?? 0, total: formatThousands(responseCount ?? 0) })}
            </span>
            <code className={styles.hash}>{hash.slice(0, 8)}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}
