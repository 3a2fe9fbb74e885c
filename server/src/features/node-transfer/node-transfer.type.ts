import { TRANSFER_NOTES, type TransferNoteCode } from '@wence/schema';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { enumType } from '../../platform/graphql/enum-type.js';
import { SurveyType } from '../survey/survey.type.js';
import { draftPayload } from '../survey/survey-payload.type.js';

const CODE_NAMES = {
  LOGIC_LEFT: 'logicLeft',
  LOGIC_REFUSED: 'logicRefused',
  TEXT_LEFT: 'textLeft',
  END_PAGE_LEFT: 'endPageLeft',
  QUOTA_LEFT: 'quotaLeft',
  QUOTA_REFUSED: 'quotaRefused',
} as const satisfies Record<string, TransferNoteCode>;

const codeTexts = Object.fromEntries(Object.entries(CODE_NAMES).map(([name, code]) => [name, TRANSFER_NOTES[code]]));

const TransferNoteName = enumType(
  'TransferNoteCode',
  'Something that cannot come along with copied questions.',
  CODE_NAMES,
  codeTexts as Record<keyof typeof CODE_NAMES, string>, // Made of the same names.
);

/** The words of both doors. */
export const TRANSFER_TEXTS = {
  note: 'What cannot come along, and why.',
  nodeId: 'The copied question it is about; of a quota, the first that it counts.',
  partId: 'The rule or the quota; null for a text or an end page.',
  leftIds: 'The questions that stay behind and are the reason.',
  copies: 'The copies in their order, without those inside containers; none in a dry run.',
  notes: 'What cannot come along.',
  referrers:
    'What stays in the survey the nodes come from and refers to them: rules, quotas, questions with inserted answers; 0: its own texts. A move tidies it up.',
  move: 'True: the nodes are removed from their survey, both or neither. Default: false.',
  confirmed:
    'True: a move also tidies up what refers to the nodes and stays. Without it such a move is A0103 with `data.ids`. Default: false.',
  dryRun: 'True: only tells what would not come along. Default: false.',
} as const;

@ObjectType('TransferNote', { description: `${TRANSFER_TEXTS.note} Ids are local ids of the survey the nodes come from.` })
class TransferNoteType {
  @Field(() => TransferNoteName, { description: 'What it is.' })
  code: TransferNoteCode;

  @Field(() => Int, { description: TRANSFER_TEXTS.nodeId })
  nodeId: number;

  @Field(() => Int, { nullable: true, description: TRANSFER_TEXTS.partId })
  partId: number | null;

  @Field(() => [Int], { description: TRANSFER_TEXTS.leftIds })
  leftIds: readonly number[];
}

@InputType('CopyNodesToSurveyInput', {
  description: 'Nodes, and where they go in another survey. `after`, `first` and `parentId` say where; none of them: at the end.',
})
export class CopyNodesToSurveyInput {
  @Field(() => ID, { description: "One of the caller's surveys." })
  surveyId: string;

  @Field(() => [Int], { description: 'At least one of its nodes; those of a container come with it. At most 500 operations come of them.' })
  nodeIds: number[];

  @Field(() => ID, { description: "One of the caller's surveys, which does not run; to move, another one." })
  targetSurveyId: string;

  @Field(() => Int, { nullable: true, description: 'Right behind this node of the target, in whatever container that one stands.' })
  after?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'True: before all others there.' })
  first?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'The container of the target to stand in; 0: the top level.' })
  parentId?: number | null;

  @Field(() => Boolean, { nullable: true, description: TRANSFER_TEXTS.move })
  move?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: TRANSFER_TEXTS.confirmed })
  confirmed?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: TRANSFER_TEXTS.dryRun })
  dryRun?: boolean | null;
}

export const CopyNodesToSurveyPayload = draftPayload('copyNodesToSurvey', {
  source: { type: () => SurveyType, description: 'The survey the nodes come from.', because: 'the survey the nodes come from' },
  copies: { type: () => [Int], description: `Local ids of ${TRANSFER_TEXTS.copies}` },
  notes: { type: () => [TransferNoteType], description: TRANSFER_TEXTS.notes },
  referrers: { type: () => [Int], description: TRANSFER_TEXTS.referrers },
});
