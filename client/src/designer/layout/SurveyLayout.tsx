import { ArrowLeftOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths, publishUrl, reportUrl, settingUrl, surveyUrl } from '../shared/routes';
import styles from './SurveyLayout.module.css';

interface SurveyLayoutProps {
  surveyId: string;
  title: ReactNode;
  /** A short status: collecting, saved, offline. */
  status: ReactNode;
  actions: ReactNode;
  active: 'edit' | 'setting' | 'publish' | 'report';
  children: ReactNode;
}

const TABS = [
  { key: 'edit', url: surveyUrl },
  { key: 'setting', url: settingUrl },
  { key: 'publish', url: publishUrl },
  { key: 'report', url: reportUrl },
] as const;

/** The header shared by all pages of one survey: title, state, and links to its other pages. */
export function SurveyLayout({ surveyId, title, status, actions, active, children }: SurveyLayoutProps) {
  const { t } = useTranslation(['common', 'nav']);

  return (
    <>
      <header className={styles.header}>
        <div className={styles.left}>
          <Link className={styles.back} to={paths.list} aria-label={t('nav.backToList')} title={t('nav.backToList')}>
            <ArrowLeftOutlined />
          </Link>
          {/* Until its title is there a page is called by what it is for: an empty heading says nothing to those who listen. */}
          <h1 className={styles.title}>{title || <span className="visually-hidden">{t(`nav:${active}`)}</span>}</h1>
          <div className={styles.status}>{status}</div>
        </div>
        <nav className={styles.tabs} aria-label={t('tab.label')}>
          {TABS.map(({ key, url }) => (
            <Link key={key} className={styles.tab} to={url(surveyId)} aria-current={key === active ? 'page' : undefined}>
              {t(`nav:${key}`)}
            </Link>
          ))}
        </nav>
        <div className={styles.actions}>{actions}</div>
      </header>
      <main id="content">{children}</main>
    </>
  );
}
