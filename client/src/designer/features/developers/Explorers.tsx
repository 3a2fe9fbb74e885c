import { useTranslation } from 'react-i18next';
import styles from './Explorers.module.css';

const EXPLORERS = [
  { key: 'graph', href: '/graphql' },
  { key: 'api', href: '/v1/docs' },
] as const;

/** The pages, outside the designer, on which one tries the two doors by hand. */
export function Explorers() {
  const { t } = useTranslation('developers');

  return (
    <section className={styles.explorers} aria-label={t('explorers.title')}>
      {EXPLORERS.map(({ key, href }) => (
        <a key={key} className={styles.explorer} href={href} target="_blank" rel="noreferrer">
          <span className={styles.name}>
            {t(`explorers.${key}`)} <code className={styles.path}>{href}</code>
          </span>
          <span className={styles.help}>{t(`explorers.${key}Help`)}</span>
        </a>
      ))}
    </section>
  );
}
