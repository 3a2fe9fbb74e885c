import { Button, Form } from 'antd';
import { type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { serverFault } from '../../../graphql/server-fault';
import type { Tokens } from '../../../shared/token-store';
import { startSession } from '../../../shared/session';
import { FormFault } from '../../shared/FormFault';
import { outsidePath, wantedPath } from '../../shared/routes';
import styles from './auth.module.css';

/** Completes a sign-in: stores the tokens and opens the page that was asked for. */
function useEnter(): (tokens: Tokens) => void {
  const navigate = useNavigate();
  const [query] = useSearchParams();

  return (tokens) => {
    startSession(tokens);
    const wanted = query.get('redirect');
    const outside = outsidePath(wanted);
    if (outside) window.location.replace(outside);
    else void navigate(wantedPath(wanted), { replace: true });
  };
}

/**
 * Codes whose sentence belongs under the form, where one looks, and not into a message that goes away:
 * wrong mobile or password, wrong code, mobile taken, wrong fields, too many tries.
 */
export const SAID_IN_FORM = ['A0111', 'A0131', 'A0210', 'A0400', 'A0501'] as const;

/** Sends a sign-in form once at a time, and enters when it is accepted. */
export function useSubmit<Fields>(send: (fields: Fields) => Promise<Tokens | undefined>) {
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const enter = useEnter();

  const submit = async (fields: Fields): Promise<void> => {
    setBusy(true);
    setFault(null);
    try {
      const tokens = await send(fields);
      if (tokens) enter(tokens);
    } catch (error) {
      setFault(serverFault(error)?.message ?? null);
    } finally {
      setBusy(false);
    }
  };

  return { fault, isBusy, submit: (fields: Fields) => void submit(fields) };
}

interface AuthFormProps<Fields> {
  name: string;
  submitLabel: string;
  fault: string | null;
  isBusy: boolean;
  onSubmit: (fields: Fields) => void;
  children: ReactNode;
}

/** Form shared by sign-in and registration: fields, fault and submit button. */
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
