import { at, parseFilter, readSavedName, REPORT_CATEGORY_LIMITS } from '@wence/schema';
import { In } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { invalidInput, notFound } from '../../platform/errors/app-error.js';
import { uniquely } from '../../platform/db/unique-name.js';
import type { Clock } from '../../platform/outside/clock.js';
import { datedId } from '../../platform/outside/dated-id.js';
import type { Random } from '../../platform/outside/random.js';
import { reaches, type RequestContext, signedIn } from '../../platform/request/context.js';
import type { ResponseTables } from '../response-table/response-tables.read-model.js';
import type { DraftService } from '../survey/draft.service.js';
import type { SurveyOutcome } from '../survey/survey-payload.type.js';
import type { SurveyPart } from '../survey/survey.port.js';
import type { SurveyService } from '../survey/survey.service.js';
import { ReportCategory } from './report-category.entity.js';

const ID_LENGTH = 20;

export interface NewCategory {
  readonly surveyId: string;
  readonly name: string;
  /** In the filter language, as it came. */
  readonly conditions: unknown;
}

/** Changes to a category. Absent or null: stays. */
export interface CategoryChange {
  readonly categoryId: string;
  /** The survey that it has to belong to, where the caller named one. */
  readonly surveyId?: string;
  readonly name?: string | null | undefined;
  readonly conditions?: unknown;
  /** Counted from 1; beyond the last one: last. */
  readonly position?: number | null | undefined;
}

export interface CategoryOutcome extends SurveyOutcome {
  readonly category: ReportCategory;
}

interface CategoryParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly surveys: SurveyService;
  readonly drafts: DraftService;
  readonly tables: ResponseTables;
  readonly clock: Clock;
  readonly random: Random;
}

/** Categories of category reports: filters that are saved under names, each survey's in an order of its own. */
export class ReportCategoryService implements SurveyPart {
  constructor(private readonly parts: CategoryParts) {}

  /** Those of a survey in their order. A0404: not the caller's survey. */
  async list(ctx: RequestContext, surveyId: string): Promise<ReportCategory[]> {
    const survey = await this.parts.surveys.requireOwned(ctx, surveyId);
    return this.ofSurvey(survey.id);
  }

  /** One of the caller's, of this survey where one is named. A0404 otherwise. */
  async one(ctx: RequestContext, id: string, surveyId?: string): Promise<ReportCategory> {
    const category = await this.rows.findOneBy({ id, ownerId: signedIn(ctx).id });
    // Some collations ignore spaces at the end.
    if (category?.id !== id || !reaches(ctx.user, category.surveyId)) throw notFound();
    if (surveyId !== undefined && category.surveyId !== surveyId) throw notFound();
    return category;
  }

  /** Those among these that belong to surveys of the caller's outside the recycle bin. */
  async findOwned(ctx: RequestContext, ids: readonly string[]): Promise<ReportCategory[]> {
    const found = await this.rows.findBy({ id: In([...ids]), ownerId: signedIn(ctx).id });
    const present = await this.parts.surveys.findOwned(
      ctx,
      found.map(({ surveyId }) => surveyId),
    );
    return found.filter(({ id, surveyId }) => ids.includes(id) && present.has(surveyId));
  }

  /**
   * Saves a filter under a name, behind the others. A0404: not the caller's survey. A0400: `name` (tooShort, tooLong, notUnique in the survey),
   * `conditions…` (what the filter language does not know, or the survey does not have), `categories` (tooMany: 50).
   */
  async create(ctx: RequestContext, { surveyId, name: typed, conditions: given }: NewCategory): Promise<CategoryOutcome> {
    const conditions = await this.readConditions(ctx, surveyId, given);
    const name = readName(typed);
    const { unit, surveys, clock, random } = this.parts;
    return unit.run(async () => {
      const survey = await surveys.lockOwned(ctx, surveyId);
      const count = await this.rows.countBy({ surveyId: survey.id });
      if (count >= REPORT_CATEGORY_LIMITS.perSurvey)
        throw invalidInput([{ field: 'categories', rule: 'tooMany', limit: REPORT_CATEGORY_LIMITS.perSurvey }]);
      const createdAt = clock.now();
      const id = datedId(random, createdAt, ID_LENGTH);
      const made = { id, surveyId: survey.id, ownerId: survey.ownerId, name, conditions, position: count + 1, createdAt };
      const category = Object.assign(new ReportCategory(), made);
      await uniquely(() => this.rows.insert(category));
      return { survey, category };
    });
  }

  /** Gives a category another name, other conditions, another place. A0404: not the caller's. A0400: as when one is made; `position` (tooSmall: 1). */
  async update(
    ctx: RequestContext,
    { categoryId, surveyId, name: typed, conditions: given, position }: CategoryChange,
  ): Promise<CategoryOutcome> {
    const before = await this.one(ctx, categoryId, surveyId);
    const change = {
      ...((typed ?? null) !== null && { name: readName(typed ?? '') }),
      ...((given ?? null) !== null && { conditions: await this.readConditions(ctx, before.surveyId, given) }),
    };
    if (typeof position === 'number' && position < 1) throw invalidInput([{ field: 'position', rule: 'tooSmall', limit: 1 }]);
    return this.parts.unit.run(async () => {
      const { survey, category } = await this.lock(ctx, before);
      if (Object.keys(change).length > 0) await uniquely(() => this.rows.update({ id: categoryId }, change));
      if (typeof position === 'number') await this.move(category, position);
      return { survey, category: Object.assign(category, change) };
    });
  }

  /** Deletes a category for good; what it counted stays. A0404: not the caller's. */
  async remove(ctx: RequestContext, categoryId: string, surveyId?: string): Promise<CategoryOutcome> {
    const before = await this.one(ctx, categoryId, surveyId);
    return this.parts.unit.run(async () => {
      const { survey, category } = await this.lock(ctx, before);
      const others = (await this.ofSurvey(survey.id)).filter(({ id }) => id !== categoryId);
      await this.rows.delete({ id: categoryId });
      await this.number(others);
      return { survey, category };
    });
  }

  /** They go with their survey (`survey.port.ts`): 50 rows at most. */
  async purge(surveyId: string): Promise<void> {
    await this.parts.unit.run(() => this.rows.delete({ surveyId }));
  }

  /** Those of a survey in their order, for a caller whose access was granted on other grounds. */
  ofSurvey(surveyId: string): Promise<ReportCategory[]> {
    return this.rows.find({ where: { surveyId }, order: { position: 'ASC' } });
  }

  /** The category as it is while its survey is locked: another request may have deleted it in between. */
  private async lock(ctx: RequestContext, { id, surveyId }: ReportCategory): Promise<CategoryOutcome> {
    const survey = await this.parts.surveys.lockOwned(ctx, surveyId);
    const category = await this.rows.findOneBy({ id });
    if (!category) throw notFound();
    return { survey, category };
  }

  private async move(category: ReportCategory, position: number): Promise<void> {
    const order = (await this.ofSurvey(category.surveyId)).filter(({ id }) => id !== category.id);
    const place = Math.min(position - 1, order.length);
    order.splice(place, 0, category);
    await this.number(order);
    category.position = place + 1;
  }

  /** Numbers rows in this order. */
  private async number(order: readonly ReportCategory[]): Promise<void> {
    for (const [index, { id, position }] of order.entries())
      if (position !== index + 1) await this.rows.update({ id }, { position: index + 1 });
  }

  private async readConditions(ctx: RequestContext, surveyId: string, given: unknown): Promise<string> {
    const { drafts, tables } = this.parts;
    const { plan } = await tables.view(surveyId, await drafts.read(ctx, surveyId));
    const parsed = parseFilter(given, plan);
    if (parsed.ok) return JSON.stringify(parsed.value);
    throw invalidInput(
      parsed.faults.map((fault) => ({ ...fault, field: fault.field === '' ? 'conditions' : at('conditions', fault.field) })),
    );
  }

  private get rows() {
    return this.parts.database.repository(ReportCategory);
  }
}

function readName(typed: string): string {
  const name = readSavedName(typed);
  if (!name.ok) throw invalidInput(name.faults);
  return name.value;
}
