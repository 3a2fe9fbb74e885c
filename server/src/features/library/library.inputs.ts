import { GraphQLJSON } from 'graphql-scalars';
import { Field, ID, InputType, Int } from 'type-graphql';

const OWN_CATEGORY = "A category of the caller's own.";
const NODE =
  'The question as the operation `addNode` takes it: type, subType, title, required, setting, options, children (rows). What is left out gets the default of its type.';

@InputType('CreateLibraryCategoryInput', { description: 'A new category of the library.' })
export class CreateLibraryCategoryInput {
  @Field({ description: '1 to 24 characters, spaces around it left out; unique on its level.' })
  name: string;

  @Field(() => ID, {
    nullable: true,
    description: "A category of the caller's own of the upper level. Absent: it is of the upper level itself.",
  })
  parentId?: string | null;
}

@InputType('RenameLibraryCategoryInput', { description: 'Another name for a category.' })
export class RenameLibraryCategoryInput {
  @Field(() => ID, { description: OWN_CATEGORY })
  categoryId: string;

  @Field({ description: '1 to 24 characters, spaces around it left out; unique on its level.' })
  name: string;
}

@InputType('CreateLibraryItemInput', { description: 'A question for the library, of any making.' })
export class CreateLibraryItemInput {
  @Field(() => ID, { description: OWN_CATEGORY })
  categoryId: string;

  @Field(() => GraphQLJSON, { description: NODE })
  node: unknown;
}

@InputType('UpdateLibraryItemInput', { description: 'What is to be different of a question of the library. Absent: stays.' })
export class UpdateLibraryItemInput {
  @Field(() => ID, { description: "A question of the caller's own library." })
  itemId: string;

  @Field(() => ID, { nullable: true, description: OWN_CATEGORY })
  categoryId?: string | null;

  @Field(() => GraphQLJSON, { nullable: true, description: NODE })
  node?: unknown;
}

@InputType('AddNodeToLibraryInput', { description: 'A question of a survey that the library is to keep.' })
export class AddNodeToLibraryInput {
  @Field(() => ID, { description: OWN_CATEGORY })
  categoryId: string;

  @Field(() => ID, { description: "One of the caller's surveys." })
  surveyId: string;

  @Field(() => Int, { description: 'A question or a statement of that survey.' })
  nodeId: number;
}

@InputType('DeleteLibraryEntriesInput', { description: 'What is to go from the library.' })
export class DeleteLibraryEntriesInput {
  @Field(() => [ID], { nullable: true, description: "At most 100 categories of the caller's own." })
  categoryIds?: string[] | null;

  @Field(() => [ID], { nullable: true, description: "At most 100 questions of the caller's own." })
  itemIds?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True: also categories that are not empty, with all that is in them. Without it such a call is A0104 with `data.items` and `data.categories`.',
  })
  confirmed?: boolean | null;
}
