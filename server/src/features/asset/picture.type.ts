import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { Edge } from '../../platform/graphql/access.decorator.js';
import { type Lazy, PageInfoType } from '../../platform/graphql/connection.js';
import { NodeInterface } from '../../platform/graphql/node-interface.js';
import type { LibraryPicture } from './picture-library.service.js';

@ObjectType('Picture', { implements: NodeInterface, description: 'A picture that an author uploaded.' })
export class PictureType {
  @Field(() => ID, { description: 'Of the picture itself.' })
  id: string;

  @Field({ description: 'Stored path of the picture, relative to the base address: what goes into `image` of a definition.' })
  name: string;

  @Field({ description: 'What the uploaded file was called.' })
  originalName: string;

  @Field(() => Int, { description: 'In bytes.' })
  size: number;

  @Field(() => Int, { nullable: true, description: 'In pixels; null: not known.' })
  width: number | null;

  @Field(() => Int, { nullable: true, description: 'In pixels; null: not known.' })
  height: number | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was uploaded.' })
  uploadedAt: Date;

  @Field(() => Int, {
    description:
      'In how many places it is: surveys (draft, launched versions, their libraries of pictures, the recycle bin too), own themes, own templates and questions of the library. Each counts once.',
  })
  useCount: number;

  @Field(() => Int, { description: 'Surveys that show it no more, but whose history leads back to a draft that did.' })
  earlierCount: number;
}

@ObjectType('PictureEdge', { description: 'One picture of a list, with its place.' })
export class PictureEdgeType {
  @Field({ description: 'Opaque; good as `after` and `before`.' })
  cursor: string;

  @Edge("the list holds the caller's pictures only")
  @Field(() => PictureType, { description: 'The picture.' })
  node: PictureType;
}

@ObjectType('PictureConnection', { description: 'A page of the pictures of an author, newest first.' })
export class PictureConnectionType {
  @Field(() => Int, { description: 'All pictures that match, not only this page.' })
  totalCount: Lazy<number>;

  @Field({ description: 'What the names are to be put behind: the public address of this site, or `{host}` where none is configured.' })
  baseAddress: string;

  @Field(() => [PictureEdgeType], { description: 'The pictures of this page.' })
  edges: readonly PictureEdgeType[];

  @Field(() => PageInfoType, { description: 'Where to go on.' })
  pageInfo: PageInfoType;
}

export function pictureView({ uses, earlier, ...picture }: LibraryPicture): PictureType {
  return { ...picture, useCount: uses, earlierCount: earlier };
}
