import { Button, Form, Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SmsScene } from './auth.generated';
import styles from './auth.module.css';
import { CODE_LENGTH, codeRules } from './rules';
import { useSmsCode } from './useSmsCode';

/** The code and the button that sends it, with the countdown inside the button. Has to stand in a form with a `mobile` field. */
export const CodeField = ({ scene }: { scene: SmsScene }) => {
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
};
