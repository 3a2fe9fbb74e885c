import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { LoginLayout } from '../../layout/LoginLayout';
import { storedChannel } from '../../session/channel';
import { paths } from '../../shared/routes';
import { useRegisterMutation } from './auth.generated';
import styles from './auth.module.css';
import { AuthForm, SAID_IN_FORM, useSubmit } from './AuthForm';
import { CodeField, MobileField, PasswordField } from './auth-fields';
import { useSealedPassword } from './useSealedPassword';

interface Fields {
  mobile: string;
  code: string;
  password: string;
}

export function RegisterPage() {
  const { t } = useTranslation('auth');
  const { search } = useLocation();
  const [register] = useRegisterMutation({ context: { quiet: SAID_IN_FORM } });
  const seal = useSealedPassword();
  const { fault, isBusy, submit } = useSubmit<Fields>(async ({ mobile, code, password }) => {
    const { data } = await register({ variables: { input: { mobile, code, ...(await seal(password)), channelId: storedChannel() } } });
    return data?.register;
  });

  return (
    <LoginLayout>
      <h1 className={styles.title}>{t('register.title')}</h1>
      <AuthForm<Fields> name="register" submitLabel={t('register.submit')} fault={fault} isBusy={isBusy} onSubmit={submit}>
        <MobileField />
        <CodeField scene="REGISTER" />
        <PasswordField isNew />
      </AuthForm>
      <p className={styles.other}>
        {t('register.hasAccount')} <Link to={{ pathname: paths.login, search }}>{t('register.toLogin')}</Link>
      </p>
    </LoginLayout>
  );
}
