import { REPORT_SHARE_LIMITS } from '@wence/schema';
import { Arg, Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { anyone, free, NO_KEYS } from '../../platform/access/access.js';
import { Access, Edge } from '../../platform/graphql/access.decorator.js';
import { connectionOf, PageArguments } from '../../platform/graphql/connection.js';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import { requestBudget, spend } from '../../platform/graphql/limits/request-budget.js';
import { mapPage } from '../../platform/paging/page.js';
import type { RequestContext } from '../../platform/request/context.js';
import { questionReportOf } from '../report/report.type.js';
import {
  SharedAnswerConnectionType,
  SharedColumnType,
  SharedCrossTableType,
  SharedPartType,
  SharedQuestionType,
  SharedReportType,
} from './shared-report.type.js';
import { CANNOT_OPEN, LINK, WHO_OPENS } from './share-rules.js';
import type { SharedReport, SharedReportService } from './shared-report.service.js';

const CURSOR = free('a place among the answers of the share that was opened');
/** Each reads responses. */
const READS = requestBudget('sharedReport', 6);

/** Shared reports from their visitors' side (Spec 2, open access; Spec 6, access). */
@Resolver(() => SharedReportType)
export class SharedReportResolver {
  constructor(private readonly reports: SharedReportService) {}

  @Access(anyone(WHO_OPENS, NO_KEYS, { shareId: LINK }))
  @Query(() => SharedReportType, { description: `A report that was shared by link. ${CANNOT_OPEN}` })
  sharedReport(
    @Arg('shareId', () => String, { description: 'The secret part of the link.' }) shareId: string,
    @Arg('password', () => String, { nullable: true, description: 'Where it asks for one.' }) password: string | null,
    @Ctx() ctx: RequestContext,
  ): Promise<SharedReport> {
    spend(ctx, READS);
    return this.reports.open(ctx, shareId, password);
  }

  @ListSize(5)
  @FieldResolver(() => [SharedPartType], {
    description: 'All responses first, then the categories, at most four. Reading them counts as an access.',
  })
  parts(@Root() report: SharedReport, @Ctx() ctx: RequestContext): Promise<SharedPartType[]> {
    return this.reports.parts(ctx, report);
  }

  @FieldResolver(() => [SharedQuestionType], {
    description:
      'Questions of one part with their figures, up to 3 seconds late; empty where it has too few responses, and for the kind `ANSWERS`.',
  })
  async questions(
    @Root() report: SharedReport,
    @Arg('part', () => Int, { nullable: true, description: 'Its place in `parts`, counted from 0; the first one unless said.' }) part:
      | number
      | null,
  ): Promise<SharedQuestionType[]> {
    const questions = await this.reports.questions(report, part ?? 0);
    return questions.map(({ figures, ...facts }) => ({ ...facts, report: figures && questionReportOf(figures) }));
  }

  @ListSize(REPORT_SHARE_LIMITS.tables)
  @FieldResolver(() => [SharedCrossTableType], {
    description: `Saved cross tables, at most ${REPORT_SHARE_LIMITS.tables}, up to 3 seconds late; empty for other kinds, and where there are too few responses.`,
  })
  tables(@Root() report: SharedReport): Promise<SharedCrossTableType[]> {
    return this.reports.tables(report) as Promise<SharedCrossTableType[]>;
  }

  @FieldResolver(() => [SharedColumnType], { description: 'Columns of shared answers in their order; empty for other kinds.' })
  columns(@Root() report: SharedReport): Promise<SharedColumnType[]> {
    return this.reports.columns(report);
  }

  @Edge('answers of a share that the visitor has opened', { after: CURSOR, before: CURSOR })
  @FieldResolver(() => SharedAnswerConnectionType, {
    nullable: true,
    description: 'Shared answers, newest first. Null: too few responses, or another kind. A0400: the page.',
  })
  async answers(@Root() report: SharedReport, @Args(() => PageArguments) part: PageArguments): Promise<SharedAnswerConnectionType | null> {
    const page = await this.reports.answers(report, part);
    return page && connectionOf(mapPage(page, (cells) => ({ cells })));
  }
}
