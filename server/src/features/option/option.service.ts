import type { Place, SurveyDefinition } from '@wence/schema';
import type { RequestContext } from '../../platform/request/context.js';
import type { NodeRef } from '../node/node.service.js';
import type { DraftService, Edited } from '../survey/draft.service.js';
import type { FieldNamer } from '../survey/field-namer.type.js';
import { additions } from './option-additions.js';
import type { Change } from './part-changes.js';

/** Names an option of a question. */
export interface OptionRef extends NodeRef {
  readonly optionId: number;
}

const asInModel = (field: string): string => field;

const wordsOf =
  (word: (field: string) => string): FieldNamer =>
  (_operation, field) =>
    word(field) || 'input';

/** Options, and the rows that `/v1` edits like options. Each call is one edit of the newest revision, done whole or not at all; all rules are in the edit language. `word` is the door's own name of a field. */
export class OptionService {
  constructor(private readonly drafts: DraftService) {}

  /** The new options, and those inside them, are `created`, in order. */
  add(ctx: RequestContext, { surveyId, nodeId }: NodeRef, options: readonly object[], place: Place, word = asInModel): Promise<Edited> {
    const words: FieldNamer = (index, field) => [`options[${index}]`, word(field)].filter((part) => part !== '').join('.');
    return this.drafts.editNewest(ctx, surveyId, ({ lastId }) => additions(lastId, nodeId, options, place), words);
  }

  update(ctx: RequestContext, { surveyId, nodeId, optionId }: OptionRef, set: object, word = asInModel): Promise<Edited> {
    return this.drafts.editNewest(ctx, surveyId, () => [{ op: 'updateOption', nodeId, optionId, set }], wordsOf(word));
  }

  move(ctx: RequestContext, { surveyId, nodeId, optionId }: OptionRef, place: Place): Promise<Edited> {
    return this.drafts.editNewest(ctx, surveyId, () => [{ op: 'moveOption', nodeId, optionId, ...place }]);
  }

  /** The copy is the first of `created`. */
  copy(ctx: RequestContext, { surveyId, nodeId, optionId }: OptionRef, place: Place): Promise<Edited> {
    return this.drafts.editNewest(ctx, surveyId, () => [{ op: 'copyOption', nodeId, optionId, ...place }]);
  }

  /** `confirmed`: also when others refer to it. */
  remove(ctx: RequestContext, { surveyId, nodeId, optionId }: OptionRef, confirmed: boolean | undefined): Promise<Edited> {
    return this.drafts.editNewest(ctx, surveyId, () => [{ op: 'removeOption', nodeId, optionId, confirmed }]);
  }

  /** An operation on several options of a question. */
  batch(
    ctx: RequestContext,
    { surveyId, nodeId }: NodeRef,
    op: 'editOptions' | 'groupOptions' | 'releaseOptions' | 'replaceOptions',
    fields: object,
    word = asInModel,
  ): Promise<Edited> {
    return this.drafts.editNewest(ctx, surveyId, () => [{ op, nodeId, ...fields }], wordsOf(word));
  }

  /** Changes that are worked out from the newest revision, together. What they add is `created`, in order. */
  change(ctx: RequestContext, surveyId: string, changesOf: (newest: SurveyDefinition) => readonly Change[]): Promise<Edited> {
    let changes: readonly Change[] = [];
    const build = (newest: SurveyDefinition) => {
      changes = changesOf(newest);
      return changes.map(({ operation }) => operation);
    };
    return this.drafts.editNewest(ctx, surveyId, build, (operation, field) => changes[operation]?.word(field) ?? field);
  }
}
