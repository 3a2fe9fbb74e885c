import { DeviceStorage } from '../draft/device-storage';
import { DraftStore } from '../draft/draft-store';
import { newSubmissionId } from '../draft/submission-id';
import { readQuery } from '../send/read-query';
import type { Start } from '../session/start-session';
import { testToken } from '../survey/test-token';

/** The one storage of this page. An author who tries a draft out leaves nothing behind, and meets nothing of a visit that counts. */
export const deviceStorage = new DeviceStorage(() => (testToken() ? window.sessionStorage : window.localStorage));
export const draftStore = new DraftStore(deviceStorage);

export function freshStart(): Start {
  const origin = readQuery(window.location.search);
  return { submissionId: newSubmissionId(crypto), startedAt: new Date().toISOString(), origin };
}
