import type { Operation } from '@wence/schema';
import { GraphQLJSON } from 'graphql-scalars';
import { Arg, Field, ID, Int, ObjectType, Resolver, Root, Subscription } from 'type-graphql';
import { author } from '../../platform/access.js';
import type { RequestContext } from '../../platform/context.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import type { LiveBus } from '../../platform/live/live-bus.js';
import { whileAllowed } from '../../platform/live/while-allowed.js';
import { type SurveyEditedEvent, surveyEditedTopic } from './survey.events.js';
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

  @Field(() => GraphQLJSON, { description: 'As they were applied. Empty: a whole definition took the place of another, load it anew.' })
  operations: readonly Operation[];
}

type Asked = { args: { surveyId: string }; context: RequestContext };

/** A subscription's `subscribe` is no method, so its class is made around the services it needs. */
export function surveyEditedResolver(surveys: SurveyService, bus: LiveBus): object {
  @Resolver()
  class SurveyEditedResolver {
    @Access(author({ surveyId: 'survey' }))
    @Subscription(() => SurveyEditedType, {
      description:
        'Edits of a survey, by whomever and through whichever door. A reader that falls behind loses the oldest: then load anew.',
      subscribe: async ({ args, context }: Asked) => {
        const check = () => surveys.requireOwned(context, args.surveyId);
        await check();
        return whileAllowed(bus.subscribe<SurveyEditedEvent>(surveyEditedTopic(args.surveyId)), check);
      },
    })
    surveyEdited(
      @Root() event: SurveyEditedEvent,
      @Arg('surveyId', () => ID, { description: 'Id of the survey.' }) _surveyId: string,
    ): SurveyEditedType {
      return event;
    }
  }
  return new SurveyEditedResolver();
}
