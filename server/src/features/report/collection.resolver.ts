import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Edge } from '../../platform/graphql/access.decorator.js';
import { requestBudget, spend } from '../../platform/graphql/limits/request-budget.js';
import type { RequestContext } from '../../platform/request/context.js';
import { OverallReportType } from './report.type.js';
import type { CollectionReportService } from './collection/collection-report.service.js';
import { CollectionReportType } from './collection/collection.type.js';

/** Each reads all responses of its survey. */
const REPORTS = requestBudget('collectionReport', 10);

const DESCRIPTION =
  'When, how fast and from where the responses came, under the filter of the report. ' +
  `Read after the report, so that it may hold responses that came in between. At most ${REPORTS.most} in a request (A0420). A0400: the zone is not known.`;

@Resolver(() => OverallReportType)
export class CollectionResolver {
  /** Subscribers of one event share the report, and what has been read for it. */
  private readonly read = new WeakMap<OverallReportType, Map<string, Promise<CollectionReportType>>>();

  constructor(private readonly reports: CollectionReportService) {}

  @Edge('figures of the survey that is reported')
  @FieldResolver(() => CollectionReportType, { nullable: true, description: DESCRIPTION })
  collection(
    @Root() report: OverallReportType,
    @Ctx() ctx: RequestContext,
    @Arg('timeZone', () => String, {
      nullable: true,
      description: 'IANA name of the zone in which days and hours are counted, such as `Asia/Shanghai`; absent: that of the survey.',
    })
    timeZone?: string | null,
  ): Promise<CollectionReportType> {
    spend(ctx, REPORTS);
    const known = this.read.get(report) ?? new Map<string, Promise<CollectionReportType>>();
    this.read.set(report, known);
    const figures = known.get(timeZone ?? '') ?? this.reports.read(ctx, { surveyId: report.surveyId, filter: report.filter, timeZone });
    known.set(timeZone ?? '', figures);
    return figures;
  }
}
