import { useTranslation } from 'react-i18next';
import styles from './developers.module.css';

const DOCUMENTS = [
  { key: 'api', href: '/v1/docs' },
  { key: 'graph', href: '/schema.graphql' },
  { key: 'definition', href: '/definition.schema.json' },
] as const;

/** Links to what describes the API, served outside the designer. */
export function Documents() {
  const { t } = useTranslation('developers');

  return (
    <section className={styles.block} aria-labelledby="documents">
      <h2 id="documents">{t('docs.title')}</h2>
      <ul className={styles.documents}>
        {DOCUMENTS.map(({ key, href }) => (
          <li key={key}>
            <a href={href} target="_blank" rel="noreferrer">
              {t(`docs.${key}`)}
            </a>
            <code className={styles.quiet}>{href}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
