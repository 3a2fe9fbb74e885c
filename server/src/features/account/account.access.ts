import { anyone } from '../../platform/access.js';

/** Who may call what nobody can be signed in for yet. One wording for both doors. */
export const ACCOUNT_ACCESS = {
  passwordKey: anyone('a public key is public'),
  sendSmsCode: anyone('whoever registers or signs in has no token yet; limited per mobile, and the answer tells nothing about accounts'),
  register: anyone('a code sent to the mobile proves who asks'),
  login: anyone('the password, or a code sent to the mobile, proves who asks; tries are limited'),
  refresh: anyone('the refresh token proves who asks; the bearer token may have run out'),
  logout: anyone('ends only the sessions whose tokens are presented, and tells nothing about them'),
} as const;
