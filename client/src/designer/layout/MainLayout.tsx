import { useTranslation } from 'react-i18next';
import { NavLink, Outlet } from 'react-router-dom';
import { paths } from '../routes';
import { ProgressOverlay } from '../shared/progress/ProgressOverlay';
import { AccountMenu } from './AccountMenu';
import { LanguageSwitch } from './LanguageSwitch';
import { Mark } from './Mark';
import styles from './main-layout.module.css';
import { SurveySearch } from './SurveySearch';

const PLACES = [
  { path: paths.list, label: 'nav.list' },
  { path: paths.recycle, label: 'nav.recycle' },
] as const;

/** The frame of everything that is not about one survey: mark, places, search, language, account. */
export const MainLayout = () => {
  const { t } = useTranslation();

  return (
    <>
      <a className={styles.skip} href="#content">
        {t('nav.skip')}
      </a>
      <header className={styles.bar}>
        <Mark mayShrink />
        <nav className={styles.places} aria-label={t('nav.label')}>
          {PLACES.map(({ path, label }) => (
            <NavLink key={path} to={path} className={styles.place}>
              {t(label)}
            </NavLink>
          ))}
        </nav>
        <div className={styles.search}>
          <SurveySearch />
        </div>
        <LanguageSwitch />
        <AccountMenu />
      </header>
      <main className={styles.main} id="content">
        <Outlet />
        <ProgressOverlay />
      </main>
    </>
  );
};
