import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { LoginLayout } from '../../layout/LoginLayout';
import { storedChannel } from '../../session/channel';
import { paths } from '../../shared/routes';
import { CodeField, MobileField, PasswordField } from './auth-fields';
import { useLoginMutation, useLoginWithSmsMutation } from './auth.generated';
import styles from './auth.module.css';
import { AuthForm, SAID_IN_FORM, useSubmit } from './AuthForm';
import { LoginWays } from './LoginWays';
import { useSealedPassword } from './useSealedPassword';

interface SmsFields {
  mobile: string;
  code: string;
}

function SmsLogin() {
  const { t } = useTranslation('auth');
  const [login] = useLoginWithSmsMutation({ context: { quiet: SAID_IN_FORM } });
  const { fault, isBusy, submit } = useSubmit<SmsFields>(async ({ mobile, code }) => {
    const { data } = await login({ variables: { input: { mobile, code, channelId: storedChannel() } } });
    return data?.loginWithSms;
  });

  return (
    <AuthForm<SmsFields> name="sms-login" submitLabel={t('login.submit')} fault={fault} isBusy={isBusy} onSubmit={submit}>
      <MobileField />
      <CodeField scene="LOGIN" />
    </AuthForm>
  );
}

interface PasswordFields {
  mobile: string;
  password: string;
}

function PasswordLogin() {
  const { t } = useTranslation('auth');
  const [login] = useLoginMutation({ context: { quiet: SAID_IN_FORM } });
  const seal = useSealedPassword();
  const { fault, isBusy, submit } = useSubmit<PasswordFields>(async ({ mobile, password }) => {
    const { data } = await login({ variables: { input: { mobile, ...(await seal(password)), channelId: storedChannel() } } });
    return data?.login;
  });

  return (
    <AuthForm<PasswordFields> name="password-login" submitLabel={t('login.submit')} fault={fault} isBusy={isBusy} onSubmit={submit}>
      <MobileField />
      <PasswordField />
    </AuthForm>
  );
}

export function LoginPage() {
  const { t } = useTranslation('auth');
  const { search } = useLocation();

  // Prefetches the registration page: a slow navigation would leave this page in place to receive text typed for that one.
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
}
