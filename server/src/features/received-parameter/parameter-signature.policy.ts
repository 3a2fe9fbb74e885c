import { createHmac, timingSafeEqual } from 'node:crypto';
import { EXPIRY_PARAMETER, LINK_PARAMETERS, type Receiving, signedText } from '@wence/schema';

type Params = Readonly<Record<string, string>>;

/** Why the parameters of a link are refused, and which one is at fault. */
export interface Refusal {
  readonly reason: 'missing' | 'unsigned' | 'forged' | 'expired';
  /** The parameter that is missing. */
  readonly name: string | null;
}

/** Seconds since 1970. */
const SECONDS = /^(?:0|[1-9][0-9]{0,10})$/;

/** The signature of a link: HMAC-SHA-256 over its parameters in base64url. */
export const signatureOf = (secret: string, settings: Receiving, params: Params): string =>
  createHmac('sha256', secret).update(signedText(settings, params)).digest('base64url');

/** The texts are compared, not the bytes that they stand for: one signature has one text. Takes the same time for every wrong one. */
function isEqual(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The first parameter that a survey cannot do without and a link does not have. An empty one counts as missing. */
export function missingIn({ parameters = [] }: Receiving, params: Params): Refusal | null {
  const absent = parameters.find(({ name, required }) => required && !(Object.hasOwn(params, name) && params[name]));
  return absent ? { reason: 'missing', name: absent.name } : null;
}

/** What is wrong with the signature of a link; null: nothing. `secret`: null where the survey has none. */
export function signatureFault(settings: Receiving, params: Params, secret: string | null, now: Date): Refusal | null {
  const { [LINK_PARAMETERS.signature]: sign, [EXPIRY_PARAMETER]: expires } = params;
  if (!sign) return { reason: 'unsigned', name: null };
  if (secret === null || !isEqual(sign, signatureOf(secret, settings, params))) return { reason: 'forged', name: null };
  if (expires === undefined) return null;
  const isOver = !SECONDS.test(expires) || Number(expires) * 1000 <= now.getTime();
  return isOver ? { reason: 'expired', name: null } : null;
}
