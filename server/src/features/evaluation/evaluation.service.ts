import { assertScope } from '../../platform/access/admit-caller.js';
import { compiledFor, type Evaluation, evaluate, evaluationRecord, type SurveyDefinition, type Trace, trace } from '@wence/schema';
import { hasScope, type RequestContext, signedIn } from '../../platform/request/context.js';
import { assertThat, invalidInput } from '../../platform/errors/app-error.js';
import type { VersionService } from '../publish/version.service.js';
import type { DraftService } from '../survey/draft.service.js';
import type { Survey } from '../survey/survey.entity.js';
import type { SurveyService } from '../survey/survey.service.js';
import type { OpeningService } from '../answering-page/opening.service.js';
import type { EvaluationRequest } from './evaluation-request.js';

/** The scope that a key needs to see more of a survey than its respondents do. */
const READING = 'surveys:read';

/** The evaluation of answers and the version it is based on; null for the draft. */
export interface Evaluated extends Evaluation {
  readonly version: number | null;
  /** Null unless it was requested. */
  readonly trace: Trace | null;
}

interface Basis {
  readonly version: number | null;
  readonly definition: SurveyDefinition;
}

/** Evaluates answers without storing them, with the same engine and version as when they are submitted. */
export class EvaluationService {
  constructor(
    private readonly surveys: SurveyService,
    private readonly drafts: DraftService,
    private readonly versions: VersionService,
    private readonly opening: OpeningService,
  ) {}

  /**
   * Anybody may ask about a running survey, as they may submit to it. Its author may ask about it in any state, about its draft and about
   * each of its versions, and may ask why; for others that is as if the survey were missing (A0404; A0401 without a token).
   */
  async evaluate(ctx: RequestContext, surveyId: string, request: EvaluationRequest): Promise<Evaluated> {
    const { version, definition } = await this.basisOf(ctx, surveyId, request);
    const seed = request.seed ?? undefined;
    const compiled = compiledFor(definition, seed);
    const evaluation = evaluate(compiled, request.answers, seed);
    return { ...evaluationRecord(evaluation), version, trace: request.trace ? trace(compiled, request.answers) : null };
  }

  private async basisOf(ctx: RequestContext, surveyId: string, request: EvaluationRequest): Promise<Basis> {
    const forAuthor = request.trace === true || request.draft === true;
    // Before the survey is looked for: without a token its absence is no different from its presence.
    if (forAuthor) signedIn(ctx);
    // A key that only collects knows of a survey what respondents know.
    if (forAuthor) assertScope(ctx, READING);
    const own = forAuthor ? await this.surveys.requireOwned(ctx, surveyId) : await this.ownOf(ctx, surveyId);
    if (!own) return this.opening.versionFor(surveyId, request.version ?? null);
    return request.draft ? this.draftOf(ctx, surveyId, request) : this.versionOf(ctx, own, request);
  }

  private async ownOf(ctx: RequestContext, surveyId: string): Promise<Survey | null> {
    const survey = ctx.user && hasScope(ctx, READING) && (await this.surveys.find(surveyId));
    return survey && survey.ownerId === ctx.user?.id ? survey : null;
  }

  private async draftOf(ctx: RequestContext, surveyId: string, { version = null }: EvaluationRequest): Promise<Basis> {
    if (version !== null) throw invalidInput([{ field: 'version', rule: 'notAllowed' }]);
    const { definition } = await this.drafts.read(ctx, surveyId);
    return { version: null, definition };
  }

  /** A survey that was never launched has its draft only. */
  private async versionOf(ctx: RequestContext, survey: Survey, request: EvaluationRequest): Promise<Basis> {
    const version = request.version ?? survey.publishedVersion;
    if (version === null) return this.draftOf(ctx, survey.id, request);
    const frozen = await this.versions.read(survey.id, version);
    assertThat(frozen, 'A0404');
    return frozen;
  }
}
