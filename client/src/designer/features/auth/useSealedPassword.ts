import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { encryptPassword } from '../../../shared/rsa/encrypt-password';
import { PasswordKeyDocument } from './auth.generated';

interface SealedPassword {
  password: string;
  keyId: string;
}

/** Encrypts a password for the server's current key. The key is asked for each time: it may be replaced while a page stays open. */
export function useSealedPassword(): (password: string) => Promise<SealedPassword> {
  const client = useApolloClient();

  return useCallback(
    async (password) => {
      const { data } = await client.query({ query: PasswordKeyDocument, fetchPolicy: 'network-only' });
      if (!data) throw new Error('no key for the password');
      const { keyId, publicKey } = data.passwordKey;
      return { keyId, password: await encryptPassword(publicKey, password) };
    },
    [client],
  );
}
