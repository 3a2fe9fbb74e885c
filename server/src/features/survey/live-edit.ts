import { setImmediate } from 'node:timers/promises';
import { isLiveChange } from '@wence/schema';
import { AppError } from '../../platform/errors/app-error.js';
import { parseStored } from './definition-jobs.js';
import type { StoredDraft } from './draft.store.js';
import type { Survey } from './survey.entity.js';
import { isRunning } from './survey.policy.js';
import type { LiveSettings } from './survey.port.js';

/** An edit of a draft whose survey may be running. Such an edit only changes what needs no pause, and reaches respondents at once. */
export class LiveEdit {
  private launching: LiveSettings | null = null;

  /** Before the feature that launches is there, nothing runs. */
  provide(launching: LiveSettings): void {
    this.launching = launching;
  }

  /** A0410 if more changes than a running survey allows; what else a launch would refuse, if the new draft could not be launched. */
  async check(before: StoredDraft, text: string): Promise<void> {
    const was = parseStored(before.text);
    // Parsing a large draft takes its time, and so does comparing two.
    await setImmediate();
    if (!isLiveChange(was, parseStored(text))) throw new AppError('A0410');
    await this.launching?.check(text);
  }

  /** Makes the written draft the one that respondents get, if the survey runs. Inside the unit that wrote it. */
  async publish(survey: Survey, text: string): Promise<void> {
    if (isRunning(survey)) await this.launching?.publish(survey, text);
  }
}
