import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Edge, NeedsScope } from '../../platform/graphql/access.decorator.js';
import { requestBudget, spend } from '../../platform/graphql/limits/request-budget.js';
import type { RequestContext } from '../../platform/request/context.js';
import { SurveyType } from '../survey/survey.type.js';
import type { DropOffService } from './drop-off.service.js';
import { DropOffReportType } from './drop-off.type.js';
import { VisitFilter } from './visit-filter.type.js';

/** Each counts all visits of its survey. */
const REPORTS = requestBudget('dropOff', 10);

@Resolver(() => SurveyType)
export class DropOffResolver {
  constructor(private readonly reports: DropOffService) {}

  @NeedsScope('responses:read')
  @Edge('a report on a survey that the caller has already', { 'filter.version': 'version' })
  @FieldResolver(() => DropOffReportType, {
    nullable: true,
    description: `How many of those who opened the survey submitted it, and on which page the others left. Visits are known since this server has counted them; submissions of programs that tell of no visit are not among them. At most ${REPORTS.most} in a request (A0420). Null in the recycle bin.`,
  })
  dropOff(
    @Root() survey: SurveyType,
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => VisitFilter, { nullable: true, description: 'Which visits; all of them unless it says otherwise.' })
    filter?: VisitFilter | null,
  ): Promise<DropOffReportType> | null {
    if (survey.recycledAt !== null) return null;
    spend(ctx, REPORTS);
    return this.reports.read(ctx, survey.id, filter ?? {});
  }
}
