import type { Operation } from '@wence/schema';
import { Args, Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { free } from '../../platform/access/access.js';
import { Edge } from '../../platform/graphql/access.decorator.js';
import { connectionOf, type Lazy, PageArguments, PageInfoType } from '../../platform/graphql/connection.js';
import { requestBudget, spend } from '../../platform/graphql/limits/request-budget.js';
import { mapPage } from '../../platform/paging/page.js';
import type { RequestContext } from '../../platform/request/context.js';
import { actionsIn, EditActionName, editView, SurveyEditType } from './survey-edit.type.js';
import type { SurveyEditsReadModel } from './survey-edits.read-model.js';
import { SurveyType } from './survey.type.js';

/** Each list is up to three reads. */
const LISTS = requestBudget('edits', 20);
/** The operations of an edit may be as large as a definition. */
const ACTIONS = requestBudget('editActions', 200);
const CURSOR = free('a revision of the survey that the caller has already');

@ObjectType('SurveyEditEdge', { description: 'One edit of a list, with its place.' })
class SurveyEditEdgeType {
  @Field({ description: 'Opaque; good as `after` and `before`.' })
  cursor: string;

  @Field(() => SurveyEditType, { description: 'The edit.' })
  node: SurveyEditType;
}

@ObjectType('SurveyEditConnection', { description: 'A page of the edits of a draft, newest first.' })
class SurveyEditConnectionType {
  @Field(() => Int, { description: 'All edits, not only this page.' })
  totalCount: Lazy<number>;

  @Field(() => [SurveyEditEdgeType], { description: 'The edits of this page.' })
  edges: readonly SurveyEditEdgeType[];

  @Field(() => PageInfoType, { description: 'Where to go on.' })
  pageInfo: PageInfoType;
}

/** The edits of a survey. */
@Resolver(() => SurveyType)
export class SurveyEditsResolver {
  constructor(private readonly log: SurveyEditsReadModel) {}

  @Edge('edits of a survey that the caller has already', { after: CURSOR, before: CURSOR })
  @FieldResolver(() => SurveyEditConnectionType, {
    nullable: true,
    description: `Edits of its draft, newest first, by whomever and through whichever door. At most ${LISTS.most} such lists in a request (A0420).`,
  })
  async edits(
    @Root() survey: SurveyType,
    @Args(() => PageArguments) part: PageArguments,
    @Ctx() ctx: RequestContext,
  ): Promise<SurveyEditConnectionType> {
    spend(ctx, LISTS);
    return connectionOf(mapPage(await this.log.page(survey.id, part), editView));
  }
}

/** What an edit did, which is read where somebody asks. */
@Resolver(() => SurveyEditType)
export class EditActionsResolver {
  constructor(private readonly log: SurveyEditsReadModel) {}

  @FieldResolver(() => [EditActionName], {
    nullable: true,
    description: `What it did, each kind once, in order. Empty: a whole definition took the place of another. At most ${ACTIONS.most} in a request (A0420).`,
  })
  async actions(@Root() { line }: SurveyEditType, @Ctx() ctx: RequestContext): Promise<readonly Operation['op'][]> {
    spend(ctx, ACTIONS);
    return actionsIn(line.operations ?? (await this.log.operationsOf(line)));
  }
}
