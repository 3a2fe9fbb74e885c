import { testToken } from '../survey/visit-access';
import { DeviceStorage } from './device-storage';
import type { Start } from './draft';
import { DraftStore } from './draft-store';
import { readQuery } from './read-query';

/** The part of the platform's `crypto` that is needed; plain-http pages have no `randomUUID`. */
interface RandomSource {
  randomUUID?: () => string;
  getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;
}

/**
 * Names one filled-in survey for good: every save, retry, double click and reload sends the same one, and the server keeps one response
 * for it. Version 4 UUID.
 */
export function newSubmissionId(source: RandomSource): string {
  if (source.randomUUID) return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return ((byte & 0x0f) | 0x40).toString(16).padStart(2, '0');
    if (index === 8) return ((byte & 0x3f) | 0x80).toString(16).padStart(2, '0');
    return byte.toString(16).padStart(2, '0');
  }).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The one storage of this page. An author who tries a draft out leaves nothing behind, and meets nothing of a visit that counts. */
export const deviceStorage = new DeviceStorage(() => (testToken() ? window.sessionStorage : window.localStorage));
export const draftStore = new DraftStore(deviceStorage);

export function freshStart(): Start {
  const origin = readQuery(window.location.search);
  return { submissionId: newSubmissionId(crypto), startedAt: new Date().toISOString(), origin };
}
