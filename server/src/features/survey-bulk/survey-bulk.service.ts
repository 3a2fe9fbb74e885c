import { type ErrorCode, SURVEY_LIST_LIMITS } from '@wence/schema';
import { AppError, invalidInput, notFound } from '../../platform/errors/app-error.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { PublishService } from '../publish/publish.service.js';
import type { NewSurveyService } from '../survey/new-survey.service.js';
import type { Survey } from '../survey/survey.entity.js';
import type { SurveyService } from '../survey/survey.service.js';
import type { SurveyFolderService } from '../survey-folder/survey-folder.service.js';
import { type SurveyShelfService, tagsOf } from '../survey-folder/survey-shelf.service.js';

/** Actions on several surveys at once. */
export const SURVEY_ACTIONS = ['move', 'addTags', 'removeTags', 'copy', 'stop', 'recycle', 'restore'] as const;
export type SurveyAction = (typeof SURVEY_ACTIONS)[number];

export interface BulkChange {
  readonly surveyIds: readonly string[];
  readonly action: SurveyAction;
  /** For `move`: one of the caller's folders; null: none. */
  readonly folderId?: string | null | undefined;
  /** For `addTags` and `removeTags`. */
  readonly tags?: readonly string[] | null | undefined;
}

/** The outcome for one of the surveys. */
export interface BulkResult {
  readonly surveyId: string;
  /** `00000`, or why it was left as it was. */
  readonly code: ErrorCode | '00000';
  /** The copy that was made; null unless it was copied. */
  readonly copyId: string | null;
}

export interface SurveyBulkNeeds {
  readonly surveys: SurveyService;
  readonly makers: NewSurveyService;
  readonly publishing: PublishService;
  readonly folders: SurveyFolderService;
  readonly shelf: SurveyShelfService;
}

type Act = (surveyId: string) => Promise<Survey>;

/** Changes several surveys, one after the other, each in a unit of its own: what can't be done to one doesn't keep the others. */
export class SurveyBulkService {
  constructor(private readonly needs: SurveyBulkNeeds) {}

  /**
   * Acts on each survey once, in the order of their ids, and returns the outcomes. `field` names the ids in the input. A0400: that field (tooShort:
   * none, tooMany: 100), `tags`. A0404: one of the surveys, or the folder, is not the caller's; then nothing is changed.
   */
  async change(ctx: RequestContext, change: BulkChange, field: string): Promise<BulkResult[]> {
    const ids = [...new Set(change.surveyIds)];
    const limit = SURVEY_LIST_LIMITS.atOnce;
    if (ids.length === 0) throw invalidInput([{ field, rule: 'tooShort', limit: 1 }]);
    if (ids.length > limit) throw invalidInput([{ field, rule: 'tooMany', limit }]);
    const act = await this.actOf(ctx, change);
    // What is in the recycle bin exists for nothing but a restore.
    const scope = { recycled: change.action === 'restore' };
    if ((await this.needs.surveys.findOwned(ctx, ids, scope)).size !== ids.length) throw notFound();
    const results: BulkResult[] = [];
    for (const surveyId of ids) results.push(await this.tried(surveyId, act));
    return results;
  }

  private async actOf(ctx: RequestContext, { action, folderId = null, tags }: BulkChange): Promise<Act> {
    const { surveys, makers, publishing, folders, shelf } = this.needs;
    if (folderId !== null) await folders.require(ctx, folderId);
    if (action === 'move') return (id) => shelf.move(ctx, id, folderId);
    if (action === 'addTags' || action === 'removeTags') {
      const read = tagsOf(tags ?? []);
      return (id) => shelf[action](ctx, id, read);
    }
    const acts = {
      copy: (id) => makers.copy(ctx, id),
      stop: (id) => publishing.stop(ctx, id),
      recycle: (id) => surveys.recycle(ctx, id),
      restore: (id) => surveys.restore(ctx, id),
    } satisfies Record<string, Act>;
    return acts[action];
  }

  private async tried(surveyId: string, act: Act): Promise<BulkResult> {
    try {
      const { id } = await act(surveyId);
      return { surveyId, code: '00000', copyId: id === surveyId ? null : id };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { surveyId, code: error.code, copyId: null };
    }
  }
}
