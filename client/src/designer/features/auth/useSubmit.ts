import { useState } from 'react';
import { serverFault } from '../../../graphql/server-fault';
import type { Tokens } from '../../../shared/token-store';
import { useEnter } from './useEnter';

/**
 * Codes whose sentence belongs under the form, where one looks, and not into a message that goes away:
 * wrong mobile or password, wrong code, mobile taken, wrong fields, too many tries.
 */
export const SAID_IN_FORM = ['A0111', 'A0131', 'A0210', 'A0400', 'A0501'] as const;

/** Sends a sign-in form once at a time, and enters when it is accepted. */
export const useSubmit = <Fields>(send: (fields: Fields) => Promise<Tokens | undefined>) => {
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
};
