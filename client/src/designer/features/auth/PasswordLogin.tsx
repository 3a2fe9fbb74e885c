import { useTranslation } from 'react-i18next';
import { storedChannel } from '../../session/channel';
import { AuthForm } from './AuthForm';
import { useLoginMutation } from './auth.generated';
import { MobileField } from './MobileField';
import { PasswordField } from './PasswordField';
import { useSealedPassword } from './useSealedPassword';
import { SAID_IN_FORM, useSubmit } from './useSubmit';

interface Fields {
  mobile: string;
  password: string;
}

export const PasswordLogin = () => {
  const { t } = useTranslation('auth');
  const [login] = useLoginMutation({ context: { quiet: SAID_IN_FORM } });
  const seal = useSealedPassword();
  const { fault, isBusy, submit } = useSubmit<Fields>(async ({ mobile, password }) => {
    const { data } = await login({ variables: { input: { mobile, ...(await seal(password)), channelId: storedChannel() } } });
    return data?.login;
  });

  return (
    <AuthForm<Fields> name="password-login" submitLabel={t('login.submit')} fault={fault} isBusy={isBusy} onSubmit={submit}>
      <MobileField />
      <PasswordField />
    </AuthForm>
  );
};
