import DataLoader from 'dataloader';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { oncePerRequest, type RequestContext } from '../../platform/request/context.js';
import { Edge } from '../../platform/graphql/access.decorator.js';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import type { FileService } from '../asset/file.service.js';
import type { StoredFile } from '../asset/stored-file.entity.js';
import { ResponseType } from '../response/response.type.js';
import { filesIn } from './answer-files.service.js';
import { fileView, ResponseFileType } from './response-file.type.js';

const FILES = Symbol('files of responses');

@Resolver(() => ResponseType)
export class ResponseFileResolver {
  constructor(private readonly files: FileService) {}

  @Edge('files of a response that the caller has already')
  @ListSize(2)
  @FieldResolver(() => [ResponseFileType], { name: 'files', description: 'Files that came with it, in the order they were handed in.' })
  async list(@Root() response: ResponseType, @Ctx() ctx: RequestContext): Promise<ResponseFileType[]> {
    // Most responses have none, and are not asked about.
    if (filesIn(response.answers).length === 0) return [];
    const files = await oncePerRequest(ctx, FILES, () => loaderOf(this.files)).load(response.id);
    return files.map(fileView);
  }
}

function loaderOf(service: FileService): DataLoader<string, StoredFile[]> {
  return new DataLoader(async (ids) => {
    const files = await service.ofResponses(ids);
    return ids.map((id) => files.filter(({ responseId }) => responseId === id));
  });
}
