import { launchFindings, mayMove, notEnforcedIn } from '@wence/schema';
import type { RequestContext } from '../../platform/request/context.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { assertThat } from '../../platform/errors/app-error.js';
import type { DraftService } from '../survey/draft.service.js';
import type { Survey } from '../survey/survey.entity.js';
import type { SurveyService } from '../survey/survey.service.js';
import type { SurveyVersion } from './survey-version.entity.js';
import type { VersionService } from './version.service.js';

const STOPPED = 0;
const RUNNING = 1;

/** Starting and stopping the collection of answers (Spec 3, survey state). */
export class PublishService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly surveys: SurveyService,
    private readonly drafts: DraftService,
    private readonly versions: VersionService,
  ) {}

  /** Checks the draft, freezes it, makes it current. Findings of severity error stop it (A0414); warnings are the designer's to ask about. */
  launch(ctx: RequestContext, surveyId: string): Promise<Survey> {
    return this.unit.run(async () => {
      const survey = await this.surveys.lockOwned(ctx, surveyId);
      assertThat(mayMove(survey.state, 'launch'), 'A0412');
      const { definition } = await this.drafts.read(ctx, surveyId);
      const parts = notEnforcedIn(definition);
      assertThat(parts.length === 0, 'A0422', { data: { parts } });
      const findings = launchFindings(definition);
      assertThat(!findings.some(({ severity }) => severity === 'error'), 'A0414', { data: { findings } });

      const version = await this.versions.freeze(surveyId, definition);
      if (version !== survey.publishedVersion) await this.versions.becomesCurrent(surveyId, version);
      return this.surveys.changeState(survey, { from: survey.state, to: RUNNING, publishedVersion: version });
    });
  }

  /** A submission that is being stored right now is either in before this, or refused. A survey that does not run: A0412. */
  stop(ctx: RequestContext, surveyId: string): Promise<Survey> {
    return this.unit.run(async () => {
      const survey = await this.surveys.lockOwned(ctx, surveyId);
      assertThat(mayMove(survey.state, 'stop'), 'A0412');
      return this.surveys.changeState(survey, { from: survey.state, to: STOPPED });
    });
  }

  /** What was launched so far, newest first. */
  async listVersions(ctx: RequestContext, surveyId: string): Promise<VersionLine[]> {
    const { publishedVersion } = await this.surveys.requireOwned(ctx, surveyId);
    const versions = await this.versions.list(surveyId);
    return versions.map((version) => ({ ...version, current: version.version === publishedVersion }));
  }
}

export type VersionLine = Omit<SurveyVersion, 'definition'> & { readonly current: boolean };
