import { Args, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { free } from '../../platform/access/access.js';
import { Edge, NeedsScope } from '../../platform/graphql/access.decorator.js';
import { connectionOf, PageArguments } from '../../platform/graphql/connection.js';
import { requestBudget, spend } from '../../platform/graphql/limits/request-budget.js';
import { mapPage } from '../../platform/paging/page.js';
import type { RequestContext } from '../../platform/request/context.js';
import { SurveyType } from '../survey/survey.type.js';
import type { ColumnListService, ListedColumn } from './column-list.service.js';
import { ResponseColumnConnectionType, type ResponseColumnType } from './column.type.js';
import type { ResponseTables } from './response-tables.read-model.js';

/** Each reads all versions of its survey. */
const LISTS = requestBudget('columns', 10);
const CURSOR = free('a column of the survey that the caller has already');

@Resolver(() => SurveyType)
export class ColumnResolver {
  constructor(private readonly columns: ColumnListService) {}

  @NeedsScope('responses:read')
  @Edge('columns of a survey that the caller has already', { after: CURSOR, before: CURSOR })
  @FieldResolver(() => ResponseColumnConnectionType, {
    nullable: true,
    name: 'columns',
    description: `The columns that its answers are laid out in, over all versions. At most ${LISTS.most} such lists in a request (A0420). Null in the recycle bin.`,
  })
  async columnsOf(
    @Root() survey: SurveyType,
    @Ctx() ctx: RequestContext,
    @Args(() => PageArguments) part: PageArguments,
  ): Promise<ResponseColumnConnectionType | null> {
    if (survey.recycledAt !== null) return null;
    spend(ctx, LISTS);
    return connectionOf(mapPage(await this.columns.page(ctx, survey.id, part), columnView));
  }
}

/** What a survey says about the copy of its responses, whose columns are listed above. */
@Resolver(() => SurveyType)
export class ReportProgressResolver {
  constructor(private readonly tables: ResponseTables) {}

  @NeedsScope('responses:read')
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'How much of what reports are read from is made, 0 to 99 percent, while somebody waits for it: the first report on many responses takes its time. Null: nothing is being made on the server that answers.',
  })
  reportProgress(@Root() { id }: SurveyType): number | null {
    return this.tables.percentOf(id);
  }
}

function columnView({ column, question }: ListedColumn): ResponseColumnType {
  const { key, name, label, kind, measure, retired } = column;
  return {
    key,
    name,
    label,
    kind,
    measure,
    retired,
    values: column.values.map(({ value, ...named }) => ({ ...named, value: String(value) })),
    set: column.set ?? null,
    question: question && { nodeId: question.nodeId, rowId: question.rowId ?? null, ...named(question) },
    optionId: column.optionId ?? null,
    part: column.part ?? null,
    index: column.index ?? null,
  };
}

const named = ({ name, label, retired }: NonNullable<ListedColumn['question']>) => ({ name, label, retired });
