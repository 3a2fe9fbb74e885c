import { useCallback } from 'react';
import { readTokens } from '../../shared/token-store';
import { useLogoutMutation } from './session.generated';
import { useLeave } from './SignOutContext';

/** Ends the session on the server, then on this device. A server that cannot be reached does not keep anyone signed in here. */
export const useSignOut = (): (() => Promise<void>) => {
  const leave = useLeave();
  const [logout] = useLogoutMutation({ context: { quiet: 'all' } });

  return useCallback(async () => {
    const refreshToken = readTokens()?.refreshToken;
    try {
      await logout({ variables: { input: { refreshToken } } });
    } finally {
      leave();
    }
  }, [logout, leave]);
};
