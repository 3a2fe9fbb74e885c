import { useTranslation } from 'react-i18next';
import { storedChannel } from '../../session/channel';
import { AuthForm } from './AuthForm';
import { useLoginWithSmsMutation } from './auth.generated';
import { CodeField } from './CodeField';
import { MobileField } from './MobileField';
import { SAID_IN_FORM, useSubmit } from './useSubmit';

interface Fields {
  mobile: string;
  code: string;
}

export const SmsLogin = () => {
  const { t } = useTranslation('auth');
  const [login] = useLoginWithSmsMutation({ context: { quiet: SAID_IN_FORM } });
  const { fault, isBusy, submit } = useSubmit<Fields>(async ({ mobile, code }) => {
    const { data } = await login({ variables: { input: { mobile, code, channelId: storedChannel() } } });
    return data?.loginWithSms;
  });

  return (
    <AuthForm<Fields> name="sms-login" submitLabel={t('login.submit')} fault={fault} isBusy={isBusy} onSubmit={submit}>
      <MobileField />
      <CodeField scene="LOGIN" />
    </AuthForm>
  );
};
