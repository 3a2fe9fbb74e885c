import { Button, Form } from 'antd';
import type { ReactNode } from 'react';
import { FormFault } from '../../shared/FormFault';
import styles from './auth.module.css';

interface AuthFormProps<Fields> {
  name: string;
  submitLabel: string;
  fault: string | null;
  isBusy: boolean;
  onSubmit: (fields: Fields) => void;
  children: ReactNode;
}

/** The form all ways in share: fields, what was refused, one button. */
export const AuthForm = <Fields,>({ name, submitLabel, fault, isBusy, onSubmit, children }: AuthFormProps<Fields>) => (
  <Form<Fields>
    className={styles.form}
    name={name}
    layout="vertical"
    requiredMark={false}
    validateTrigger={['onBlur', 'onSubmit']}
    onFinish={onSubmit}
  >
    {children}
    <FormFault message={fault} />
    <Button block type="primary" size="large" htmlType="submit" loading={isBusy}>
      {submitLabel}
    </Button>
  </Form>
);
