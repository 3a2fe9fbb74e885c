import { SURVEY_LIST_LIMITS } from '@wence/schema';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { author, unlimited } from '../../platform/access/access.js';
import { Access } from '../../platform/graphql/access.decorator.js';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import { payloadType } from '../../platform/graphql/payload-type.js';
import type { RequestContext } from '../../platform/request/context.js';
import { REMOVED_ID } from '../survey/survey-payload.type.js';
import type { SurveyTagsReadModel } from '../survey/survey-tags.read-model.js';
import { CreateSurveyFolderInput, DeleteSurveyFolderInput, RenameSurveyFolderInput } from './survey-folder.inputs.js';
import type { SurveyFolderService } from './survey-folder.service.js';
import { SurveyFolderType, SurveyTagCountType } from './survey-folder.type.js';

const FOLDER = { folder: { type: () => SurveyFolderType, description: 'The folder as it is now.', because: 'a folder of the caller' } };
const CreateSurveyFolderPayload = payloadType('createSurveyFolder', FOLDER);
const RenameSurveyFolderPayload = payloadType('renameSurveyFolder', FOLDER);
const DeleteSurveyFolderPayload = payloadType('deleteSurveyFolder', { removedId: REMOVED_ID });

interface FolderOutcome {
  readonly folder: SurveyFolderType;
}

/** Folders of the signed-in author, and the tags that their surveys have. */
@Resolver()
export class SurveyFolderResolver {
  constructor(
    private readonly folders: SurveyFolderService,
    private readonly tags: SurveyTagsReadModel,
  ) {}

  @Access(author(unlimited('surveys:read')))
  @ListSize(SURVEY_LIST_LIMITS.folders)
  @Query(() => [SurveyFolderType], { description: `The folders of the caller by name; at most ${SURVEY_LIST_LIMITS.folders}.` })
  surveyFolders(@Ctx() ctx: RequestContext): Promise<SurveyFolderType[]> {
    return this.folders.list(ctx);
  }

  @Access(author(unlimited('surveys:read')))
  @ListSize(SURVEY_LIST_LIMITS.tagsListed)
  @Query(() => [SurveyTagCountType], {
    description: `The tags of the caller's surveys outside the recycle bin, the most used first; at most ${SURVEY_LIST_LIMITS.tagsListed}.`,
  })
  async surveyTags(@Ctx() ctx: RequestContext): Promise<SurveyTagCountType[]> {
    return (await this.tags.counts(ctx)).map(({ tag, surveys }) => ({ tag, surveyCount: surveys }));
  }

  @Access(author(unlimited('surveys:write')))
  @Mutation(() => CreateSurveyFolderPayload, {
    description: `Makes a folder. A0400: \`name\` (tooShort, tooLong, notUnique), \`folders\` (tooMany: there are ${SURVEY_LIST_LIMITS.folders}).`,
  })
  async createSurveyFolder(
    @Arg('input', () => CreateSurveyFolderInput) input: CreateSurveyFolderInput,
    @Ctx() ctx: RequestContext,
  ): Promise<FolderOutcome> {
    return { folder: await this.folders.create(ctx, input) };
  }

  @Access(author(unlimited('surveys:write'), { 'input.folderId': 'surveyFolder' }))
  @Mutation(() => RenameSurveyFolderPayload, {
    description: "Gives a folder another name. A0404: not the caller's. A0400: `name` (tooShort, tooLong, notUnique).",
  })
  async renameSurveyFolder(
    @Arg('input', () => RenameSurveyFolderInput) input: RenameSurveyFolderInput,
    @Ctx() ctx: RequestContext,
  ): Promise<FolderOutcome> {
    return { folder: await this.folders.rename(ctx, input) };
  }

  @Access(author(unlimited('surveys:write'), { 'input.folderId': 'surveyFolder' }))
  @Mutation(() => DeleteSurveyFolderPayload, {
    description: "Deletes a folder; the surveys in it stay, in none. A0404: not the caller's.",
  })
  async deleteSurveyFolder(
    @Arg('input', () => DeleteSurveyFolderInput) { folderId }: DeleteSurveyFolderInput,
    @Ctx() ctx: RequestContext,
  ): Promise<{ removedId: string }> {
    return { removedId: (await this.folders.remove(ctx, folderId)).id };
  }
}
