import { DownloadOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import styles from './Documents.module.css';

/** The documents that describe the API, with the name under which each is saved. */
const DOCUMENTS = [
  { key: 'graph', href: '/schema.graphql', file: 'schema.graphql' },
  { key: 'api', href: '/v1/openapi.json', file: 'openapi.json' },
  { key: 'definition', href: '/definition.schema.json', file: 'definition.schema.json' },
  { key: 'answers', href: '/answers.schema.json', file: 'answers.schema.json' },
  { key: 'filter', href: '/filter.schema.json', file: 'filter.schema.json' },
  { key: 'errors', href: '/errors.json', file: 'errors.json' },
] as const;

/** Downloads for generators of clients and for editors; they are served outside the designer. */
export function Documents() {
  const { t } = useTranslation('developers');

  return (
    <section className={styles.block} aria-labelledby="documents">
      <h2 id="documents">{t('docs.title')}</h2>
      <ul className={styles.documents}>
        {DOCUMENTS.map(({ key, href, file }) => (
          <li key={key}>
            <div>
              <div>
                {t(`docs.${key}`)} <code className={styles.path}>{href}</code>
              </div>
              <div className={styles.help}>{t(`docs.${key}Help`)}</div>
            </div>
            <a className={styles.download} href={href} download={file} aria-label={t('docs.downloadOf', { name: t(`docs.${key}`) })}>
              <DownloadOutlined aria-hidden="true" />
              {t('docs.download')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
