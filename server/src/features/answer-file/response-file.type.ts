import { Field, ID, Int, ObjectType } from 'type-graphql';
import { NodeInterface } from '../../platform/graphql/node-interface.js';

@ObjectType('ResponseFile', { implements: NodeInterface, description: 'A file that came with a response: of an upload, or a signature.' })
export class ResponseFileType {
  @Field(() => ID, { description: 'The id that the answer names.' })
  id: string;

  @Field(() => Int, { description: 'The question it answers.' })
  nodeId: number;

  @Field(() => ID, { description: 'The response it came with.' })
  responseId: string;

  @Field(() => String, { description: 'The file name given by the sender. Never a path.' })
  name: string;

  @Field(() => Int, { description: 'Bytes.' })
  size: number;

  @Field(() => String, {
    description: 'Path on this server that gives the file to whoever may read the response; needs the token as any other request.',
  })
  path: string;
}
