import { RESTORED_EXTENT_NAMES } from '@wence/schema';
import { Field, InputType, Int } from 'type-graphql';
import { enumType } from '../../platform/graphql/enum-type.js';
import { OneOf } from '../../platform/graphql/input-types.js';
import { SaveLogicOperation, SaveQuotaOperation } from '../logic/logic-operations.type.js';
import { NewNodeFields } from '../node/node-operations.type.js';
import { OptionFields } from '../node/option-fields.type.js';
import { RowFields } from '../node/row-fields.type.js';
import { UpdateSurveyOperation } from '../survey/survey-operations.type.js';

const RestoredExtent = enumType('RestoredExtent', 'How much of a part is put back.', RESTORED_EXTENT_NAMES, {
  FIELDS: 'Its own fields, wherever it stands now. It must still be there.',
  PLACE: 'Its place, whatever its fields are now. It must still be there.',
});
type RestoredExtent = (typeof RestoredExtent)[keyof typeof RestoredExtent];

const LOCAL_ID = 'The local id that it has, or had.';
const ONLY = 'Absent: all of it; if it is gone it comes back.';
const AFTER = 'The sibling that it followed; absent or null: it was the first.';
const PARENT = 'What it stood in; absent, null or 0: the top level.';
const NODE = 'The question that it belongs to.';

@InputType('RestoredNode', {
  description: 'A node without what stands in it, all of its fields as they were; what is absent has its default.',
})
class RestoredNode extends NewNodeFields {
  @Field(() => Int, { description: LOCAL_ID })
  localId: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Of a container in an exam: how many of its questions are drawn. Absent: all are asked.',
  })
  draw?: number | null;

  @Field(() => RestoredExtent, { nullable: true, description: ONLY })
  only?: RestoredExtent | null;

  @Field(() => Int, { nullable: true, description: PARENT })
  parentId?: number | null;

  @Field(() => Int, { nullable: true, description: AFTER })
  after?: number | null;
}

@InputType('RestoredOption', {
  description: 'An option without what stands in it, all of its fields as they were; what is absent has its default.',
})
class RestoredOption extends OptionFields {
  @Field(() => Int, { description: NODE })
  nodeId: number;

  @Field(() => Int, { description: LOCAL_ID })
  localId: number;

  @Field(() => RestoredExtent, { nullable: true, description: ONLY })
  only?: RestoredExtent | null;

  @Field(() => Int, { nullable: true, description: PARENT })
  parentId?: number | null;

  @Field(() => Int, { nullable: true, description: AFTER })
  after?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'A heading over options.' })
  group?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Its identity across carry-over. Absent: its own id.' })
  optionKey?: number | null;
}

@InputType('RestoredRow', { description: 'A row, all of its fields as they were; what is absent has its default.' })
class RestoredRow extends RowFields {
  @Field(() => Int, { description: NODE })
  nodeId: number;

  @Field(() => Int, { description: LOCAL_ID })
  localId: number;

  @Field(() => RestoredExtent, { nullable: true, description: ONLY })
  only?: RestoredExtent | null;

  @Field(() => Int, { nullable: true, description: AFTER })
  after?: number | null;
}

@InputType('RestoredLogic', { description: 'A logic item with its conditions, as it was.' })
class RestoredLogic extends SaveLogicOperation {
  @Field(() => RestoredExtent, { nullable: true, description: ONLY })
  only?: RestoredExtent | null;

  @Field(() => Int, { nullable: true, description: AFTER })
  after?: number | null;
}

@InputType('RestoredQuota', { description: 'A quota, as it was.' })
class RestoredQuota extends SaveQuotaOperation {
  @Field(() => RestoredExtent, { nullable: true, description: ONLY })
  only?: RestoredExtent | null;

  @Field(() => Int, { nullable: true, description: AFTER })
  after?: number | null;
}

@OneOf()
@InputType('RestoredPart', { description: 'A part that comes back, or gets its old fields or place back.' })
export class RestoredPart {
  @Field(() => RestoredNode, { nullable: true, description: 'A node.' })
  node?: RestoredNode;

  @Field(() => RestoredOption, { nullable: true, description: 'An option.' })
  option?: RestoredOption;

  @Field(() => RestoredRow, { nullable: true, description: 'A row.' })
  row?: RestoredRow;

  @Field(() => RestoredLogic, { nullable: true, description: 'A logic item.' })
  logic?: RestoredLogic;

  @Field(() => RestoredQuota, { nullable: true, description: 'A quota.' })
  quota?: RestoredQuota;
}

@InputType('RestoredCode', { description: 'The code that a node had.' })
class RestoredCode {
  @Field(() => Int, { description: 'A node; one that was removed meanwhile is skipped.' })
  nodeId: number;

  @Field({ description: 'Its code.' })
  code: string;
}

@InputType('RestoreOperation', {
  description:
    'Undoes an edit: puts back exactly what was there, codes and ids included. Refused where others have changed the same since.',
})
export class RestoreOperation {
  @Field(() => [RestoredPart], {
    nullable: true,
    description: 'Parts that come back or get their old fields or place back, each behind what it stands in and follows.',
  })
  put?: RestoredPart[] | null;

  @Field(() => [Int], { nullable: true, description: 'Local ids of parts that go, with everything in them that was not put elsewhere.' })
  remove?: number[] | null;

  @Field(() => [RestoredCode], { nullable: true, description: 'Codes that nodes had.' })
  codes?: RestoredCode[] | null;

  @Field(() => UpdateSurveyOperation, { nullable: true, description: "The survey's own fields that go back." })
  survey?: UpdateSurveyOperation | null;

  @Field(() => [Int], { nullable: true, description: 'Local ids that restored parts refer to although nothing had them then either.' })
  missing?: number[] | null;
}
