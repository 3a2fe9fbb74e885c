import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { NodeInterface } from '../../platform/graphql/node-interface.js';

@ObjectType('Permission', {
  description: 'What the current user may do in the designer. Flags are on unless the administrator switched them off.',
})
export class PermissionType {
  @Field({ description: 'May edit surveys. A running survey is not editable whatever this says.' })
  editable: boolean;

  @Field({ description: 'May use cascade questions.' })
  canCascade: boolean;

  @Field({ description: 'May save themes of their own.' })
  canCustomThemeNum: boolean;
}

@ObjectType('User', { implements: NodeInterface, description: 'An author: the person who is signed in.' })
export class UserType {
  @Field(() => ID, { description: 'Random, never changes.' })
  id: string;

  @Field({ description: 'Mainland China mobile number, 11 digits: what this author signs in with.' })
  mobile: string;

  @Field({ description: 'Name to show; at first the masked mobile number.' })
  name: string;

  @Field(() => Int, { description: 'Number of unread in-site messages. 0 until there are messages.' })
  noReadMail: number;

  @Field(() => PermissionType, { description: 'Named flags that open or close parts of the designer.' })
  permission: PermissionType;

  @Field({ description: 'The account was made before one of the flags existed.' })
  old: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When the account was made.' })
  createdAt: Date;
}
