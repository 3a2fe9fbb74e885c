import type { EndingChange } from '@wence/schema';
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Resolver } from 'type-graphql';
import { author } from '../../platform/access/access.js';
import { invalidInput } from '../../platform/errors/app-error.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import type { RequestContext } from '../../platform/request/context.js';
import { type EndingOwner, EndingOwnerName, type EndingView, SurveyEndingInput, SurveyEndingType } from '../survey/survey-endings.type.js';
import { type DraftOutcome, draftOutcome, draftPayload } from '../survey/survey-payload.type.js';
import { endingFieldNamer, type EndingRef, type EndingService } from './ending.service.js';

@InputType('SaveEndingInput', { description: 'An end page, and what to change in it.' })
class SaveEndingInput {
  @Field(() => ID, { description: "One of the caller's surveys." })
  surveyId: string;

  @Field(() => EndingOwnerName, { description: 'When it is shown.' })
  kind: EndingOwner;

  @Field(() => Int, { nullable: true, description: 'NODE: the local id of the question. Absent on others.' })
  nodeId?: number | null;

  @Field(() => SurveyEndingInput, {
    nullable: true,
    description: "Keys to change; what is absent stays. Null, or nothing left: the product's own page.",
  })
  ending?: InstanceType<typeof SurveyEndingInput> | null;
}

const SaveEndingPayload = draftPayload('saveEnding', {
  ending: { type: () => SurveyEndingType, nullable: true, description: "The end page as it was saved; null: the product's own is shown." },
});

/** End pages of a draft. They are read as fields of the survey. */
@Resolver()
export class EndingResolver {
  constructor(private readonly endingService: EndingService) {}

  @Access(author('surveys:write', { 'input.surveyId': 'survey', 'input.nodeId': 'node', 'input.ending.nodeIds[]': 'node' }))
  @Mutation(() => SaveEndingPayload, {
    description:
      'Changes an end page and gives it. A0400: an address that is not of http or https (`format`), rich text from elsewhere, anything above its limit; A0404: survey or question; A0410: the survey runs.',
  })
  async saveEnding(
    @Arg('input', () => SaveEndingInput) input: SaveEndingInput,
    @Ctx() ctx: RequestContext,
  ): Promise<DraftOutcome & { ending: EndingView | null }> {
    const { surveyId, ending } = input;
    // The keys of the input are those of the table that an end page is described by; the edit language reads their values.
    const change = ending ? ({ ...ending } as EndingChange) : null;
    const saved = await this.endingService.save(ctx, { surveyId, of: ownerOf(input) }, { change }, { words: endingFieldNamer('ending.') });
    return { ...draftOutcome(saved), ending: saved.ending };
  }
}

function ownerOf({ kind, nodeId }: SaveEndingInput): EndingRef['of'] {
  if (kind === 'node') {
    if (typeof nodeId !== 'number') throw invalidInput([{ field: 'nodeId', rule: 'required' }]);
    return nodeId;
  }
  if (typeof nodeId === 'number') throw invalidInput([{ field: 'nodeId', rule: 'notAllowed' }]);
  return kind;
}
