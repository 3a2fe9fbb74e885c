import type { Random } from '../outside/random.js';

const NAME = 'wence_device';
const LENGTH = 24;
/** The longest time for which browsers keep a cookie. */
const KEPT_SECONDS = 400 * 24 * 60 * 60;
const VALUE = /(?:^|;\s*)wence_device=([A-Za-z0-9]{24})(?:;|$)/;

/** The id of the browser that a Cookie header carries; null: none, or none of ours. */
export const deviceIn = (header: string | undefined): string | null => VALUE.exec(header ?? '')?.[1] ?? null;

/**
 * A Set-Cookie header that gives a browser an id. It tells apart the browsers that answer a survey and nothing else: it signs nobody in. Over https it
 * works in a frame on another site too, and then holds for that site alone.
 */
export function newDeviceCookie(random: Random, isSecure: boolean): string {
  const reach = isSecure ? 'SameSite=None; Secure; Partitioned' : 'SameSite=Lax';
  return `${NAME}=${random.id(LENGTH)}; Path=/; Max-Age=${KEPT_SECONDS}; HttpOnly; ${reach}`;
}
