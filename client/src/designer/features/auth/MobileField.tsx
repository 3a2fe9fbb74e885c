import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { mobileRules } from './rules';

export const MobileField = () => {
  const { t } = useTranslation('auth');
  return (
    <Form.Item name="mobile" label={t('field.mobile')} rules={mobileRules(t)} normalize={(value: string) => value.trim()}>
      <Input size="large" type="tel" inputMode="numeric" autoComplete="username" maxLength={11} />
    </Form.Item>
  );
};
