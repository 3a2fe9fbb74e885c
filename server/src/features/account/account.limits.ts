const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Every number of the account rules. Durations in milliseconds. */
export const ACCOUNT_LIMITS = {
  /** Characters (code points) after trimming (Spec 5, account; Spec 9). */
  password: { least: 6, most: 18 },
  channelId: 64,
  sms: {
    digits: 6,
    lifetime: 5 * MINUTE,
    /** Wrong tries after which a code is invalid, even if it is then entered correctly. */
    wrongTries: 5,
    /** One code per mobile and scene (Spec 4, verification code). */
    resend: { times: 1, every: 59_000 },
    perDay: { times: 10, every: DAY },
    /** Windows in which codes are counted per address and in total; the amounts are configured. */
    addressWindow: HOUR,
    everybodyWindow: DAY,
  },
  /** A key that passwords travel under is read on its day and on the next. */
  keyLife: 2 * DAY,
  /** Time for which an encrypted password that has been used once may be used again. */
  sealedReuse: 5 * MINUTE,
  /** Wrong passwords per mobile. */
  passwordTries: { times: 10, every: 15 * MINUTE },
  /** Window in which wrong passwords and codes are counted per address; the amount is configured. */
  addressWindow: HOUR,
  accessToken: 15 * MINUTE,
  /** From sign-in to the end, however often it is refreshed (Spec 9). */
  session: 14 * DAY,
  /** Time for which a replaced refresh token is still accepted, so that two tabs may refresh at once. */
  refreshGrace: 10_000,
  sweepEvery: HOUR,
} as const;
