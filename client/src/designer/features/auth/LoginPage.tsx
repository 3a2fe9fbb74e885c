import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { LoginLayout } from '../../layout/LoginLayout';
import { paths } from '../../routes';
import styles from './auth.module.css';
import { LoginWays } from './LoginWays';
import { PasswordLogin } from './PasswordLogin';
import { SmsLogin } from './SmsLogin';

export const LoginPage = () => {
  const { t } = useTranslation('auth');
  const { search } = useLocation();

  // The next page of a newcomer is fetched ahead: until it is there this one stays, and takes what is typed for that one.
  useEffect(function fetchRegister() {
    void import('./RegisterPage');
  }, []);

  return (
    <LoginLayout>
      <h1 className={styles.title}>{t('login.title')}</h1>
      <LoginWays
        ways={[
          { key: 'password', label: t('login.byPassword'), form: <PasswordLogin key="password" /> },
          { key: 'sms', label: t('login.bySms'), form: <SmsLogin key="sms" /> },
        ]}
      />
      <p className={styles.other}>
        {t('login.noAccount')} <Link to={{ pathname: paths.register, search }}>{t('login.toRegister')}</Link>
      </p>
    </LoginLayout>
  );
};
