import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { author, under } from '../../platform/access/access.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { payloadType } from '../../platform/graphql/payload-type.js';
import type { RequestContext } from '../../platform/request/context.js';
import { IMPORT_WORDS } from './import-words.js';
import { ResponseImport } from './response-import.entity.js';
import type { ResponseImportService } from './response-import.service.js';
import { ApplyResponseImportInput, CheckResponseImportInput, ResponseImportType } from './response-import.type.js';

const IMPORT = {
  import: { type: () => ResponseImportType, description: 'The import as it is now.', because: 'an import of a survey of the caller' },
};
const CheckResponseImportPayload = payloadType('checkResponseImport', IMPORT);
const ApplyResponseImportPayload = payloadType('applyResponseImport', IMPORT);
const ONE = { surveyId: 'survey', importId: 'responseImport' } as const;

interface ImportOutcome {
  readonly import: ResponseImport;
}

/** Import of responses. Files are handed in by `/v1`, as all files are. */
@Resolver(() => ResponseImportType)
export class ResponseImportResolver {
  constructor(private readonly imports: ResponseImportService) {}

  @Access(author('responses:read', ONE))
  @Query(() => ResponseImportType, {
    name: 'responseImport',
    description:
      'A table of responses that was handed in, and how far it is. A0404: no such import of this survey of the caller, or it is forgotten.',
  })
  one(
    @Arg('surveyId', () => ID, { description: "One of the caller's surveys." }) surveyId: string,
    @Arg('importId', () => ID, { description: 'The import.' }) importId: string,
    @Ctx() ctx: RequestContext,
  ): Promise<ResponseImport> {
    return this.imports.one(ctx, { surveyId, importId });
  }

  @FieldResolver(() => Boolean, { description: 'The work on it has stopped without an end; it may be begun again.' })
  interrupted(@Root() row: ResponseImport): boolean {
    return this.imports.isInterrupted(row);
  }

  @Access(author('responses:write', under('input', ONE)))
  @Mutation(() => CheckResponseImportPayload, {
    description:
      'Looks at a table of responses again, with other options; that goes on after the answer. A0404: no such import of this survey of the caller. A0412: it is being read, or was imported. A0400: the time zone.',
  })
  async checkResponseImport(
    @Arg('input', () => CheckResponseImportInput) { timeZone, preferred, ...ref }: CheckResponseImportInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ImportOutcome> {
    return { import: await this.imports.check(ctx, ref, { timeZone, preferred }) };
  }

  @Access(author('responses:write', under('input', ONE)))
  @Mutation(() => ApplyResponseImportPayload, {
    description: `${IMPORT_WORDS.apply} It goes on after the answer. A0404: no such import of this survey of the caller. A0412: it is being read, was imported, or nothing in it can be. A0400 with the field \`partly\`: rows are refused, and the others were not asked for.`,
  })
  async applyResponseImport(
    @Arg('input', () => ApplyResponseImportInput) { partly, ...ref }: ApplyResponseImportInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ImportOutcome> {
    return { import: await this.imports.apply(ctx, ref, partly) };
  }
}
