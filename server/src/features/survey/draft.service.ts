import { apply, idsIn, type Operation, type SurveyDefinition } from '@wence/schema';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { invalidInput } from '../../platform/errors/app-error.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { Random } from '../../platform/outside/random.js';
import type { DoorsWords } from './doors-words.type.js';
import type { DraftWriter } from './draft.writer.js';
import type { Draft, DraftStore, StoredDraft } from './draft.store.js';
import { refuseConflict } from './edit-conflict.js';
import { editFault, inDoorsWords } from './edit-fault.js';
import { type EditInput, readEdit, readOperations } from './edit-request.js';
import { type EditOutcome, replayOf } from './edit-replay.js';
import type { Survey } from './survey.entity.js';
import type { SurveyService } from './survey.service.js';

const CLIENT_OP_ID_LENGTH = 20;

/** A draft after an edit that a door built itself. */
export interface Edited {
  readonly survey: Survey;
  readonly definition: SurveyDefinition;
  /** Ids handed out, in order. */
  readonly created: readonly number[];
}

/** Reads and edits drafts by operations. Every edit, through whichever door, ends here. */
export class DraftService {
  constructor(
    private readonly surveys: SurveyService,
    private readonly drafts: DraftStore,
    private readonly writer: DraftWriter,
    private readonly unit: UnitOfWork,
    private readonly random: Random,
  ) {}

  /** The caller's own draft; A0404 otherwise. */
  async read(ctx: RequestContext, surveyId: string): Promise<Draft> {
    await this.surveys.requireOwned(ctx, surveyId);
    return this.drafts.read(surveyId);
  }

  /** Reads the draft for a caller whose access was granted on grounds other than ownership. */
  readOf({ id }: Survey): Promise<Draft> {
    return this.drafts.read(id);
  }

  /** Reads a draft as it is stored, for a caller with access to the survey that passes it on unparsed. */
  readStored({ id }: Survey): Promise<StoredDraft> {
    return this.drafts.readStored(id);
  }

  /**
   * Applies a client's operations to the newest revision, once: the same clientOpId again gets the first result, even when the survey runs
   * by then. On a newer revision than the client's they are refused (A0409) only if there was changed what they touch or name, by another author or in another window.
   */
  async edit(ctx: RequestContext, input: EditInput): Promise<EditOutcome> {
    const operations = readEdit(input);
    const { surveyId, baseRevision, clientOpId } = input;
    return this.unit.run(async () => {
      const survey = await this.surveys.lockOwned(ctx, surveyId);
      const earlier = await this.drafts.editOf(surveyId, clientOpId);
      if (earlier) return replayOf(ctx, earlier, operations, () => this.drafts.read(surveyId));
      const draft = await this.writer.hold(survey);
      if (baseRevision > draft.revision) throw invalidInput([{ field: 'baseRevision', rule: 'tooLarge', limit: draft.revision }]);
      if (baseRevision < draft.revision) await this.refuseIfOthersDid(draft, baseRevision, operations);
      const { revision, created, definition } = await this.write(ctx, survey, draft, { baseRevision, clientOpId, operations });
      const rebased = baseRevision < draft.revision;
      return { revision, created, rebased, replayed: false, definition: rebased ? definition : null };
    });
  }

  /**
   * Applies operations that a door built itself, on the newest revision. `build` may look at that revision; `words` tells faults: the input
   * whose entries the operations are, or what the door calls each field.
   */
  editNewest(
    ctx: RequestContext,
    surveyId: string,
    build: (newest: SurveyDefinition) => unknown,
    words?: string | DoorsWords,
  ): Promise<Edited> {
    return inDoorsWords(words, () =>
      this.unit.run(async () => {
        const survey = await this.surveys.lockOwned(ctx, surveyId);
        const draft = await this.writer.hold(survey);
        const operations = readOperations(build(draft.definition));
        if (operations.length === 0) return { survey, definition: draft.definition, created: [] };
        const clientOpId = this.random.id(CLIENT_OP_ID_LENGTH);
        return this.write(ctx, survey, draft, { baseRevision: draft.revision, clientOpId, operations });
      }),
    );
  }

  /** Sets the title of the survey, which is part of its definition. */
  async rename(ctx: RequestContext, { surveyId, title }: { surveyId: string; title: string }): Promise<Survey> {
    const { survey } = await this.editNewest(ctx, surveyId, () => [{ op: 'updateSurvey', set: { title } }]);
    return survey;
  }

  /** Refuses conflicts with edits the client has not seen. Clients edit sequentially, so these come from another author or another window. */
  private async refuseIfOthersDid(draft: Draft, base: number, operations: readonly Operation[]): Promise<void> {
    const named = new Set(operations.flatMap(idsIn));
    // Operations that only append touch nothing that exists.
    if (named.size === 0) return;
    const others = await this.drafts.touchedSince(draft.surveyId, base);
    const applied = apply(draft.definition, operations);
    refuseConflict(new Set([...named, ...(applied.ok ? applied.touched : [])]), others);
  }

  private async write(
    ctx: RequestContext,
    survey: Survey,
    draft: Draft,
    request: { baseRevision: number; clientOpId: string; operations: readonly Operation[] },
  ): Promise<Edited & { revision: number }> {
    const applied = apply(draft.definition, request.operations);
    if (!applied.ok) throw editFault(applied);
    const { definition, inverse, touched, created } = applied;
    const { revision } = await this.writer.write(ctx, survey, draft, definition, { ...request, inverse, touched, created });
    return { survey, revision, definition, created };
  }
}
