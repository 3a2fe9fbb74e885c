import { SURVEY_LIST_LIMITS } from '@wence/schema';
import DataLoader from 'dataloader';
import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { Edge } from '../../platform/graphql/access.decorator.js';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import { oncePerRequest, type RequestContext } from '../../platform/request/context.js';
import type { Survey } from '../survey/survey.entity.js';
import type { SurveyTagsReadModel } from '../survey/survey-tags.read-model.js';
import { SurveyType } from '../survey/survey.type.js';
import type { SurveyFolderService } from './survey-folder.service.js';
import { SurveyFolderType } from './survey-folder.type.js';

const FOLDERS = Symbol('folders of surveys');
const TAGS = Symbol('tags of surveys');
const COUNTS = Symbol('surveys in folders');

/** Tells where surveys are kept: one query for each field, however long the list. */
@Resolver(() => SurveyType)
export class SurveyShelfFieldResolver {
  constructor(
    private readonly folders: SurveyFolderService,
    private readonly tagging: SurveyTagsReadModel,
  ) {}

  @Edge('the folder that a survey of the caller lies in')
  @FieldResolver(() => SurveyFolderType, { nullable: true, description: 'The folder that it lies in; null: none.' })
  folder(@Root() { folderId }: Survey, @Ctx() ctx: RequestContext): Promise<SurveyFolderType | null> | null {
    if (folderId === null) return null;
    const loader = oncePerRequest(
      ctx,
      FOLDERS,
      () =>
        new DataLoader<string, SurveyFolderType | null>(async (ids) => {
          const found = new Map((await this.folders.findOwned(ctx, ids)).map((folder) => [folder.id, folder]));
          return ids.map((id) => found.get(id) ?? null);
        }),
    );
    return loader.load(folderId);
  }

  @ListSize(SURVEY_LIST_LIMITS.tags)
  @FieldResolver(() => [String], { nullable: true, description: `Its tags, in alphabetical order; at most ${SURVEY_LIST_LIMITS.tags}.` })
  tags(@Root() { id }: Survey, @Ctx() ctx: RequestContext): Promise<readonly string[]> {
    const loader = oncePerRequest(
      ctx,
      TAGS,
      () =>
        new DataLoader<string, readonly string[]>(async (ids) => {
          const found = await this.tagging.tagsOf(ids);
          return ids.map((each) => found.get(each) ?? []);
        }),
    );
    return loader.load(id);
  }
}

/** The number of surveys in each folder. */
@Resolver(() => SurveyFolderType)
export class FolderFieldResolver {
  constructor(private readonly folders: SurveyFolderService) {}

  @FieldResolver(() => Int, { nullable: true, description: 'Surveys in it, outside the recycle bin.' })
  surveyCount(@Root() { id }: SurveyFolderType, @Ctx() ctx: RequestContext): Promise<number> {
    const loader = oncePerRequest(
      ctx,
      COUNTS,
      () =>
        new DataLoader<string, number>(async (ids) => {
          const counts = await this.folders.countsOf(ids);
          return ids.map((each) => counts.get(each) ?? 0);
        }),
    );
    return loader.load(id);
  }
}
