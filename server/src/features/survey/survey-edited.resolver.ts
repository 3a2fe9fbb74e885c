import type { Operation } from '@wence/schema';
import { GraphQLJSON } from 'graphql-scalars';
import { Arg, Ctx, Field, ID, Int, ObjectType, Resolver, Root, Subscription } from 'type-graphql';
import { author } from '../../platform/access/access.js';
import { type RequestContext, signedIn } from '../../platform/request/context.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import type { LiveBus } from '../../platform/live/live-bus.js';
import { whileAllowed } from '../../platform/live/while-allowed.js';
import type { DraftStore } from './draft.store.js';
import { type EditsMissed, type SurveyEditedEvent, surveyEditedTopic } from './survey.events.js';
import type { SurveyService } from './survey.service.js';

@ObjectType('SurveyEdited', { description: 'An edit that was just stored.' })
class SurveyEditedType {
  @Field(() => ID, { description: 'The survey that was edited.' })
  surveyId: string;

  @Field(() => Int, { description: 'The revision the edit made.' })
  revision: number;

  @Field(() => ID, { description: 'Who edited.' })
  authorId: string;

  @Field({ description: 'As the editing client named it, so that it knows its own.' })
  clientOpId: string;

  @Field(() => GraphQLJSON, {
    description:
      'As they were applied. Empty: a whole definition took the place of another, or edits before this one could not be told. Load it anew.',
  })
  operations: readonly Operation[];
}

type Asked = { args: { surveyId: string }; context: RequestContext };

/** A subscription's `subscribe` is no method, so its class is made around the services it needs. */
export function surveyEditedResolver(surveys: SurveyService, drafts: DraftStore, bus: LiveBus): object {
  @Resolver()
  class SurveyEditedResolver {
    @Access(author('surveys:read', { surveyId: 'survey' }))
    @Subscription(() => SurveyEditedType, {
      description:
        'The newest edit at once, without operations: whoever has read an older revision loads anew. Then each edit, by whomever and through whichever door. A reader that falls behind loses the oldest. When those of another server may have been lost, the newest comes without operations again.',
      subscribe: async ({ args, context }: Asked) => {
        const check = () => surveys.requireOwned(context, args.surveyId);
        await check();
        const topic = surveyEditedTopic(args.surveyId);
        const missed: EditsMissed = { missed: true };
        // The reader has read the survey before: what was edited since then is told by the first event, which looks up the newest edit.
        const edits = bus.subscribe<SurveyEditedEvent | EditsMissed>(topic, { refresh: () => missed, first: missed });
        await bus.settled(topic);
        return whileAllowed(edits, check);
      },
    })
    surveyEdited(
      @Root() event: SurveyEditedEvent | EditsMissed,
      @Arg('surveyId', () => ID, { description: 'Id of the survey.' }) surveyId: string,
      @Ctx() ctx: RequestContext,
    ): SurveyEditedType | Promise<SurveyEditedType> {
      return 'missed' in event ? newestEdit(ctx, surveyId) : event;
    }
  }

  /** Stands for all that may have been missed. A survey nobody has edited is as its owner made it. */
  async function newestEdit(ctx: RequestContext, surveyId: string): Promise<SurveyEditedType> {
    await surveys.requireOwned(ctx, surveyId);
    const edit = await drafts.newestEdit(surveyId);
    const { revision } = edit ?? (await drafts.readStored(surveyId));
    return { surveyId, revision, authorId: edit?.authorId ?? signedIn(ctx).id, clientOpId: edit?.clientOpId ?? '', operations: [] };
  }

  return new SurveyEditedResolver();
}
