import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../shared/routes';
import styles from './Logo.module.css';

/** The product's logo and name, linked to the start page. On a narrow screen only the logo. */
export function Logo({ mayShrink = false }: { mayShrink?: boolean }) {
  const { t } = useTranslation();

  return (
    <Link to={paths.index} className={styles.mark} aria-label={t('product')} data-shrink={mayShrink || undefined}>
      <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="currentColor" />
        <path d="M7 11.5h18M7 20.5h4" stroke="#fff" strokeWidth="2.5" strokeLinecap="round" opacity=".55" />
        <path d="M14.5 20.2l3 3 7-7.4" fill="none" stroke="#fff" strokeWidth="2.8" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <span className={styles.name}>{t('product')}</span>
    </Link>
  );
}
