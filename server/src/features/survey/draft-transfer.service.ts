import type { Place, TransferNote } from '@wence/schema';
import { ComputeFirst, computeThenWrite } from '../../platform/db/compute-then-write.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { AppError, invalidInput } from '../../platform/errors/app-error.js';
import type { Random } from '../../platform/outside/random.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { EditedText, TransferredTexts } from './definition-jobs.js';
import type { DefinitionWork } from './definition-work.js';
import type { DraftStore, StoredDraft } from './draft.store.js';
import type { DraftWriter } from './draft.writer.js';
import { editFault, withFieldNames } from './edit-fault.js';
import type { SurveyEdit } from './survey-edit.entity.js';
import type { Survey } from './survey.entity.js';
import { isEditable } from './survey.policy.js';
import type { SurveyService } from './survey.service.js';

const CLIENT_OP_ID_LENGTH = 20;

/** Nodes that are copied or moved to another survey. */
export interface TransferInput {
  readonly surveyId: string;
  readonly nodeIds: readonly number[];
  readonly targetSurveyId: string;
  readonly place: Place;
  /** True: they are removed from their survey in the same unit. */
  readonly move: boolean;
  /** True: a move also tidies up what refers to them and stays. */
  readonly confirmed: boolean;
  /** True to tell what would not come along, without doing it. */
  readonly dryRun: boolean;
}

/** What a transfer did, or would do. */
export interface TransferOutcome {
  readonly source: Survey;
  /** The target. */
  readonly survey: Survey;
  /** The edit of the target; null: nothing was done. */
  readonly edit: SurveyEdit | null;
  /** Ids of the copies, without those inside containers; none where nothing was done. */
  readonly copies: readonly number[];
  readonly notes: readonly TransferNote[];
  readonly referrers: readonly number[];
}

interface Both<T> {
  readonly source: T;
  readonly target: T;
}

interface Computed extends Both<number> {
  readonly result: TransferredTexts;
}

/** Carries nodes from one draft to another: an edit of the target and, where they move, one of the source, both or neither. */
export class DraftTransferService {
  constructor(
    private readonly surveys: SurveyService,
    private readonly drafts: DraftStore,
    private readonly writer: DraftWriter,
    private readonly unit: UnitOfWork,
    private readonly random: Random,
    private readonly work: DefinitionWork,
  ) {}

  /**
   * A0404: one of the surveys is not the caller's, or an id is not in its survey. A0410: the target runs, or the source of a move does. A0103 with
   * the ids of what refers to moved nodes, unless `confirmed`. A0400: what an edit of the target would refuse, and a move within one survey. `word`
   * gives the door's own name of a field.
   */
  transfer(ctx: RequestContext, input: TransferInput, word: (field: string) => string): Promise<TransferOutcome> {
    if (input.move && input.surveyId === input.targetSurveyId) throw invalidInput([{ field: 'targetSurveyId', rule: 'notAllowed' }]);
    return withFieldNames(
      (_operation, field) => word(field),
      () => (input.dryRun ? this.preview(ctx, input) : this.carryOut(ctx, input)),
    );
  }

  private async preview(ctx: RequestContext, input: TransferInput): Promise<TransferOutcome> {
    const source = await this.surveys.requireOwned(ctx, input.surveyId);
    const target = await this.surveys.requireOwned(ctx, input.targetSurveyId);
    if (!isEditable(target) || (input.move && !isEditable(source))) throw new AppError('A0410');
    const drafts = { source: await this.drafts.readStored(source.id), target: await this.drafts.readStored(target.id) };
    const { notes, referrers } = await this.compute(drafts, input);
    return { source, survey: target, edit: null, copies: [], notes, referrers };
  }

  private carryOut(ctx: RequestContext, input: TransferInput): Promise<TransferOutcome> {
    return computeThenWrite<Computed, TransferOutcome>(this.unit, async (ahead) => {
      const surveys = await this.lock(ctx, input);
      const target = await this.writer.hold(surveys.target);
      const source = input.move ? await this.writer.hold(surveys.source) : await this.drafts.readStored(surveys.source.id);
      if (ahead?.source !== source.revision || ahead.target !== target.revision) {
        return new ComputeFirst(async () => ({
          source: source.revision,
          target: target.revision,
          result: await this.compute({ source, target }, input),
        }));
      }
      const { arrived, left, operations, removals, copies, notes, referrers } = ahead.result;
      if (input.move && referrers.length > 0 && !input.confirmed) throw new AppError('A0103', { data: { ids: referrers } });
      const edit = await this.write(ctx, surveys.target, target, arrived, operations);
      if (left) await this.write(ctx, surveys.source, source, left, removals);
      return { source: surveys.source, survey: surveys.target, edit, copies, notes, referrers };
    });
  }

  /** Locks what is written, always in the same order, so that two transfers in opposite directions do not wait for each other. */
  private async lock(ctx: RequestContext, { surveyId, targetSurveyId, move }: TransferInput): Promise<Both<Survey>> {
    const locked = new Map<string, Survey>();
    for (const id of [...new Set([surveyId, targetSurveyId])].toSorted()) {
      const isWritten = move || id === targetSurveyId;
      locked.set(id, isWritten ? await this.surveys.lockOwned(ctx, id) : await this.surveys.requireOwned(ctx, id));
    }
    const [source, target] = [locked.get(surveyId), locked.get(targetSurveyId)];
    if (!source || !target) throw new Error('Both surveys have just been looked up.');
    return { source, target };
  }

  private async compute({ source, target }: Both<StoredDraft>, { nodeIds, place, move }: TransferInput): Promise<TransferredTexts> {
    const result = await this.work.transfer({ source: source.text, target: target.text, nodeIds, place, moves: move });
    if (!result.ok) throw editFault(result);
    return result;
  }

  private async write(
    ctx: RequestContext,
    survey: Survey,
    draft: StoredDraft,
    edited: EditedText,
    operations: TransferredTexts['operations'],
  ): Promise<SurveyEdit> {
    const { inverse, touched, created } = edited;
    const clientOpId = this.random.id(CLIENT_OP_ID_LENGTH);
    const record = { baseRevision: draft.revision, clientOpId, operations, inverse, touched, created };
    return (await this.writer.write(ctx, survey, draft, edited, record)).edit;
  }
}
