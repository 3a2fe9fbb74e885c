import type { Survey } from '../survey/survey.entity.js';
import type { LiveSettings } from '../survey/survey.port.js';
import type { SurveyService } from '../survey/survey.service.js';
import type { LaunchCheck } from './launch-check.js';
import type { VersionService } from './version.service.js';

const RUNNING = 1;

/**
 * Settings that change while a survey runs: the closing time, limits, and what else touches no question. The draft is frozen as a new version that
 * is current at once; the survey is never stopped in between, so no submission is refused for it.
 */
export class LiveSettingsService implements LiveSettings {
  constructor(
    private readonly surveys: SurveyService,
    private readonly versions: VersionService,
    private readonly launchCheck: LaunchCheck,
  ) {}

  check(text: string): Promise<unknown> {
    return this.launchCheck.pass(text);
  }

  /**
   * The survey is locked, as it is while submissions are decided: each was decided under the settings before, or is under these. Nobody is told of
   * a launch, for there was none.
   */
  async publish(survey: Survey, text: string): Promise<void> {
    const publishedVersion = await this.versions.freeze(survey.id, text);
    if (publishedVersion === survey.publishedVersion) return;
    await this.versions.becomesCurrent(survey.id, publishedVersion);
    await this.surveys.changeState(survey, { from: RUNNING, to: RUNNING, publishedVersion });
  }
}
