import { setImmediate } from 'node:timers/promises';
import { type Failed, type FieldFault, idsIn, mayBeLive, type Operation, type SurveyDefinition } from '@wence/schema';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { ComputeFirst, computeThenWrite } from '../../platform/db/compute-then-write.js';
import { invalidInput } from '../../platform/errors/app-error.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { Random } from '../../platform/outside/random.js';
import { type EditedText, editText, parseStored } from './definition-jobs.js';
import { type DefinitionWork, editsFast, readOperations, readsFast } from './definition-work.js';
import type { FieldNamer } from './field-namer.type.js';
import type { DraftWriter } from './draft.writer.js';
import type { AdvancedDraft, Draft, DraftStore, StoredDraft } from './draft.store.js';
import { editFault, withFieldNames } from './edit-fault.js';
import { type EditOutcome, refuseConflict, replayOf } from './earlier-edits.js';
import type { LiveEdit } from './live-edit.js';
import type { SurveyEdit } from './survey-edit.entity.js';
import type { Survey } from './survey.entity.js';
import { isRunning } from './survey.policy.js';
import type { SurveyService } from './survey.service.js';

const CLIENT_OP_ID_LENGTH = 20;
const CLIENT_OP_ID = /^[\x21-\x7e]{1,64}$/;

/** A list of operations as a door got it. */
interface EditInput {
  readonly surveyId: string;
  /** The revision the operations were made on. */
  readonly baseRevision: number;
  /** 1 to 64 printable ASCII characters of the client's choosing; the same one is the same edit, sent again. */
  readonly clientOpId: string;
  readonly operations: unknown;
}

/** A draft after an edit that a door built itself. */
export interface Edited {
  readonly survey: Survey;
  readonly definition: SurveyDefinition;
  /** Null: nothing had to change. */
  readonly edit: SurveyEdit | null;
  /** Ids handed out, in order. */
  readonly created: readonly number[];
}

/** Operations and their result on one revision of a draft. */
interface AppliedEdit {
  readonly revision: number;
  readonly operations: readonly Operation[];
  readonly result: EditedText | Failed;
  /** True if a running survey may take the result. */
  readonly isLive?: boolean;
}

/** A draft as an edit has left it. */
interface Written extends StoredDraft {
  readonly survey: Survey;
  readonly edit: SurveyEdit | null;
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
    private readonly work: DefinitionWork,
    private readonly live: LiveEdit,
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
   * by then. A running survey only takes changes that need no pause (A0410), and hands them to respondents at once. On a newer revision than the client's they are refused (A0409) only if there was changed what they touch or name, by another author or in another window.
   * `words` names the fields of faults as the door does.
   */
  edit(ctx: RequestContext, input: EditInput, words?: FieldNamer): Promise<EditOutcome> {
    return words ? withFieldNames(words, () => this.editAsGiven(ctx, input)) : this.editAsGiven(ctx, input);
  }

  private async editAsGiven(ctx: RequestContext, input: EditInput): Promise<EditOutcome> {
    assertEditForm(input);
    const operations = await this.work.readOperations(input.operations);
    const { surveyId, baseRevision, clientOpId } = input;
    return computeThenWrite<AppliedEdit, EditOutcome>(this.unit, async (ahead) => {
      const survey = await this.surveys.lockOwned(ctx, surveyId);
      const earlier = await this.drafts.editOf(surveyId, clientOpId);
      if (earlier) return replayOf(ctx, survey, earlier, operations, () => this.drafts.read(surveyId));
      const draft = await this.writer.hold(survey, mayBeLive(operations));
      if (baseRevision > draft.revision) throw invalidInput([{ field: 'baseRevision', rule: 'tooLarge', limit: draft.revision }]);
      const applied = isFor(draft, ahead, survey) ? ahead : this.apply(draft, operations, isRunning(survey));
      if (applied instanceof ComputeFirst) return applied;
      const rebased = baseRevision < draft.revision;
      if (rebased) await this.refuseIfOthersDid(draft, baseRevision, applied);
      const { revision, text, created, edit } = await this.write(ctx, survey, draft, applied, { baseRevision, clientOpId });
      return { survey, edit, revision, created, rebased, replayed: false, definition: rebased ? parseStored(text) : null };
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
    words?: string | FieldNamer,
  ): Promise<Edited> {
    return this.editBuilt(ctx, surveyId, build, words, false);
  }

  /** The same for operations that may need no pause: if the survey runs, respondents get them at once (A0410 if they change more than that). */
  editLive(
    ctx: RequestContext,
    surveyId: string,
    build: (newest: SurveyDefinition) => unknown,
    words?: string | FieldNamer,
  ): Promise<Edited> {
    return this.editBuilt(ctx, surveyId, build, words, true);
  }

  private editBuilt(
    ctx: RequestContext,
    surveyId: string,
    build: (newest: SurveyDefinition) => unknown,
    words: string | FieldNamer | undefined,
    isLive: boolean,
  ): Promise<Edited> {
    return withFieldNames(words, async () => {
      const { survey, text, created, edit } = await computeThenWrite<AppliedEdit, Written>(this.unit, async (ahead) => {
        const owned = await this.surveys.lockOwned(ctx, surveyId);
        const draft = await this.writer.hold(owned, isLive);
        const applied = isFor(draft, ahead, owned) ? ahead : this.build(draft, build, isRunning(owned));
        if (applied instanceof ComputeFirst) return applied;
        if (applied.operations.length === 0) return { ...draft, survey: owned, edit: null, created: [] };
        const clientOpId = this.random.id(CLIENT_OP_ID_LENGTH);
        return this.write(ctx, owned, draft, applied, { baseRevision: draft.revision, clientOpId });
      });
      // Storing a large definition took its time, and so does parsing it.
      await setImmediate();
      return { survey, definition: parseStored(text), created, edit };
    });
  }

  /** Returns the caller's own draft as these operations would leave it; nothing is changed. */
  async tryEdit(ctx: RequestContext, surveyId: string, given: unknown): Promise<SurveyDefinition> {
    await this.surveys.requireOwned(ctx, surveyId);
    const { text } = await this.drafts.readStored(surveyId);
    const result = await this.work.edit(text, await this.work.readOperations(given));
    if (!result.ok) throw editFault(result);
    return parseStored(result.text);
  }

  /** Sets the title of the survey, which is part of its definition. */
  rename(ctx: RequestContext, { surveyId, title }: { surveyId: string; title: string }): Promise<Edited> {
    return this.editNewest(ctx, surveyId, () => [{ op: 'updateSurvey', set: { title } }]);
  }

  private build(
    draft: StoredDraft,
    build: (newest: SurveyDefinition) => unknown,
    isLive: boolean,
  ): AppliedEdit | ComputeFirst<AppliedEdit> {
    const given = build(parseStored(draft.text));
    return readsFast(given)
      ? this.apply(draft, readOperations(given), isLive)
      : this.applyFirst(draft, () => this.work.readOperations(given), isLive);
  }

  private apply(draft: StoredDraft, operations: readonly Operation[], isLive: boolean): AppliedEdit | ComputeFirst<AppliedEdit> {
    const { revision, text } = draft;
    if (!isLive && editsFast(text, operations)) return { revision, operations, result: editText(text, operations) };
    return this.applyFirst(draft, async () => operations, isLive);
  }

  /** What a running survey is to take is checked like a launch, which holds no lock. */
  private applyFirst(draft: StoredDraft, read: () => Promise<readonly Operation[]>, isLive: boolean): ComputeFirst<AppliedEdit> {
    return new ComputeFirst(async () => {
      const operations = await read();
      const result = await this.work.edit(draft.text, operations);
      if (isLive && result.ok) await this.live.check(draft, result.text);
      return { revision: draft.revision, operations, result, isLive };
    });
  }

  /** Refuses conflicts with edits the client has not seen. Clients edit sequentially, so these come from another author or another window. */
  private async refuseIfOthersDid({ surveyId }: StoredDraft, base: number, { operations, result }: AppliedEdit): Promise<void> {
    const named = new Set(operations.flatMap(idsIn));
    // Operations that only append touch nothing that exists.
    if (named.size === 0) return;
    const others = await this.drafts.touchedSince(surveyId, base);
    refuseConflict(new Set([...named, ...(result.ok ? result.touched : [])]), others);
  }

  private async write(
    ctx: RequestContext,
    survey: Survey,
    draft: StoredDraft,
    { operations, result }: AppliedEdit,
    request: { readonly baseRevision: number; readonly clientOpId: string },
  ): Promise<Written & AdvancedDraft> {
    if (!result.ok) throw editFault(result);
    const { inverse, touched, created } = result;
    const written = await this.writer.write(ctx, survey, draft, result, { ...request, operations, inverse, touched, created });
    await this.live.publish(survey, result.text);
    return { ...written, survey, created };
  }
}

/** Returns true for an edit that was applied to this revision, and that the survey may take as it is now. */
function isFor({ revision }: StoredDraft, ahead: AppliedEdit | null, survey: Survey): ahead is AppliedEdit {
  return ahead?.revision === revision && (ahead.isLive === true || !isRunning(survey));
}

/** Refuses a request whose form is wrong, apart from its operations (A0400). */
function assertEditForm({ baseRevision, clientOpId }: EditInput): void {
  const faults: FieldFault[] = [];
  if (!CLIENT_OP_ID.test(clientOpId)) faults.push({ field: 'clientOpId', rule: 'format' });
  if (!Number.isInteger(baseRevision)) faults.push({ field: 'baseRevision', rule: 'type' });
  else if (baseRevision < 1) faults.push({ field: 'baseRevision', rule: 'tooSmall', limit: 1 });
  if (faults.length > 0) throw invalidInput(faults);
}
