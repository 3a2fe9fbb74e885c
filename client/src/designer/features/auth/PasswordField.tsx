import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { PASSWORD_MAX, passwordRules } from './rules';

/** One's own password, or a new one with a word on its length. */
export const PasswordField = ({ isNew = false }: { isNew?: boolean }) => {
  const { t } = useTranslation('auth');
  return (
    <Form.Item
      name="password"
      label={t(isNew ? 'field.newPassword' : 'field.password')}
      extra={isNew ? t('field.passwordHelp') : undefined}
      rules={passwordRules(t)}
    >
      <Input.Password size="large" autoComplete={isNew ? 'new-password' : 'current-password'} maxLength={PASSWORD_MAX} />
    </Form.Item>
  );
};
