import DataLoader from 'dataloader';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { oncePerRequest, type RequestContext } from '../../platform/request/context.js';
import { Edge } from '../../platform/graphql/access.decorator.js';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import type { ResponseFile, ResponseFiles } from '../response/response.port.js';
import { ResponseType } from '../response/response.type.js';
import { ResponseFileType } from './response-file.type.js';

const FILES = Symbol('files of responses');

@Resolver(() => ResponseType)
export class ResponseFileResolver {
  constructor(private readonly files: ResponseFiles) {}

  @Edge('files of a response that the caller has already')
  @ListSize(2)
  @FieldResolver(() => [ResponseFileType], { name: 'files', description: 'Files that came with it, in the order they were handed in.' })
  async list(@Root() response: ResponseType, @Ctx() ctx: RequestContext): Promise<readonly ResponseFileType[]> {
    return oncePerRequest(ctx, FILES, () => loaderOf(this.files)).load(response);
  }
}

function loaderOf(files: ResponseFiles): DataLoader<ResponseType, readonly ResponseFile[]> {
  return new DataLoader(async (responses) => {
    const found = await files.filesOf(responses);
    return responses.map(({ id }) => found.get(id) ?? []);
  });
}
