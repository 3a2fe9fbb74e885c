import { randomInt } from 'node:crypto';

/** A mobile number that nobody else in this run has, in all likelihood. */
export const anyMobile = (): string => `139${String(randomInt(100_000_000)).padStart(8, '0')}`;
