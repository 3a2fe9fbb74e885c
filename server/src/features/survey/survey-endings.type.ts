import {
  ENDING,
  type Ending,
  ENDING_KIND_NAMES,
  ENDING_KINDS,
  type EndingKind,
  endingWithDefaults,
  type EndingWithDefaults,
  type SurveyDefinition,
} from '@wence/schema';
import { Field, InputType, Int } from 'type-graphql';
import { under } from '../../platform/access/access.js';
import { PartOf } from '../../platform/graphql/access.decorator.js';
import { enumType } from '../../platform/graphql/enum-type.js';
import { inputOfTable } from '../../platform/graphql/input-types.js';
import { NodeInterface } from '../../platform/graphql/node-interface.js';
import { typeOfTable } from '../../platform/graphql/table-type.js';
import { endingId } from './part-id.policy.js';

/** Whose an end page is: that of a kind, or of one question. */
export type EndingOwner = EndingKind | 'node';

export const EndingOwnerName = enumType(
  'EndingKind',
  'When an end page is shown.',
  { NORMAL: 'normal', SCREENED: 'screened', OVER_QUOTA: 'overQuota', CLOSED: 'closed', NODE: 'node' } satisfies Record<string, EndingOwner>,
  {
    NORMAL: ENDING_KINDS.normal,
    SCREENED: ENDING_KINDS.screened,
    OVER_QUOTA: ENDING_KINDS.overQuota,
    CLOSED: ENDING_KINDS.closed,
    NODE: 'A jump of the question `nodeId` led to the end; takes the place of NORMAL and SCREENED there.',
  },
);

const TYPES = { params: () => [String], nodeIds: () => [Int] };
const OWNER = 'NODE: the local id of the question. Null on others.';

export const SurveyEndingType = typeOfTable('SurveyEnding', 'An end page that an author made.', ENDING, TYPES, {
  implements: NodeInterface,
});
PartOf('Survey')(SurveyEndingType);
Field(() => EndingOwnerName, { description: 'When it is shown.' })(SurveyEndingType.prototype, 'kind');
Field(() => Int, { nullable: true, description: OWNER })(SurveyEndingType.prototype, 'nodeId');

/** An end page with its defaults and whose it is. */
export interface EndingView extends EndingWithDefaults, NodeInterface {
  readonly kind: EndingOwner;
  readonly nodeId: number | null;
}

const view = (surveyId: string, kind: EndingOwner, nodeId: number | null, ending: Ending): EndingView => ({
  ...endingWithDefaults(ending),
  id: endingId(surveyId, nodeId ?? kind),
  kind,
  nodeId,
});

/** The end pages of a survey: by kind, then those of questions by their local ids. */
export function endingViews({ endings = {} }: SurveyDefinition, surveyId: string): EndingView[] {
  const kinds = ENDING_KIND_NAMES.flatMap((kind) => (endings[kind] ? view(surveyId, kind, null, endings[kind]) : []));
  return [...kinds, ...(endings.nodes ?? []).map(({ nodeId, ...ending }) => view(surveyId, 'node', nodeId, ending))];
}

export const SurveyEndingInput = inputOfTable(
  'SurveyEndingInput',
  'Keys of an end page to change. What is absent stays; null leads back to the default.',
  ENDING,
  TYPES,
);
type EndingInput = InstanceType<typeof SurveyEndingInput>;

@InputType('NodeEndingInput', { description: 'A change of the end page of one question.' })
class NodeEndingInput {
  @Field(() => Int, { description: 'Local id of the question.' })
  nodeId: number;

  @Field(() => SurveyEndingInput, { nullable: true, description: 'Keys to change; null: it has no page of its own any more.' })
  set: EndingInput | null;
}

@InputType('SurveyEndingsInput', { description: "Changes of end pages. What is absent stays; null: the product's own page." })
export class SurveyEndingsInput {
  @Field(() => SurveyEndingInput, { nullable: true, description: ENDING_KINDS.normal })
  normal?: EndingInput | null;

  @Field(() => SurveyEndingInput, { nullable: true, description: ENDING_KINDS.screened })
  screened?: EndingInput | null;

  @Field(() => SurveyEndingInput, { nullable: true, description: ENDING_KINDS.overQuota })
  overQuota?: EndingInput | null;

  @Field(() => SurveyEndingInput, { nullable: true, description: ENDING_KINDS.closed })
  closed?: EndingInput | null;

  @Field(() => [NodeEndingInput], { nullable: true, description: 'End pages of single questions, at most 100.' })
  nodes?: NodeEndingInput[] | null;
}

/** The places of such changes where questions are named. */
export const ENDINGS_PLACES = {
  ...under('endings.normal', { 'nodeIds[]': 'node' } as const),
  ...under('endings.screened', { 'nodeIds[]': 'node' } as const),
  ...under('endings.overQuota', { 'nodeIds[]': 'node' } as const),
  ...under('endings.closed', { 'nodeIds[]': 'node' } as const),
  ...under('endings.nodes[]', { nodeId: 'node', 'set.nodeIds[]': 'node' } as const),
} as const;

/** Such changes as the edit language has them. */
export function endingsGiven({ nodes, ...kinds }: SurveyEndingsInput): Record<string, unknown> {
  const given = Object.entries(kinds).filter(([, set]) => set !== undefined);
  return {
    ...Object.fromEntries(given.map(([kind, set]: [string, EndingInput | null]) => [kind, set && { ...set }])),
    ...(nodes && { nodes: nodes.map(({ nodeId, set }) => ({ nodeId, set: set ? { ...set } : null })) }),
  };
}
