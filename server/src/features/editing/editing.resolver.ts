import { setImmediate } from 'node:timers/promises';
import { LIVE_SETTING_KEYS } from '@wence/schema';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { author, under } from '../../platform/access/access.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { LargeInput } from '../../platform/graphql/limits/limit.decorators.js';
import { GRAPH_BODY } from '../../platform/graphql/limits/limit-numbers.js';
import type { RequestContext } from '../../platform/request/context.js';
import { entriesOf } from '../node/node-operations.type.js';
import type { DraftService } from '../survey/draft.service.js';
import { EditSurveyPayload } from '../survey/draft.type.js';
import { editView } from '../survey/survey-edit.type.js';
import { EDIT_OPERATIONS, modelOperations, needEntries, operationWords } from './edit-operations.js';
import { EditSurveyInput } from './edit-survey.inputs.js';

const OPERATION_PLACES = Object.assign(
  {},
  ...Object.entries(EDIT_OPERATIONS).map(([name, { places }]) => under(`input.operations[].${name}`, places)),
);

/** Edits by several operations at once. */
@Resolver()
export class EditingResolver {
  constructor(private readonly drafts: DraftService) {}

  @LargeInput(GRAPH_BODY.most)
  @Access(author('surveys:write', { 'input.surveyId': 'survey', 'input.clientOpId': 'edit', ...OPERATION_PLACES }))
  @Mutation(() => EditSurveyPayload, {
    description:
      'Applies operations to the newest revision. A0400: operations; A0404: an id that is not there; A0409: what they touch was changed ' +
      `since, by another author or in another window; \`data\` names ids and revisions; A0410: the survey runs. While it runs, settings that touch no question (${LIVE_SETTING_KEYS.join(', ')}) ` +
      'and names, limits and switches of quotas apply at once, unless a launch would refuse them (A0414, A0422); A0506: clientOpId was used for other operations.',
  })
  async editSurvey(@Arg('input', () => EditSurveyInput) input: EditSurveyInput, @Ctx() ctx: RequestContext): Promise<EditSurveyPayload> {
    const { surveyId, operations } = input;
    // The graph has read many operations in one go; others may go before these are looked at.
    await setImmediate();
    // A question keeps the entry that decides what its settings mean, so any revision tells it.
    const draft = needEntries(operations) ? await this.drafts.read(ctx, surveyId) : null;
    const entryOf = draft ? entriesOf(draft.definition) : () => undefined;
    const given = { ...input, operations: await modelOperations(operations, entryOf) };
    const outcome = await this.drafts.edit(ctx, given, operationWords(operations));
    return { ...outcome, edit: editView(outcome.edit) };
  }
}
