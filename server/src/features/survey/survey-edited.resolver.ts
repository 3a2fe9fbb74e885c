import type { Operation } from '@wence/schema';
import { GraphQLJSON } from 'graphql-scalars';
import { Arg, Ctx, Field, ID, Int, ObjectType, Resolver, Root, Subscription } from 'type-graphql';
import { author } from '../../platform/access/access.js';
import { type RequestContext, signedIn } from '../../platform/request/context.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { watchedBy } from '../../platform/graphql/build-graph.js';
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

interface Asked {
  readonly surveyId: string;
}

@Resolver()
export class SurveyEditedResolver {
  constructor(
    private readonly surveys: SurveyService,
    private readonly drafts: DraftStore,
    private readonly bus: LiveBus,
  ) {}

  @Access(author('surveys:read', { surveyId: 'survey' }))
  @Subscription(() => SurveyEditedType, {
    description:
      'The newest edit at once, without operations: whoever has read an older revision loads anew. Then each edit, by whomever and through whichever door. A reader that falls behind loses the oldest. When those of another server may have been lost, the newest comes without operations again.',
    subscribe: watchedBy(
      () => SurveyEditedResolver,
      (it, { surveyId }: Asked, ctx: RequestContext) => it.watch(ctx, surveyId),
    ),
  })
  surveyEdited(
    @Root() event: SurveyEditedEvent | EditsMissed,
    @Arg('surveyId', () => ID, { description: 'Id of the survey.' }) surveyId: string,
    @Ctx() ctx: RequestContext,
  ): SurveyEditedType | Promise<SurveyEditedType> {
    return 'missed' in event ? this.newestEdit(ctx, surveyId) : event;
  }

  private async watch(ctx: RequestContext, surveyId: string): Promise<AsyncIterable<SurveyEditedEvent | EditsMissed>> {
    const check = () => this.surveys.requireOwned(ctx, surveyId);
    await check();
    const topic = surveyEditedTopic(surveyId);
    const missed: EditsMissed = { missed: true };
    // The reader has read the survey before: what was edited since then is told by the first event, which looks up the newest edit.
    const edits = this.bus.subscribe<SurveyEditedEvent | EditsMissed>(topic, { refresh: () => missed, first: missed });
    await this.bus.settled(topic);
    return whileAllowed(edits, check);
  }

  /** Stands for all that may have been missed. A survey nobody has edited is as its owner made it. */
  private async newestEdit(ctx: RequestContext, surveyId: string): Promise<SurveyEditedType> {
    await this.surveys.requireOwned(ctx, surveyId);
    const edit = await this.drafts.newestEdit(surveyId);
    const { revision } = edit ?? (await this.drafts.readStored(surveyId));
    return { surveyId, revision, authorId: edit?.authorId ?? signedIn(ctx).id, clientOpId: edit?.clientOpId ?? '', operations: [] };
  }
}
