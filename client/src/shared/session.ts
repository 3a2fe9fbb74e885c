import { readCookie, writeCookie } from './cookie';
import { clearTokens, type Tokens, writeTokens } from './token-store';

const COOKIE = 'login';
/** Default expiry of the login cookie (Spec 9). */
const DAYS = 14;

/** The flag the route guard reads. It is a hint for the pages, not a right: the server checks the token. */
export const hasLoginFlag = (): boolean => readCookie(COOKIE) === '1';

export function startSession({ token, refreshToken, expired }: Tokens): void {
  writeTokens({ token, refreshToken, expired });
  writeCookie(COOKIE, '1', DAYS);
}

export function endSession(): void {
  clearTokens();
  writeCookie(COOKIE, '', 0);
}
