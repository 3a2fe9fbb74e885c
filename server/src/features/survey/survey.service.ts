import { splitRowId, stateAfter } from '@wence/schema';
import { In, IsNull } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { AppError, notFound } from '../../platform/errors/app-error.js';
import { reaches, type RequestContext, signedIn } from '../../platform/request/context.js';
import type { Outbox } from '../../platform/outbox/outbox.js';
import type { Clock } from '../../platform/outside/clock.js';
import { Survey } from './survey.entity.js';
import { SurveyWords } from './survey-words.entity.js';
import { purgeLine, titleKeyOf } from './survey.policy.js';

const RUNNING = 1;

/** The event that respondents get another version: `detail` names it and the one before. The first launch is none. */
export const VERSION_CHANGED = 'version.changed';
/** The same for those who score exams: a kind of events has one handler. */
export const VERSION_SCORED = 'version.scored';

/** Selects which surveys are considered present. */
export interface SurveyScope {
  /** Also those in the recycle bin, until they are purged. */
  readonly recycled?: boolean;
}

/** Reads and changes the row of a survey: its owner, its state, and whether it is in the recycle bin. */
export class SurveyService {
  constructor(
    private readonly database: Database,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
    private readonly outbox: Pick<Outbox, 'put'>,
  ) {}

  /** Finds a survey for operations without a token; null if it does not exist or is recycled. */
  async find(surveyId: string): Promise<Survey | null> {
    const survey = await this.surveys.findOneBy({ id: surveyId });
    return survey?.id === surveyId && !survey.recycledAt ? survey : null;
  }

  /** The caller's own survey. A0404 for a missing, foreign or recycled one alike. */
  async requireOwned(ctx: RequestContext, surveyId: string, scope: SurveyScope = {}): Promise<Survey> {
    return this.owned(ctx, await this.surveys.findOneBy({ id: surveyId }), surveyId, scope);
  }

  /** Those among these surveys that are the caller's own, read at once; none of the others is told apart. */
  async findOwned(ctx: RequestContext, surveyIds: readonly string[], scope: SurveyScope = {}): Promise<Map<string, Survey>> {
    if (surveyIds.length === 0) return new Map();
    const found = await this.surveys.findBy({ id: In([...new Set(surveyIds)]) });
    const asked = new Set(surveyIds);
    return new Map(found.filter((survey) => asked.has(survey.id) && this.isOwned(ctx, survey, scope)).map((survey) => [survey.id, survey]));
  }

  /** Gives the caller's own survey inside a unit of work, and locks the survey and its draft until that unit ends. */
  async lockOwned(ctx: RequestContext, surveyId: string, scope: SurveyScope = {}): Promise<Survey> {
    const survey = await this.surveys.findOne({ where: { id: surveyId }, ...this.database.forUpdate });
    return this.owned(ctx, survey, surveyId, scope);
  }

  /** The same for work that the server does by itself; null if the survey does not exist or is recycled. */
  async lock(surveyId: string): Promise<Survey | null> {
    const survey = await this.surveys.findOne({ where: { id: surveyId }, ...this.database.forUpdate });
    return survey && !survey.recycledAt ? survey : null;
  }

  /** The caller's survey that a row id of `/v1` belongs to. A0404 for any other. */
  async ofRow(ctx: RequestContext, rowId: number): Promise<Survey> {
    const row = splitRowId(rowId);
    const found = row && (await this.surveys.findOneBy({ number: row.surveyNumber }));
    return this.owned(ctx, found, found?.id ?? '', {});
  }

  /** The caller's running survey that was launched last; null while none runs. A change of its settings counts as a launch. */
  async lastLaunched(ctx: RequestContext): Promise<Survey | null> {
    const { id: ownerId, key } = signedIn(ctx);
    const within = key?.surveyIds ? { id: In([...key.surveyIds]) } : {};
    const where = { ownerId, state: RUNNING, recycledAt: IsNull(), ...within } as const;
    return this.surveys.findOne({ where, order: { updatedAt: 'DESC', id: 'DESC' } });
  }

  /** Puts a survey into the recycle bin, from where it can be had back for 30 days. A running one stops. */
  recycle(ctx: RequestContext, surveyId: string): Promise<Survey> {
    return this.unit.run(async () => {
      const survey = await this.lockOwned(ctx, surveyId);
      if (survey.state === RUNNING) await this.outbox.put([{ kind: 'survey.stopped', surveyId }]);
      return this.change(survey, { recycledAt: this.clock.now(), state: stateAfter(survey.state, 'recycle') ?? survey.state });
    });
  }

  /** Takes a survey out of the recycle bin; it does not collect until it is launched again. A0412 when it is not in there. */
  restore(ctx: RequestContext, surveyId: string): Promise<Survey> {
    return this.unit.run(async () => {
      const survey = await this.lockOwned(ctx, surveyId, { recycled: true });
      if (!survey.recycledAt) throw new AppError('A0412');
      return this.change(survey, { recycledAt: null });
    });
  }

  /**
   * Moves a survey from one state to another; A0412 when it is not, or no longer, in the first. Another version that respondents get is an event of its
   * own. Inside a unit.
   */
  async changeState(
    survey: Survey,
    { from, to, publishedVersion }: { from: Survey['state']; to: Survey['state']; publishedVersion?: number },
  ): Promise<Survey> {
    const changes = { state: to, updatedAt: this.clock.now(), ...(publishedVersion !== undefined && { publishedVersion }) };
    const { affected } = await this.surveys.update({ id: survey.id, state: from }, changes);
    if (affected !== 1) throw new AppError('A0412');
    const before = survey.publishedVersion;
    if (publishedVersion !== undefined && before !== null && publishedVersion !== before) {
      const detail = { before, version: publishedVersion };
      await this.outbox.put([VERSION_CHANGED, VERSION_SCORED].map((kind) => ({ kind, surveyId: survey.id, detail })));
    }
    return Object.assign(survey, changes);
  }

  /** Keeps the row, and what the list is searched by, in step with the draft. Inside a unit. */
  async recordEdit(survey: Survey, title: string, words: string): Promise<Survey> {
    await this.database.repository(SurveyWords).update({ surveyId: survey.id }, { words });
    return this.change(survey, { updatedAt: this.clock.now(), title, titleKey: titleKeyOf(title) });
  }

  private async change(survey: Survey, changes: Partial<Survey>): Promise<Survey> {
    await this.surveys.update({ id: survey.id }, changes);
    return Object.assign(survey, changes);
  }

  private owned(ctx: RequestContext, survey: Survey | null, surveyId: string, scope: SurveyScope): Survey {
    // Some collations ignore spaces at the end: only the exact id is this survey's name.
    if (survey?.id !== surveyId || !this.isOwned(ctx, survey, scope)) throw notFound();
    return survey;
  }

  private isOwned(ctx: RequestContext, { id, ownerId, recycledAt }: Survey, { recycled }: SurveyScope): boolean {
    if (ownerId !== signedIn(ctx).id || !reaches(ctx.user, id)) return false;
    return recycledAt === null || (recycled === true && recycledAt > purgeLine(this.clock.now()));
  }

  private get surveys() {
    return this.database.repository(Survey);
  }
}
