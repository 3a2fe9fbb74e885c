import { FieldResolver, Resolver, Root } from 'type-graphql';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
// The class, not only its type: without it, the decorators would take the one of `fetch`, which has the same name.
import { Response } from './response.entity.js';
import { LinkParameterType, ResponseType } from './response.type.js';

/** Fields of a response that are worked out from its row. */
@Resolver(() => ResponseType)
export class ResponseFieldResolver {
  @ListSize(2)
  @FieldResolver(() => [LinkParameterType], { description: 'Parameters that the link carried besides the source, in its order.' })
  params(@Root() { params }: Response): LinkParameterType[] {
    return Object.entries(params ?? {}).map(([name, value]) => ({ name, value }));
  }
}
