import { CodeOutlined, LogoutOutlined, UserOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet, useNavigate } from 'react-router-dom';
import { useMe, useSignOut } from '../session/account';
import { ProgressOverlay } from '../shared/progress/ProgressOverlay';
import { paths } from '../shared/routes';
import { LanguageSwitch } from './LanguageSwitch';
import styles from './MainLayout.module.css';
import { Logo } from './Logo';
import { SurveySearch } from './SurveySearch';

/** Shows the mobile number of the signed-in user, the way to the page for developers and the sign-out action. */
function AccountMenu() {
  const { t } = useTranslation();
  const me = useMe();
  const signOut = useSignOut();
  const navigate = useNavigate();

  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: [
          { key: 'mobile', label: me?.mobile ?? '--', disabled: true },
          { type: 'divider' },
          { key: 'developers', icon: <CodeOutlined />, label: t('nav.developers'), onClick: () => void navigate(paths.developers) },
          { key: 'logout', icon: <LogoutOutlined />, label: t('nav.logout'), onClick: () => void signOut() },
        ],
      }}
    >
      <Button shape="circle" icon={<UserOutlined />} aria-label={t('nav.account')} />
    </Dropdown>
  );
}

const PLACES = [
  { path: paths.list, label: 'nav.list' },
  { path: paths.templates, label: 'nav.templates' },
  { path: paths.recycle, label: 'nav.recycle' },
] as const;

/** The frame of all pages that are not about one survey: logo, navigation, search, language, account. */
export function MainLayout() {
  const { t } = useTranslation();

  return (
    <>
      <a className={styles.skip} href="#content">
        {t('nav.skip')}
      </a>
      <header className={styles.bar}>
        <Logo mayShrink />
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
}
