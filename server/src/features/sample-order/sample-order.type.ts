import {
  SAMPLE_ACTIONS,
  SAMPLE_LIMITS,
  SAMPLE_REASONS,
  SAMPLE_SUPPLIERS,
  type SampleAction,
  type SampleEvent,
  type SampleReason,
  type SampleState,
  type SampleSupplier,
} from '@wence/schema';
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { enumType } from '../../platform/graphql/enum-type.js';
import { NodeInterface } from '../../platform/graphql/node-interface.js';
import { BRIEF_TEXTS } from './sample-brief.policy.js';

const [local, manual] = SAMPLE_SUPPLIERS;
export const SupplierName = enumType(
  'SampleSupplier',
  'Who brings the respondents of an order.',
  { LOCAL: local, MANUAL: manual },
  { LOCAL: 'This server, which simulates them.', MANUAL: 'A panel of one\u2019s own, to which links are handed.' },
);

const StateName = enumType(
  'SampleOrderState',
  'How far an order for respondents is.',
  { DRAFT: 0, SUBMITTED: 1, QUOTED: 2, RUNNING: 3, PAUSED: 4, DELIVERED: 5, DONE: 6, CANCELLED: 7, REJECTED: 8 } satisfies Record<
    string,
    SampleState
  >,
  {
    DRAFT: 'Not submitted yet.',
    SUBMITTED: 'Waits for the quote of the supplier.',
    QUOTED: 'Waits for its author to accept the quote.',
    RUNNING: 'Respondents come.',
    PAUSED: 'No respondents come until it is resumed.',
    DELIVERED: 'Waits for its author to accept what was delivered.',
    DONE: 'Delivered and accepted.',
    CANCELLED: 'Ended by its author, or by its deadline before it was accepted.',
    REJECTED: 'The supplier does not take it; it can be changed and submitted again.',
  },
);

const [submit, acceptQuote, pause, resume, acceptDelivery, cancel] = SAMPLE_ACTIONS;
export const ActionName = enumType(
  'SampleOrderAction',
  'What an author does with an order for respondents.',
  {
    SUBMIT: submit,
    ACCEPT_QUOTE: acceptQuote,
    PAUSE: pause,
    RESUME: resume,
    ACCEPT_DELIVERY: acceptDelivery,
    CANCEL: cancel,
  } satisfies Record<string, SampleAction>,
  {
    SUBMIT: 'Asks the supplier for a quote.',
    ACCEPT_QUOTE: 'Accepts the quote; respondents begin to come.',
    PAUSE: 'No more respondents for now.',
    RESUME: 'Respondents come again.',
    ACCEPT_DELIVERY: 'Accepts what was delivered.',
    CANCEL: 'Ends it for good; responses that came stay.',
  },
);

const EventName = enumType(
  'SampleOrderEvent',
  'What happened to an order for respondents.',
  {
    EDIT: 'edit',
    SUBMIT: submit,
    QUOTE: 'quote',
    REJECT: 'reject',
    ACCEPT_QUOTE: acceptQuote,
    PAUSE: pause,
    HALT: 'halt',
    RESUME: resume,
    DELIVER: 'deliver',
    EXPIRE: 'expire',
    ACCEPT_DELIVERY: acceptDelivery,
    CANCEL: cancel,
  } satisfies Record<string, SampleEvent>,
  {
    EDIT: 'Written or changed by its author.',
    SUBMIT: 'Submitted by its author.',
    QUOTE: 'Quoted by the supplier.',
    REJECT: 'Rejected by the supplier.',
    ACCEPT_QUOTE: 'The quote was accepted.',
    PAUSE: 'Paused by its author.',
    HALT: 'Paused by itself.',
    RESUME: 'Resumed by its author.',
    DELIVER: 'All respondents are there.',
    EXPIRE: 'Its deadline passed.',
    ACCEPT_DELIVERY: 'The delivery was accepted.',
    CANCEL: 'Cancelled by its author.',
  },
);

const [unanswerable, surveyStopped, stalled, deadline] = SAMPLE_REASONS;
const ReasonName = enumType(
  'SampleOrderReason',
  'Why an order was rejected, or paused or ended by itself.',
  { UNANSWERABLE: unanswerable, SURVEY_STOPPED: surveyStopped, STALLED: stalled, DEADLINE: deadline },
  {
    UNANSWERABLE: 'Nobody gets through the survey.',
    SURVEY_STOPPED: 'The survey stopped.',
    STALLED: 'Sixty respondents in a row were screened out, over quota or refused.',
    DEADLINE: 'The deadline passed.',
  },
);

/** The facts about an order that both doors tell. */
export const ORDER_TEXTS = {
  state: 'How far it is.',
  actions: 'What its author may do with it now; some of that needs a running survey.',
  unitPrice: 'Fen for one complete response; null before there is a quote. Nothing is ever charged by this server.',
  totalPrice: 'Fen for all of them; null before there is a quote.',
  reason: 'Why it was rejected, or paused or ended by itself; null: it was not.',
  complete: 'Complete responses that count for it; never more than `target`.',
  screened: 'Respondents who were screened out.',
  overQuota: 'Respondents who were over a quota, or came when all were there.',
  refused: 'Respondents whose answers were not taken, or were given too fast.',
  createdAt: 'When it was made.',
  updatedAt: 'When it moved last.',
  event: 'What happened.',
  reached: 'The state that it led to.',
  isByAuthor: 'False: by the supplier, or by itself.',
  at: 'When.',
} as const;

/** The facts about a link that both doors tell. */
export const LINK_TEXTS = {
  pids: `Names that the panel has for its people, each at most ${SAMPLE_LIMITS.pid} characters; at most ${SAMPLE_LIMITS.links} of them.`,
  pid: 'The name that the panel has for the person; responses keep it as the parameter `pid`.',
  url: 'The link, signed for this person: it takes one response while the order is running.',
} as const;

@ObjectType('SampleConditions', { description: 'Who is wanted. An empty list: whoever.' })
export class SampleConditionsType {
  @Field(() => [Int], { description: BRIEF_TEXTS.gender })
  gender: readonly number[];

  @Field(() => [Int], { description: BRIEF_TEXTS.age })
  age: readonly number[];

  @Field(() => [Int], { description: BRIEF_TEXTS.education })
  education: readonly number[];

  @Field(() => [Int], { description: BRIEF_TEXTS.profession })
  profession: readonly number[];

  @Field(() => [String], { description: BRIEF_TEXTS.regions })
  regions: readonly string[];
}

@ObjectType('SampleOrderStep', { description: 'A step in the history of an order for respondents.' })
export class SampleStepType {
  @Field(() => EventName, { description: ORDER_TEXTS.event })
  event: SampleEvent;

  @Field(() => StateName, { description: ORDER_TEXTS.reached })
  state: SampleState;

  @Field(() => ReasonName, { nullable: true, description: ORDER_TEXTS.reason })
  reason: SampleReason | null;

  @Field(() => Boolean, { description: ORDER_TEXTS.isByAuthor })
  isByAuthor: boolean;

  @Field(() => GraphQLISODateTime, { description: ORDER_TEXTS.at })
  at: Date;
}

@ObjectType('SampleOrder', { implements: NodeInterface, description: 'An order for respondents of a running survey.' })
export class SampleOrderType {
  @Field(() => ID, { description: 'Its id.' })
  id: string;

  @Field(() => ID, { description: 'The survey that they answer.' })
  surveyId: string;

  @Field(() => SupplierName, { description: BRIEF_TEXTS.supplier })
  supplier: SampleSupplier;

  @Field(() => StateName, { description: ORDER_TEXTS.state })
  state: SampleState;

  @Field(() => Int, { description: BRIEF_TEXTS.target })
  target: number;

  @Field(() => Int, { description: BRIEF_TEXTS.minutes })
  minutes: number;

  @Field(() => Int, { description: BRIEF_TEXTS.incidence })
  incidence: number;

  @Field(() => GraphQLISODateTime, { description: BRIEF_TEXTS.deadline })
  deadline: Date;

  @Field(() => Int, { description: BRIEF_TEXTS.minSeconds })
  minSeconds: number;

  @Field(() => String, { description: BRIEF_TEXTS.contactName })
  contactName: string;

  @Field(() => String, { description: BRIEF_TEXTS.contactMobile })
  contactMobile: string;

  @Field(() => String, { description: BRIEF_TEXTS.remark })
  remark: string;

  @Field(() => Int, { nullable: true, description: ORDER_TEXTS.unitPrice })
  unitPrice: number | null;

  @Field(() => Int, { nullable: true, description: ORDER_TEXTS.totalPrice })
  totalPrice: number | null;

  @Field(() => ReasonName, { nullable: true, description: ORDER_TEXTS.reason })
  reason: SampleReason | null;

  @Field(() => Int, { description: ORDER_TEXTS.complete })
  complete: number;

  @Field(() => Int, { description: ORDER_TEXTS.screened })
  screened: number;

  @Field(() => Int, { description: ORDER_TEXTS.overQuota })
  overQuota: number;

  @Field(() => Int, { description: ORDER_TEXTS.refused })
  refused: number;

  @Field(() => GraphQLISODateTime, { description: ORDER_TEXTS.createdAt })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { description: ORDER_TEXTS.updatedAt })
  updatedAt: Date;
}

@ObjectType('SampleLink', { description: 'The link of a person in a panel of one\u2019s own.' })
export class SampleLinkType {
  @Field(() => String, { description: LINK_TEXTS.pid })
  pid: string;

  @Field(() => String, { description: LINK_TEXTS.url })
  url: string;
}
