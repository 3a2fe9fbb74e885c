import { isMobile } from '@wence/schema';
import { Button, Form, type FormRule, Input } from 'antd';
import type { TFunction } from 'i18next';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SmsScene } from './auth.generated';
import styles from './auth.module.css';
import { useSmsCode } from './useSmsCode';

/** Spec 9: 6 to 18 characters, and a code of 6 digits. */
const PASSWORD_MIN = 6;
const PASSWORD_MAX = 18;
const CODE_LENGTH = 6;

type Translate = TFunction<'auth'>;

const mobileRules = (t: Translate): FormRule[] => [
  { required: true, message: t('wrong.mobileEmpty') },
  {
    validator: (_rule, value?: string) => (!value || isMobile(value) ? Promise.resolve() : Promise.reject(new Error(t('wrong.mobile')))),
  },
];

const passwordRules = (t: Translate): FormRule[] => [
  { required: true, message: t('wrong.passwordEmpty') },
  { min: PASSWORD_MIN, max: PASSWORD_MAX, message: t('wrong.passwordLength') },
];

const codeRules = (t: Translate): FormRule[] => [
  { required: true, message: t('wrong.codeEmpty') },
  { pattern: /^\d{6}$/, message: t('wrong.code') },
];

/** The user's password, or a new one with a hint about its length. */
export function PasswordField({ isNew = false }: { isNew?: boolean }) {
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
}

export function MobileField() {
  const { t } = useTranslation('auth');
  return (
    <Form.Item name="mobile" label={t('field.mobile')} rules={mobileRules(t)} normalize={(value: string) => value.trim()}>
      <Input size="large" type="tel" inputMode="numeric" autoComplete="username" maxLength={11} />
    </Form.Item>
  );
}

/** The code and the button that sends it, with the countdown inside the button. Has to stand in a form with a `mobile` field. */
export function CodeField({ scene }: { scene: SmsScene }) {
  const { t } = useTranslation('auth');
  const form = Form.useFormInstance<{ mobile: string }>();
  const id = useId();
  const { send, label, fault, isBusy } = useSmsCode(scene);

  const handleSend = async () => {
    const valid = await form.validateFields(['mobile']).catch(() => null);
    if (valid) await send(valid.mobile);
  };

  return (
    <Form.Item label={t('field.code')} htmlFor={id} required extra={fault && <span role="alert">{fault}</span>}>
      <div className={styles.code}>
        <Form.Item name="code" rules={codeRules(t)} normalize={(value: string) => value.trim()} noStyle>
          <Input size="large" id={id} inputMode="numeric" autoComplete="one-time-code" maxLength={CODE_LENGTH} />
        </Form.Item>
        <Button size="large" className={styles.send} disabled={isBusy} onClick={() => void handleSend()}>
          {label}
        </Button>
      </div>
    </Form.Item>
  );
}
