import { type ClassType, Field, ID, InputType, Int } from 'type-graphql';
import { descriptionOfInput, OneOf } from '../../platform/graphql/input-types.js';
import { EDIT_OPERATIONS, type GivenOperation } from './edit-operations.js';

// oxlint-disable-next-line typescript/no-extraneous-class -- the fields are those of the table
class EditOperation {}
for (const [name, { type }] of Object.entries(EDIT_OPERATIONS)) {
  Field(() => type, { nullable: true, description: descriptionOfInput(type) })(EditOperation.prototype, name);
}
OneOf()(EditOperation);
InputType('EditOperationInput', {
  description:
    'One operation of the edit language. Ids in it are local ids; parts that an earlier operation of the list made may be named.',
})(EditOperation);

const EditOperationInput = EditOperation as ClassType<GivenOperation>; // As above.

@InputType('EditSurveyInput', { description: 'A list of operations, applied all or none.' })
export class EditSurveyInput {
  @Field(() => ID, { description: "One of the caller's surveys." })
  surveyId: string;

  @Field(() => Int, { description: 'The revision the operations were made on.' })
  baseRevision: number;

  @Field({ description: '1 to 64 printable ASCII characters, made by the client. The same one again is the same edit.' })
  clientOpId: string;

  @Field(() => [EditOperationInput], { description: 'At most 500 operations, in order.' })
  operations: GivenOperation[];
}
