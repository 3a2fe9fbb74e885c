import { createContext, useCallback, useContext } from 'react';
import { readTokens } from '../../shared/token-store';
import { type MeQuery, useLogoutMutation, useMeQuery } from './session.generated';

/** The signed-in user, once known. The page's own error state covers failures, so this one stays quiet. */
export const useMe = (): MeQuery['me'] | undefined => useMeQuery({ context: { quiet: 'all' } }).data?.me;

/** Flags that are on in the designer whatever the server says (Spec 3, user info). What the account really may not do, the server refuses. */
const FORCED_ON = { canCascade: true, canCustomThemeNum: true } as const;

/** What the signed-in user may do, as the designer sees it. */
export function usePermission(): Readonly<Record<'editable' | keyof typeof FORCED_ON, boolean>> {
  const me = useMe();
  return { editable: me?.permission.editable ?? true, ...FORCED_ON };
}

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
