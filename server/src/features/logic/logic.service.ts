import {
  type Anchor,
  findNode,
  isCarryOver,
  type LogicForm,
  type LogicItem,
  logicOf,
  logicSaveFaults,
  type Quota,
  type QuotaForm,
  quotaSaveFaults,
  type SurveyDefinition,
} from '@wence/schema';
import type { RequestContext } from '../../platform/request/context.js';
import { invalidInput, notFound } from '../../platform/errors/app-error.js';
import type { DraftService, Edited } from '../survey/draft.service.js';
import type { FieldNamer } from '../survey/field-namer.type.js';

/** Names a logic item. */
export interface LogicRef {
  readonly surveyId: string;
  readonly logicId: number;
}

/** A logic item after it was saved; null when that deleted it. */
export type SavedLogic = Edited & { readonly item: LogicItem | null };

/** The logic and the quotas of a draft. Each edit is one operation of the edit language, applied to the newest revision; all rules are there. */
export class LogicService {
  constructor(private readonly drafts: DraftService) {}

  async definition(ctx: RequestContext, surveyId: string): Promise<SurveyDefinition> {
    return (await this.drafts.read(ctx, surveyId)).definition;
  }

  /**
   * Saves an item: with its id in place of that one, without as a new one at the end. What is missing is told as `conditionIncomplete`,
   * `targetIncomplete` or `noConditions` (Spec 5). Carry-over that is saved without conditions is deleted (Spec 4).
   */
  async save(ctx: RequestContext, surveyId: string, item: LogicForm, words: FieldNamer): Promise<SavedLogic> {
    const build = (newest: SurveyDefinition) => {
      assertSaveable(newest, item);
      return [{ op: 'saveLogic', item }];
    };
    const edited = await this.drafts.editNewest(ctx, surveyId, build, words);
    return { ...edited, item: itemIn(edited.definition, item.id ?? edited.created[0]) };
  }

  /** The order counts: of several jumps that hold, the first one is taken. */
  move(ctx: RequestContext, { surveyId, logicId }: LogicRef, place: { after?: Anchor }): Promise<Edited> {
    return this.drafts.editNewest(ctx, surveyId, () => [{ op: 'moveLogic', logicId, ...place }]);
  }

  /** The copy stands right behind its model. */
  async copy(ctx: RequestContext, { surveyId, logicId }: LogicRef): Promise<SavedLogic> {
    const edited = await this.drafts.editNewest(ctx, surveyId, () => [{ op: 'copyLogic', logicId }]);
    return { ...edited, item: itemIn(edited.definition, edited.created[0]) };
  }

  remove(ctx: RequestContext, { surveyId, logicId }: LogicRef): Promise<Edited> {
    return this.drafts.editNewest(ctx, surveyId, () => [{ op: 'removeLogic', logicId }]);
  }

  /** Saves a quota: with its id in place of that one, without as a new one at the end. While the survey runs, limits, name and switch apply at once. */
  async saveQuota(ctx: RequestContext, surveyId: string, quota: QuotaForm, words: FieldNamer): Promise<Edited & { readonly quota: Quota }> {
    const build = (newest: SurveyDefinition) => {
      assertQuotaSaveable(newest, quota);
      return [{ op: 'saveQuota', quota }];
    };
    const edited = await this.drafts.editLive(ctx, surveyId, build, words);
    const saved = edited.definition.quotas?.find(({ id }) => id === (quota.id ?? edited.created[0]));
    if (!saved) throw notFound();
    return { ...edited, quota: saved };
  }

  removeQuota(ctx: RequestContext, surveyId: string, quotaId: number): Promise<Edited> {
    return this.drafts.editNewest(ctx, surveyId, () => [{ op: 'removeQuota', quotaId }]);
  }
}

/** Checks a form before the edit language does, because the save check reports missing parts more precisely than `required`. */
function assertSaveable(newest: SurveyDefinition, form: LogicForm): void {
  const before = itemIn(newest, form.id);
  if (form.id !== undefined && !before) throw notFound();
  if (form.nodeId !== undefined && !findNode(newest, form.nodeId)) throw notFound();
  if (before && isCarryOver(before) && isCarryOver(form) && form.conditions.length === 0) return;
  const faults = logicSaveFaults(newest, form, 'operations[0].item');
  if (faults.length > 0) throw invalidInput(faults);
}

function assertQuotaSaveable(newest: SurveyDefinition, form: QuotaForm): void {
  if (form.id !== undefined && !newest.quotas?.some(({ id }) => id === form.id)) throw notFound();
  const faults = quotaSaveFaults(newest, form, 'operations[0].quota');
  if (faults.length > 0) throw invalidInput(faults);
}

function itemIn(definition: SurveyDefinition, logicId: number | undefined): LogicItem | null {
  return logicOf(definition).find(({ id }) => id === logicId) ?? null;
}
