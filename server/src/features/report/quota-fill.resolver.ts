import { cellKey, type SurveyDefinition } from '@wence/schema';
import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { NeedsScope } from '../../platform/graphql/access.decorator.js';
import { requestBudget, spend } from '../../platform/graphql/limits/request-budget.js';
import { oncePerRequest, type RequestContext } from '../../platform/request/context.js';
import { QuotaCellType, SurveyQuotaType } from '../logic/quota.type.js';
import type { DefinitionReadModel } from '../survey/definition.read-model.js';
import { readPartId } from '../survey/part-id.policy.js';
import type { SurveyService } from '../survey/survey.service.js';
import type { QuotaFill, QuotaFillService } from './quota-fill.service.js';

/** Each reads all responses of its survey. */
const COUNTS = requestBudget('quotaFill', 10);
const FILLS = Symbol('quota fill');
const COUNTED = `Complete responses that match it, whichever version they were given to: counted anew by the draft, while quotaFill of the survey tells what the published definition has counted. A quota that is switched off is counted too. At most ${COUNTS.most} surveys in a request (A0420). Null in the recycle bin`;

/** The quotas of a survey, all counted together. */
export class QuotaFillReader {
  constructor(
    private readonly fills: QuotaFillService,
    private readonly definitions: DefinitionReadModel,
    private readonly surveys: SurveyService,
  ) {}

  /** How many responses a quota of a draft, or one of its cells, has; null in the recycle bin. */
  async filled(ctx: RequestContext, quotaId: string, optionIds?: readonly number[]): Promise<number | null> {
    const part = readPartId(quotaId);
    if (part?.kind !== 'local') return null;
    const fill = await this.fillOf(ctx, part.surveyId);
    return fill && (fill.get(cellKey(part.number, optionIds)) ?? 0);
  }

  /** Counted once per request, and once more where the request has edited the draft since: then it is another definition. */
  private async fillOf(ctx: RequestContext, surveyId: string): Promise<QuotaFill | null> {
    const counted = oncePerRequest(ctx, FILLS, () => new Map<SurveyDefinition, Promise<QuotaFill | null>>());
    const definition = await this.definitions.definitionOf(ctx, surveyId);
    const known = counted.get(definition) ?? this.count(ctx, surveyId, definition);
    counted.set(definition, known);
    return known;
  }

  private async count(ctx: RequestContext, surveyId: string, definition: SurveyDefinition): Promise<QuotaFill | null> {
    const present = await this.surveys.findOwned(ctx, [surveyId]);
    if (!present.has(surveyId)) return null;
    spend(ctx, COUNTS);
    return this.fills.count(surveyId, definition);
  }
}

@Resolver(() => SurveyQuotaType)
export class QuotaFillResolver {
  constructor(private readonly reader: QuotaFillReader) {}

  @NeedsScope('responses:read')
  @FieldResolver(() => Int, { nullable: true, description: `CUSTOM: how full it is. ${COUNTED}, and on TABLE, whose cells tell theirs.` })
  async filled(@Root() { id, kind }: SurveyQuotaType, @Ctx() ctx: RequestContext): Promise<number | null> {
    return kind === 'custom' ? this.reader.filled(ctx, id) : null;
  }
}

@Resolver(() => QuotaCellType)
export class QuotaCellFillResolver {
  constructor(private readonly reader: QuotaFillReader) {}

  @NeedsScope('responses:read')
  @FieldResolver(() => Int, { nullable: true, description: `How full it is. ${COUNTED}.` })
  filled(@Root() { quotaId, optionIds }: QuotaCellType, @Ctx() ctx: RequestContext): Promise<number | null> {
    return this.reader.filled(ctx, quotaId, optionIds);
  }
}
