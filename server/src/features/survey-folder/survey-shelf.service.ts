import { readSurveyTags, SURVEY_LIST_LIMITS } from '@wence/schema';
import { In } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { invalidInput } from '../../platform/errors/app-error.js';
import type { RequestContext } from '../../platform/request/context.js';
import { Survey } from '../survey/survey.entity.js';
import type { SurveyService } from '../survey/survey.service.js';
import { SurveyTag } from '../survey/survey-tag.entity.js';
import type { SurveyFolderService } from './survey-folder.service.js';

/** Puts surveys into folders and gives them tags. Neither is a change of the survey: its place among those that were changed last stays. */
export class SurveyShelfService {
  constructor(
    private readonly database: Database,
    private readonly unit: UnitOfWork,
    private readonly surveys: SurveyService,
    private readonly folders: SurveyFolderService,
  ) {}

  /** Puts a survey into a folder, or into none. A0404: either is not the caller's. */
  move(ctx: RequestContext, surveyId: string, folderId: string | null): Promise<Survey> {
    return this.unit.run(async () => {
      // The folder comes first, as it does where one is deleted: two units never wait for each other.
      if (folderId !== null) await this.folders.hold(ctx, folderId);
      const survey = await this.surveys.lockOwned(ctx, surveyId);
      await this.database.repository(Survey).update({ id: survey.id }, { folderId });
      return Object.assign(survey, { folderId });
    });
  }

  /** Gives a survey these tags beside those that it has. A0400: `tags` (tooMany: more than 20 then). A0404: not the caller's. */
  addTags(ctx: RequestContext, surveyId: string, tags: readonly string[]): Promise<Survey> {
    return this.unit.run(async () => {
      const survey = await this.surveys.lockOwned(ctx, surveyId);
      const has = new Set((await this.tags.findBy({ surveyId: survey.id })).map(({ tag }) => tag));
      const added = tags.filter((tag) => !has.has(tag));
      const limit = SURVEY_LIST_LIMITS.tags;
      if (has.size + added.length > limit) throw invalidInput([{ field: 'tags', rule: 'tooMany', limit }]);
      if (added.length > 0) await this.tags.insert(added.map((tag) => ({ surveyId: survey.id, tag, ownerId: survey.ownerId })));
      return survey;
    });
  }

  /** Takes these tags from a survey; those that it doesn't have are left out. A0404: not the caller's. */
  removeTags(ctx: RequestContext, surveyId: string, tags: readonly string[]): Promise<Survey> {
    return this.unit.run(async () => {
      const survey = await this.surveys.lockOwned(ctx, surveyId);
      await this.tags.delete({ surveyId: survey.id, tag: In([...tags]) });
      return survey;
    });
  }

  private get tags() {
    return this.database.repository(SurveyTag);
  }
}

/** The tags of an input, each once. A0400: `tags` (tooShort: none, tooMany: 20), `tags[i]` (tooShort, tooLong: 24). */
export function tagsOf(typed: readonly string[]): readonly string[] {
  if (typed.length === 0) throw invalidInput([{ field: 'tags', rule: 'tooShort', limit: 1 }]);
  const tags = readSurveyTags(typed, 'tags');
  if (!tags.ok) throw invalidInput(tags.faults);
  return tags.value;
}
