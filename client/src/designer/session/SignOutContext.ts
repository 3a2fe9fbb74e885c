import { createContext, useContext } from 'react';

const SignOutContext = createContext<() => void>(() => undefined);

export const SignOutProvider = SignOutContext.Provider;

/** Forgets the session on this device and goes to the sign-in page. */
export const useLeave = (): (() => void) => useContext(SignOutContext);
