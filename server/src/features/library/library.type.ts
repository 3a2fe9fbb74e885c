import type { NewNode, QuestionKey } from '@wence/schema';
import { GraphQLJSON } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { NodeInterface } from '../../platform/graphql/node-interface.js';
import { Edge } from '../../platform/graphql/access.decorator.js';
import { type Lazy, PageInfoType } from '../../platform/graphql/connection.js';
import { QuestionTypeName } from '../node/question-type.type.js';

@ObjectType('LibraryCategory', { implements: NodeInterface, description: 'A category of a question library.' })
export class LibraryCategoryType {
  @Field(() => ID, { description: 'Of a common category the same in all languages.' })
  id: string;

  @Field({ description: '1 to 24 characters, unique on its level; of a common category in the language of the request.' })
  name: string;

  @Field(() => ID, { nullable: true, description: 'The category above it; null: of the upper level. There are two.' })
  parentId: string | null;

  @Field({ description: 'Of the library that comes with the product: every author reads it, nobody changes it.' })
  common: boolean;

  @Field(() => Int, { description: 'Questions in it, not in those below it.' })
  itemCount: number;
}

@ObjectType('LibraryItem', { implements: NodeInterface, description: 'A question in a library, without its content.' })
export class LibraryItemType {
  @Field(() => ID, { description: 'Of a common question the same in all languages.' })
  id: string;

  @Field(() => ID, { description: 'The category it is in.' })
  categoryId: string;

  @Field({ description: 'The words of its title, at most 200 characters.' })
  title: string;

  @Field(() => QuestionTypeName, { description: 'Kind of question.' })
  type: number;

  @Field(() => Int, { nullable: true, description: 'Which kind of its type, where the type has more than one; null elsewhere.' })
  subType: number | null;

  @Field(() => String, { description: 'Name of its type and sub-type in the catalogue, e.g. `single`, `matrixRate`.' })
  key: QuestionKey;

  @Field({ description: 'Of the library that comes with the product.' })
  common: boolean;
}

/** What the content of a question of a library is. */
export const NODE_DESCRIPTION =
  'The question as the operation `addNode` takes it: type, title, setting, options, children (rows); no ids, no code, no logic.';

@ObjectType('LibraryQuestion', { description: 'A question of a library with its content.' })
export class LibraryQuestionType {
  @Edge('whoever may see the question may see what it is called')
  @Field(() => LibraryItemType, { description: 'What it is called, and where it is.' })
  item: LibraryItemType;

  @Field(() => GraphQLJSON, { description: NODE_DESCRIPTION })
  node: NewNode;
}

@ObjectType('LibraryItemEdge', { description: 'One question of a list, with its place.' })
export class LibraryItemEdgeType {
  @Field({ description: 'Opaque; good as `after` and `before`.' })
  cursor: string;

  @Edge("the list holds the caller's own and common questions only")
  @Field(() => LibraryItemType, { description: 'The question.' })
  node: LibraryItemType;
}

/** A page of a library. */
@ObjectType('LibraryItemConnection', { description: "A page of a library: one's own by age, newest first; the common one in its order." })
export class LibraryItemConnectionType {
  @Field(() => Int, { description: 'All questions that match, not only this page.' })
  totalCount: Lazy<number>;

  @Field(() => [LibraryItemEdgeType], { description: 'The questions of this page.' })
  edges: readonly LibraryItemEdgeType[];

  @Field(() => PageInfoType, { description: 'Where to go on.' })
  pageInfo: PageInfoType;
}
