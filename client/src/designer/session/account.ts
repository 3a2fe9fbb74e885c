import { createContext, useCallback, useContext } from 'react';
import { readTokens } from '../../shared/token-store';
import { type MeQuery, useLogoutMutation, useMeQuery } from './session.generated';

/** The signed-in user, once known. The page's own error state covers failures, so this one stays quiet. */
export const useMe = (): MeQuery['me'] | undefined => useMeQuery({ context: { quiet: 'all' } }).data?.me;

const SignOutContext = createContext<() => void>(() => undefined);

export const SignOutProvider = SignOutContext.Provider;

/** Forgets the session on this device and goes to the sign-in page. */
const useLeave = (): (() => void) => useContext(SignOutContext);

/** Ends the session on the server, then on this device. A server that cannot be reached does not keep anyone signed in here. */
export function useSignOut(): () => Promise<void> {
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
}
