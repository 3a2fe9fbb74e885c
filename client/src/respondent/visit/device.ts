import { DeviceStorage } from '../draft/device-storage';
import { DraftStore } from '../draft/draft-store';
import { newSubmissionId } from '../draft/submission-id';

/** The one storage of this page. */
export const deviceStorage = new DeviceStorage(() => window.localStorage);
export const draftStore = new DraftStore(deviceStorage);

export function freshStart(): { submissionId: string; startedAt: string } {
  return { submissionId: newSubmissionId(crypto), startedAt: new Date().toISOString() };
}
