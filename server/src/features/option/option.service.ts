import type { Anchor } from '@wence/schema';
import type { RequestContext } from '../../platform/context.js';
import { notFound } from '../../platform/errors/app-error.js';
import type { DraftService, Edited } from '../survey/draft.service.js';
import { additions, changesOf, nodeOfOption, type OptionEntry } from './option-changes.js';

/** Names a question. */
export interface QuestionRef {
  readonly surveyId: string;
  readonly nodeId: number;
}

/** Names an option of a question. */
export interface OptionRef extends QuestionRef {
  readonly optionId: number;
}

/** The options of choice questions. Each call is one edit of the newest revision, done whole or not at all; all rules are in the edit language. */
export class OptionService {
  constructor(private readonly drafts: DraftService) {}

  /** The new options are `created`, in order. */
  add(ctx: RequestContext, { surveyId, nodeId }: QuestionRef, options: readonly object[], place: { after?: Anchor }): Promise<Edited> {
    return this.drafts.editNewest(ctx, surveyId, (newest) => additions(newest, nodeId, options, place), 'options');
  }

  update(ctx: RequestContext, { surveyId, nodeId, optionId }: OptionRef, set: object): Promise<Edited> {
    return this.drafts.editNewest(ctx, surveyId, () => [{ op: 'updateOption', nodeId, optionId, set }]);
  }

  move(ctx: RequestContext, { surveyId, nodeId, optionId }: OptionRef, place: { after?: Anchor }): Promise<Edited> {
    return this.drafts.editNewest(ctx, surveyId, () => [{ op: 'moveOption', nodeId, optionId, ...place }]);
  }

  remove(ctx: RequestContext, { surveyId, nodeId, optionId }: OptionRef): Promise<Edited> {
    return this.drafts.editNewest(ctx, surveyId, () => [{ op: 'removeOption', nodeId, optionId }]);
  }

  /** Changes, additions and removals together. Added options are `created`, in order. */
  change(
    ctx: RequestContext,
    { surveyId, nodeId }: QuestionRef,
    entries: readonly OptionEntry[],
    remove: readonly number[] = [],
  ): Promise<Edited> {
    return this.drafts.editNewest(ctx, surveyId, (newest) => changesOf(newest, nodeId, entries, remove), 'options');
  }

  /** Options of any questions of the survey; A0404, and nothing removed, when one of them is not there. */
  removeAll(ctx: RequestContext, surveyId: string, optionIds: readonly number[]): Promise<Edited> {
    return this.drafts.editNewest(ctx, surveyId, (newest) =>
      optionIds.map((optionId) => ({ op: 'removeOption', nodeId: nodeOfOption(newest, optionId).id, optionId })),
    );
  }

  /** Positions of options of any questions of the survey; where one question is named, all must be its own (A0404). */
  arrange(ctx: RequestContext, surveyId: string, places: readonly { id: number; position: number }[], nodeId?: number): Promise<Edited> {
    return this.drafts.editNewest(ctx, surveyId, (newest) => {
      const nodeIds = new Set(places.map(({ id }) => nodeOfOption(newest, id).id));
      if (nodeId !== undefined && [...nodeIds].some((id) => id !== nodeId)) throw notFound();
      return [...nodeIds].flatMap((id) =>
        changesOf(
          newest,
          id,
          places.filter((place) => nodeOfOption(newest, place.id).id === id),
          [],
        ),
      );
    });
  }
}
