import { mayMove } from '@wence/schema';
import type { RequestContext } from '../../platform/request/context.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { AppError, assertThat } from '../../platform/errors/app-error.js';
import type { Outbox } from '../../platform/outbox/outbox.js';
import type { DraftService } from '../survey/draft.service.js';
import type { Survey } from '../survey/survey.entity.js';
import type { SurveyService } from '../survey/survey.service.js';
import type { LaunchCheck } from './launch-check.js';
import type { WhenStopped } from './publish.port.js';
import type { VersionLine } from './version.read-model.js';
import type { VersionService } from './version.service.js';

const STOPPED = 0;
const RUNNING = 1;
/** Maximum number of checks per launch, in case the draft is edited during each of them. */
const MOST_ROUNDS = 3;
const RETRY_AFTER_SECONDS = 1;

/** Starting and stopping the collection of answers (Spec 3, survey state). */
export class PublishService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly surveys: SurveyService,
    private readonly drafts: DraftService,
    private readonly versions: VersionService,
    private readonly check: LaunchCheck,
    private readonly outbox: Pick<Outbox, 'put'>,
    private readonly whenStopped: WhenStopped,
  ) {}

  /**
   * Checks the draft, freezes it, makes it current. What stops it is refused (A0414, A0422); warnings are the designer's to ask about. The check may
   * take long and holds nobody up: a draft that was edited meanwhile is checked again.
   */
  async launch(ctx: RequestContext, surveyId: string): Promise<LaunchedSurvey> {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const owned = await this.surveys.requireOwned(ctx, surveyId);
      assertLaunchable(owned);
      const draft = await this.drafts.readStored(owned);
      const isCheckWhole = await this.check.pass(draft.text);
      const survey = await this.freeze(ctx, draft);
      if (survey) return { survey, isCheckWhole };
    }
    throw new AppError('B0503', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }

  /** Stops collecting. A concurrent submission is either stored before this or refused. A0412 if the survey is not running. */
  stop(ctx: RequestContext, surveyId: string): Promise<Survey> {
    return this.unit.run(async () => {
      const survey = await this.surveys.lockOwned(ctx, surveyId);
      assertThat(mayMove(survey.state, 'stop'), 'A0412');
      await this.surveys.changeState(survey, { from: survey.state, to: STOPPED });
      await this.whenStopped.surveyStopped(surveyId);
      await this.outbox.put([{ kind: 'survey.stopped', surveyId }]);
      return survey;
    });
  }

  /** Lists the versions launched so far, newest first. */
  async listVersions(ctx: RequestContext, surveyId: string): Promise<VersionLine[]> {
    const { publishedVersion } = await this.surveys.requireOwned(ctx, surveyId);
    const versions = await this.versions.list(surveyId);
    return versions.map((version) => ({ ...version, current: version.version === publishedVersion }));
  }

  /** Returns null if the draft has changed since it was checked. */
  private freeze(ctx: RequestContext, { surveyId, revision, text }: CheckedDraft): Promise<Survey | null> {
    return this.unit.run(async () => {
      const survey = await this.surveys.lockOwned(ctx, surveyId);
      assertLaunchable(survey);
      if ((await this.drafts.readStored(survey)).revision !== revision) return null;
      const version = await this.versions.freeze(surveyId, text);
      if (version !== survey.publishedVersion) await this.versions.becomesCurrent(surveyId, version);
      await this.surveys.changeState(survey, { from: survey.state, to: RUNNING, publishedVersion: version });
      await this.outbox.put([{ kind: 'survey.launched', surveyId, detail: { version } }]);
      return survey;
    });
  }
}

type CheckedDraft = Awaited<ReturnType<DraftService['readStored']>>;

function assertLaunchable({ state }: Survey): void {
  assertThat(mayMove(state, 'launch'), 'A0412');
}

export interface LaunchedSurvey {
  readonly survey: Survey;
  /** False if the check had to stop before it had seen all paths through the survey. */
  readonly isCheckWhole: boolean;
}
