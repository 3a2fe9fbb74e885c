import {
  isSampleEditable,
  type Language,
  languageOf,
  readPanelists,
  SAMPLE_LIMITS,
  SAMPLE_LINK,
  type SampleAction,
  sampleStateAfter,
} from '@wence/schema';
import { In } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { AppError, assertThat, invalidInput, notFound } from '../../platform/errors/app-error.js';
import type { Clock } from '../../platform/outside/clock.js';
import { datedId } from '../../platform/outside/dated-id.js';
import type { Random } from '../../platform/outside/random.js';
import { reaches, type RequestContext, signedIn } from '../../platform/request/context.js';
import type { ShareLinkService } from '../publish/share-link.service.js';
import type { VersionService } from '../publish/version.service.js';
import type { PanelLinks } from '../sample-panel/panel-links.policy.js';
import { SampleOrder } from '../sample-panel/sample-order.entity.js';
import { SamplePanelist } from '../sample-panel/sample-panelist.entity.js';
import type { SourceTagService } from '../source-tag/source-tag.service.js';
import type { BatchDeletionService } from '../survey/batch-deletion.service.js';
import type { Survey } from '../survey/survey.entity.js';
import type { SurveyOutcome } from '../survey/survey-payload.type.js';
import type { SurveyPart } from '../survey/survey.port.js';
import type { SurveyService } from '../survey/survey.service.js';
import { readWish, requireTime, type SampleOrderWish } from './sample-brief.policy.js';
import type { SampleMoves } from './sample-moves.service.js';
import { SampleStep } from './sample-step.entity.js';

const ID_LENGTH = 20;
const RUNNING = 1;
/** The state of orders that respondents are brought for. */
const FIELDED = 3;
/** What is only done while the survey takes answers. */
const NEEDS_RUNNING: readonly SampleAction[] = ['submit', 'acceptQuote', 'resume'];
/** What is only done while there is time left for it. */
const NEEDS_TIME: readonly SampleAction[] = ['submit', 'acceptQuote'];
const NOTHING_YET = { complete: 0, screened: 0, overQuota: 0, refused: 0, inARow: 0 };

export interface OrderOutcome extends SurveyOutcome {
  readonly order: SampleOrder;
}

interface NamedOrder {
  readonly orderId: string;
  /** The survey that it has to belong to, where the caller named one. */
  readonly surveyId?: string;
}

interface OrderParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly surveys: SurveyService;
  readonly sourceTags: Pick<SourceTagService, 'provideSample'>;
  readonly batches: BatchDeletionService;
  readonly versions: Pick<VersionService, 'read'>;
  readonly links: Pick<ShareLinkService, 'addressOf'>;
  readonly panelLinks: Pick<PanelLinks, 'paramsOf'>;
  readonly moves: SampleMoves;
  readonly clock: Clock;
  readonly random: Random;
}

/** Orders for respondents as their author makes and moves them. Every change holds the row of the survey, as submissions do. */
export class SampleOrderService implements SurveyPart {
  constructor(private readonly parts: OrderParts) {}

  /** Those of a survey, newest first. A0404: not the caller's survey. */
  async list(ctx: RequestContext, surveyId: string): Promise<SampleOrder[]> {
    const { id } = await this.parts.surveys.requireOwned(ctx, surveyId);
    return this.rows.find({ where: { surveyId: id }, order: { createdAt: 'DESC', id: 'DESC' } });
  }

  /** Those among these that belong to surveys of the caller's outside the recycle bin. */
  async findOwned(ctx: RequestContext, ids: readonly string[]): Promise<SampleOrder[]> {
    const found = await this.rows.findBy({ id: In([...ids]), ownerId: signedIn(ctx).id });
    const present = await this.parts.surveys.findOwned(
      ctx,
      found.map(({ surveyId }) => surveyId),
    );
    return found.filter(({ id, surveyId }) => ids.includes(id) && present.has(surveyId));
  }

  /** The histories of orders that the caller has already, each from its first step. */
  async stepsOf(orderIds: readonly string[]): Promise<SampleStep[][]> {
    const found = await this.steps.find({ where: { orderId: In([...orderIds]) }, order: { orderId: 'ASC', number: 'ASC' } });
    return orderIds.map((id) => found.filter(({ orderId }) => orderId === id));
  }

  /**
   * Makes a draft of an order. A0404: not the caller's survey. A0400: what `readWish` says; `orders` (tooMany: 50 of one survey).
   */
  create(ctx: RequestContext, surveyId: string, wish: SampleOrderWish): Promise<OrderOutcome> {
    const { unit, surveys, moves, clock, random } = this.parts;
    return unit.run(async () => {
      const survey = await surveys.lockOwned(ctx, surveyId);
      const createdAt = clock.now();
      const brief = readWish(wish, createdAt);
      const limit = SAMPLE_LIMITS.perSurvey;
      if ((await this.rows.countBy({ surveyId: survey.id })) >= limit) throw invalidInput([{ field: 'orders', rule: 'tooMany', limit }]);
      const order = Object.assign(new SampleOrder(), {
        id: datedId(random, createdAt, ID_LENGTH),
        surveyId: survey.id,
        ownerId: survey.ownerId,
        ...brief,
        ...NOTHING_YET,
        state: 0 as const,
        unitPrice: null,
        totalPrice: null,
        reason: null,
        createdAt,
        updatedAt: createdAt,
        leaseOwner: null,
        leaseUntil: null,
      });
      await this.rows.insert(order);
      await moves.begin(order, signedIn(ctx).id);
      return { survey, order };
    });
  }

  /** Orders something else, before it is submitted or after it was rejected. A0404: not the caller's. A0435: it is too late. A0400: what `readWish` says. */
  edit(ctx: RequestContext, named: NamedOrder, wish: SampleOrderWish): Promise<OrderOutcome> {
    return this.change(ctx, named, async (order) => {
      if (!isSampleEditable(order.state)) throw new AppError('A0435', { data: { state: order.state } });
      const changes = { ...readWish(wish, this.parts.clock.now()), unitPrice: null, totalPrice: null };
      await this.parts.moves.move(order, 'edit', { actorId: signedIn(ctx).id, changes });
    });
  }

  /**
   * Does something with an order. A0404: not the caller's. A0435: not in this state. A0436: the survey is not running. A0400: `deadline` (tooSmall: there
   * is less than an hour left).
   */
  act(ctx: RequestContext, named: NamedOrder, action: SampleAction): Promise<OrderOutcome> {
    return this.change(ctx, named, async (order, survey) => {
      if (sampleStateAfter(order.state, action) === null) throw new AppError('A0435', { data: { state: order.state } });
      if (NEEDS_RUNNING.includes(action)) assertThat(survey.state === RUNNING, 'A0436');
      if (NEEDS_TIME.includes(action)) requireTime(order, this.parts.clock.now());
      if (action === 'acceptQuote') await this.parts.sourceTags.provideSample(survey, await this.languageIn(survey));
      const changes = action === 'resume' ? { inARow: 0 } : {};
      await this.parts.moves.move(order, action, { actorId: signedIn(ctx).id, changes });
    });
  }

  /**
   * Links for people of a panel of the author's own, in their order. Nobody is let in before the quote is accepted.
   * A0404: not the caller's. A0400: `supplier` (notAllowed), what `readPanelists` says.
   */
  async linksFor(ctx: RequestContext, named: NamedOrder, typed: readonly string[]): Promise<{ pid: string; url: string }[]> {
    const { id, surveyId, supplier } = await this.one(ctx, named);
    if (supplier !== 'manual') throw invalidInput([{ field: 'supplier', rule: 'notAllowed' }]);
    const pids = readPanelists(typed);
    if (!pids.ok) throw invalidInput(pids.faults);
    const { links, panelLinks } = this.parts;
    return pids.value.map((pid) => ({
      pid,
      url: links.addressOf(surveyId, { tag: SAMPLE_LINK.source, params: panelLinks.paramsOf(id, pid) }),
    }));
  }

  /** Orders of a survey pause when it stops. Inside the unit that stops it. */
  async surveyStopped(surveyId: string): Promise<void> {
    for (const order of await this.rows.findBy({ surveyId, state: FIELDED }))
      await this.parts.moves.move(order, 'halt', { reason: 'surveyStopped' });
  }

  /** They go with their survey (`survey.port.ts`). */
  async purge(surveyId: string): Promise<void> {
    const { batches } = this.parts;
    await batches.deleteAll(
      (take) => this.panelists.find({ where: { surveyId }, take }),
      (gone) => this.panelists.delete({ responseId: In(gone.map(({ responseId }) => responseId)) }),
    );
    await batches.deleteAll(
      (take) => this.rows.find({ select: { id: true }, where: { surveyId }, take }),
      async (gone) => {
        const ids = gone.map(({ id }) => id);
        await this.steps.delete({ orderId: In(ids) });
        await this.rows.delete({ id: In(ids) });
      },
    );
  }

  /** One of the caller's, of this survey where one is named. A0404 otherwise. */
  async one(ctx: RequestContext, { orderId, surveyId }: NamedOrder): Promise<SampleOrder> {
    const order = await this.rows.findOneBy({ id: orderId, ownerId: signedIn(ctx).id });
    // Some collations ignore spaces at the end.
    if (order?.id !== orderId || !reaches(ctx.user, order.surveyId)) throw notFound();
    if (surveyId !== undefined && order.surveyId !== surveyId) throw notFound();
    return order;
  }

  private async languageIn({ id, publishedVersion }: Survey): Promise<Language> {
    const frozen = publishedVersion === null ? null : await this.parts.versions.read(id, publishedVersion);
    return frozen ? languageOf(frozen.definition) : 'zh-CN';
  }

  private async change(
    ctx: RequestContext,
    named: NamedOrder,
    alter: (order: SampleOrder, survey: Survey) => Promise<void>,
  ): Promise<OrderOutcome> {
    const { surveyId } = await this.one(ctx, named);
    return this.parts.unit.run(async () => {
      const survey = await this.parts.surveys.lockOwned(ctx, surveyId);
      const order = await this.one(ctx, named);
      await alter(order, survey);
      return { survey, order };
    });
  }

  private get rows() {
    return this.parts.database.repository(SampleOrder);
  }

  private get panelists() {
    return this.parts.database.repository(SamplePanelist);
  }

  private get steps() {
    return this.parts.database.repository(SampleStep);
  }
}
