import { readCookie, writeCookie } from './cookie';

const COOKIE = 'login';
/** Default expiry of the login cookie (Spec 9). */
const DAYS = 14;

/** The flag the route guard reads. It is a hint for the pages, not a right: the server checks the token. */
export const hasLoginFlag = (): boolean => readCookie(COOKIE) === '1';
export const raiseLoginFlag = (): void => writeCookie(COOKIE, '1', DAYS);
export const dropLoginFlag = (): void => writeCookie(COOKIE, '', 0);
