import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../shared/moment';
import type { PublishPageQuery } from './publish.generated';
import styles from './publish.module.css';

/** The launched versions, newest first. The first digits of the hash show whether two versions are the same. */
export function VersionsCard({ versions }: { versions: NonNullable<PublishPageQuery['survey']['versions']> }) {
  const { t } = useTranslation('publish');
  const newestFirst = versions.toSorted((left, right) => right.version - left.version);

  return (
    <section className={styles.card} aria-labelledby="publish-versions">
      <h2 id="publish-versions">{t('versions.title')}</h2>
      <p className={styles.help}>{t('versions.help')}</p>
      <ol className={styles.versions} reversed>
        {newestFirst.map(({ version, hash, createdAt, current }) => (
          <li key={version}>
            <span className={styles.version}>{t('versions.name', { version })}</span>
            {current && <span className={styles.current}>{t('versions.current')}</span>}
            <span className={styles.when}>{formatMoment(createdAt)}</span>
            <code className={styles.hash}>{hash.slice(0, 8)}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}
