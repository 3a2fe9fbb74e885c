import { timingSafeEqual } from 'node:crypto';
import { SAMPLE_LINK } from '@wence/schema';
import { keyedHash } from '../../platform/auth/purpose-key.js';

/** A respondent whom a supplier brings. */
export interface Panelist {
  readonly orderId: string;
  readonly pid: string;
  /** False: the signature does not fit, so nobody knows who it is. */
  readonly isSigned: boolean;
}

/** What a link or a submission carries. */
export interface PanelCarrier {
  readonly source?: string | null | undefined;
  readonly params?: Readonly<Record<string, string>> | null | undefined;
}

/** Names of the longest that are kept, of a person and of an order. */
const LONGEST = 64;
const LONGEST_ID = 32;

/** Links by which suppliers bring respondents: whose each is, is signed, so that nobody answers under a name they made up. */
export class PanelLinks {
  constructor(private readonly key: Uint8Array) {}

  /** The parameters of the link of a person. */
  paramsOf(orderId: string, pid: string): Record<string, string> {
    return { [SAMPLE_LINK.order]: orderId, [SAMPLE_LINK.pid]: pid, [SAMPLE_LINK.signature]: this.sign(orderId, pid) };
  }

  /** Whose link it is; null: it is no link of a supplier. */
  read({ source, params }: PanelCarrier): Panelist | null {
    if (source !== SAMPLE_LINK.source) return null;
    const { [SAMPLE_LINK.order]: orderId = '', [SAMPLE_LINK.pid]: pid = '', [SAMPLE_LINK.signature]: signature = '' } = params ?? {};
    const isPossible = pid !== '' && pid.length <= LONGEST && orderId.length <= LONGEST_ID;
    return { orderId, pid, isSigned: isPossible && isSame(signature, this.sign(orderId, pid)) };
  }

  private sign(orderId: string, pid: string): string {
    return keyedHash(this.key, [orderId, pid]).toString('base64url');
  }
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
