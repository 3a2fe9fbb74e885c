import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { free } from '../../platform/access/access.js';
import { Edge } from '../../platform/graphql/access.decorator.js';
import { connectionOf, PageArguments } from '../../platform/graphql/connection.js';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import { requestBudget, spend } from '../../platform/graphql/limits/request-budget.js';
import { mapPage } from '../../platform/paging/page.js';
import type { RequestContext } from '../../platform/request/context.js';
import { QuestionAnswerType } from './answer-value.type.js';
import { answersView, answerValueView } from './answer-view.type.js';
import { answerChanges, type EditHistoryReadModel } from './edit-history.read-model.js';
import { ResponseEditConnectionType, type ResponseEditType } from './edit-history.type.js';
import type { ResponseEdit } from './response-edit.entity.js';
// The class, not only its type: without it, the decorators would take the one of `fetch`, which has the same name.
import { Response } from './response.entity.js';
import { ResponseType } from './response.type.js';

/** Each list is up to three reads, of answers before and after. */
const LISTS = requestBudget('responseEdits', 20);
const ORIGINALS = requestBudget('originalAnswers', 100);
const CURSOR = free('an edit of the response that the caller has already');

/** What the answers of a response were before they were edited. */
@Resolver(() => ResponseType)
export class EditHistoryResolver {
  constructor(private readonly history: EditHistoryReadModel) {}

  @Edge('edits of a response that the caller has already', { after: CURSOR, before: CURSOR })
  @FieldResolver(() => ResponseEditConnectionType, {
    description: `Edits of its answers, newest first. At most ${LISTS.most} such lists in a request (A0420).`,
  })
  async edits(
    @Root() { id }: Response,
    @Args(() => PageArguments) part: PageArguments,
    @Ctx() ctx: RequestContext,
  ): Promise<ResponseEditConnectionType> {
    spend(ctx, LISTS);
    return connectionOf(mapPage(await this.history.page(id, part), editView));
  }

  @ListSize(1)
  @FieldResolver(() => [QuestionAnswerType], {
    description: `Its answers as they were given, whatever has been edited since. At most ${ORIGINALS.most} of edited responses in a request (A0420).`,
  })
  async originalAnswers(@Root() response: Response, @Ctx() ctx: RequestContext): Promise<QuestionAnswerType[]> {
    if (response.revision > 0) spend(ctx, ORIGINALS);
    return answersView(await this.history.original(response));
  }
}

function editView({ number, authorId, createdAt, ...answers }: ResponseEdit): ResponseEditType {
  const changes = answerChanges(answers).map(({ nodeId, before, after }) => ({
    nodeId,
    before: answerValueView(before),
    after: answerValueView(after),
    beforeValue: before,
    afterValue: after,
  }));
  return { revision: number, authorId, createdAt, changes };
}
