/** A one-to-one link as the transaction that stores responses needs it. */
export interface HeldLink {
  readonly id: string;
  readonly uses: number;
  readonly maxUses: number;
  readonly isVoid: boolean;
  /** Milliseconds since 1970. */
  readonly expiresAt: number | null;
  readonly isAnonymous: boolean;
}

export type LinkRefusal = 'unknown' | 'voided' | 'expired' | 'used';

export const linkKey = (surveyId: string, code: string): string => `${surveyId} ${code}`;

/** Tells why a link takes no answers; null: it does. */
export function linkRefusal(link: HeldLink | undefined, now: Date): LinkRefusal | null {
  if (!link) return 'unknown';
  if (link.isVoid) return 'voided';
  if (link.uses >= link.maxUses) return 'used';
  return link.expiresAt !== null && now.getTime() >= link.expiresAt ? 'expired' : null;
}

/** Milliseconds to which times of anonymous links are kept. */
export const LINK_DAY = 24 * 60 * 60_000;

/** A time as a link keeps it: of an anonymous one the day alone, since the time of a response would tell whose it is. */
export function keptTime(at: Date, isAnonymous: boolean): Date {
  return isAnonymous ? new Date(Math.floor(at.getTime() / LINK_DAY) * LINK_DAY) : at;
}
