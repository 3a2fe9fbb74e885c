import { Arg, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, registerEnumType, Resolver, Root, Subscription } from 'type-graphql';
import { author, NO_KEYS } from '../../platform/access/access.js';
import { invalidInput } from '../../platform/errors/app-error.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { watchedBy } from '../../platform/graphql/build-graph.js';
import type { LiveBus } from '../../platform/live/live-bus.js';
import { whileAllowed } from '../../platform/live/while-allowed.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { UserService } from '../account/user.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { endedBy } from './ended-by.js';

/** Somebody came to a survey in the designer, went to another place in it, or left. */
interface PresenceEvent {
  /** Names a window of the designer for as long as it is open. */
  readonly window: string;
  readonly name: string;
  /** The question that is selected there; null: none. */
  readonly nodeId: number | null;
  readonly state: 'arrived' | 'here' | 'left';
}

/** The topic of `PresenceEvent`. */
const presenceTopic = (surveyId: string): string => `presence:${surveyId}`;

const PresenceState = { ARRIVED: 'arrived', HERE: 'here', LEFT: 'left' } as const;

registerEnumType(PresenceState, {
  name: 'PresenceState',
  description: 'The latest act of somebody who edits a survey.',
  valuesConfig: {
    ARRIVED: { description: 'Opened the survey, and knows of nobody yet: who is there answers with `tellPresence`.' },
    HERE: { description: 'Is at a place in it.' },
    LEFT: { description: 'Closed it, or lost the connection.' },
  },
});

const TEXTS = {
  surveyId: "One of the caller's surveys.",
  window: 'Names a window for as long as it is open; 1 to 64 printable characters without spaces, of its own making.',
  nodeId: 'The question that is selected there; null: none.',
} as const;

const WINDOW = /^[\x21-\x7e]{1,64}$/;

@ObjectType('SurveyPresence', { description: 'Somebody who edits a survey, in one window.' })
class SurveyPresenceType {
  @Field({ description: TEXTS.window })
  window: string;

  @Field({ description: 'Name of the account.' })
  name: string;

  @Field(() => Int, { nullable: true, description: TEXTS.nodeId })
  nodeId: number | null;

  @Field(() => PresenceState, { description: 'What was done.' })
  state: PresenceEvent['state'];
}

@InputType('TellPresenceInput', { description: 'The place of a window in a survey.' })
class TellPresenceInput {
  @Field(() => ID, { description: TEXTS.surveyId })
  surveyId: string;

  @Field({ description: TEXTS.window })
  window: string;

  @Field(() => Int, { nullable: true, description: TEXTS.nodeId })
  nodeId?: number | null;
}

interface Asked {
  readonly surveyId: string;
  readonly window: string;
}

/** Tells who edits a survey at present, and where. Nothing of it is stored: windows tell each other. */
@Resolver()
export class PresenceResolver {
  constructor(
    private readonly surveys: SurveyService,
    private readonly users: UserService,
    private readonly bus: LiveBus,
  ) {}

  @Access(author(NO_KEYS, { surveyId: 'survey' }))
  @Subscription(() => SurveyPresenceType, {
    description:
      'Everybody who opens the survey, goes to a question in it or leaves it, from the arrival of this window on, which is told to all. A0404: not a survey of the caller; A0400: `window` (format).',
    subscribe: watchedBy(
      () => PresenceResolver,
      (it, asked: Asked, ctx: RequestContext) => it.watch(ctx, asked),
    ),
  })
  surveyPresence(
    @Root() event: PresenceEvent,
    @Arg('surveyId', () => ID, { description: TEXTS.surveyId }) _surveyId: string,
    @Arg('window', { description: TEXTS.window }) _window: string,
  ): SurveyPresenceType {
    return event;
  }

  @Access(author(NO_KEYS, { 'input.surveyId': 'survey', 'input.nodeId': 'node' }))
  @Mutation(() => SurveyPresenceType, {
    description:
      'Tells all others who have the survey open where this window is. A0404: not a survey of the caller; A0400: `window` (format).',
  })
  async tellPresence(
    @Arg('input', () => TellPresenceInput) input: TellPresenceInput,
    @Ctx() ctx: RequestContext,
  ): Promise<SurveyPresenceType> {
    const { surveyId, window, nodeId = null } = input;
    return this.tell(surveyId, { window, name: await this.nameOf(ctx, input), nodeId, state: 'here' });
  }

  private async watch(ctx: RequestContext, asked: Asked): Promise<AsyncIterable<PresenceEvent>> {
    const { surveyId, window } = asked;
    const name = await this.nameOf(ctx, asked);
    const topic = presenceTopic(surveyId);
    const events = this.bus.subscribe<PresenceEvent>(topic);
    await this.bus.settled(topic);
    this.tell(surveyId, { window, name, nodeId: null, state: 'arrived' });
    const allowed = whileAllowed(events, () => this.surveys.requireOwned(ctx, surveyId));
    return endedBy(allowed, () => this.tell(surveyId, { window, name, nodeId: null, state: 'left' }));
  }

  private async nameOf(ctx: RequestContext, { surveyId, window }: Asked): Promise<string> {
    await this.surveys.requireOwned(ctx, surveyId);
    if (!WINDOW.test(window)) throw invalidInput([{ field: 'window', rule: 'format' }]);
    return (await this.users.current(ctx)).name;
  }

  private tell(surveyId: string, event: PresenceEvent): PresenceEvent {
    this.bus.publish(presenceTopic(surveyId), event);
    return event;
  }
}
