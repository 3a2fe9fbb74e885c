import { anyone, free, NO_KEYS, under } from '../../platform/access/access.js';

const ARRIVAL = { channelId: free('a word about where an author comes from, never looked up') } as const;
const PASSWORD = { ...ARRIVAL, keyId: free("one of the server's own keys, which are public") } as const;
const REFRESH_TOKEN = { refreshToken: free('the secret itself: whoever has it is asking') } as const;

/** Access rules of operations that need no sign-in. Both doors share them, but name the body differently. */
export const accountAccess = <B extends 'body' | 'input'>(before: B) => ({
  passwordKey: anyone('a public key is public', NO_KEYS),
  sendSmsCode: anyone(
    'whoever registers or signs in has no token yet; limited per mobile, and the answer tells nothing about accounts',
    NO_KEYS,
  ),
  register: anyone('a code sent to the mobile proves who asks', NO_KEYS, under(before, PASSWORD)),
  login: anyone('the password proves who asks; tries are limited', NO_KEYS, under(before, PASSWORD)),
  loginWithSms: anyone('a code sent to the mobile proves who asks; tries are limited', NO_KEYS, under(before, ARRIVAL)),
  refresh: anyone('the refresh token proves who asks; the bearer token may have run out', NO_KEYS, under(before, REFRESH_TOKEN)),
  logout: anyone('ends only the sessions whose tokens are presented, and tells nothing about them', NO_KEYS, under(before, REFRESH_TOKEN)),
});
