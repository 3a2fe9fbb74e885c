import { setImmediate } from 'node:timers/promises';
import type { DefinitionChange, Difference, SurveyDefinition } from '@wence/schema';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { ComputeFirst, computeThenWrite } from '../../platform/db/compute-then-write.js';
import { AppError, notFound } from '../../platform/errors/app-error.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { Random } from '../../platform/outside/random.js';
import { type ReplacedText, replaceText } from './definition-jobs.js';
import { type DefinitionWork, replacesFast } from './definition-work.js';
import { type Draft, type DraftStore, FIRST_REVISION, type StoredDraft } from './draft.store.js';
import type { DraftWriter } from './draft.writer.js';
import { storedHash } from './stored-hash.policy.js';
import type { FrozenDefinitions } from './survey.port.js';
import type { SurveyEdit } from './survey-edit.entity.js';
import type { Survey } from './survey.entity.js';
import type { SurveyService } from './survey.service.js';

const CLIENT_OP_ID_LENGTH = 20;
/** JSON of an empty list of operations: a replacement is not undone by operations. */
const NOTHING = '[]';

export interface ReplaceInput {
  readonly surveyId: string;
  /** The revision the new definition was made from. Null: on a draft nobody has edited. */
  readonly revision: number | null;
  /** Keys in any order, defaults spelled out or not, with or without `lastId`. */
  readonly definition: unknown;
  /** True to report the changes without making them. */
  readonly dryRun: boolean;
}

/** A plan that was carried out, or not. */
export interface DefinitionOutcome extends DefinitionPlan {
  readonly survey: Survey;
  /** Null: nothing was changed. */
  readonly edit: SurveyEdit | null;
}

export interface DefinitionPlan extends Difference {
  /** The newest revision, after the change if there was one. */
  readonly revision: number;
  /** Hash of the definition as it is, or would be, stored. */
  readonly hash: string;
  readonly changed: boolean;
}

/** A draft as one document, read and written whole: export and import without loss. */
export class DefinitionService {
  constructor(
    private readonly surveys: SurveyService,
    private readonly drafts: DraftStore,
    private readonly writer: DraftWriter,
    private readonly unit: UnitOfWork,
    private readonly random: Random,
    private readonly work: DefinitionWork,
    private readonly frozen: FrozenDefinitions,
  ) {}

  /** The caller's own draft as it is stored: for who hands it on whole. */
  async readStored(ctx: RequestContext, surveyId: string): Promise<StoredDraft> {
    await this.surveys.requireOwned(ctx, surveyId);
    return this.drafts.readStored(surveyId);
  }

  /** The caller's own draft with the hash that a launch would give it. */
  async read(ctx: RequestContext, surveyId: string): Promise<Draft & { hash: string }> {
    await this.surveys.requireOwned(ctx, surveyId);
    const draft = await this.drafts.read(surveyId);
    // A large definition took its time to parse, and hashing and sending it takes as long again.
    await setImmediate();
    return { ...draft, hash: storedHash(draft.text) };
  }

  /** Returns the definition that a launch of the caller's survey froze. A0404 when there is no such version. */
  async readVersion(ctx: RequestContext, surveyId: string, version: number): Promise<SurveyDefinition> {
    await this.surveys.requireOwned(ctx, surveyId);
    const found = await this.frozen.read(surveyId, version);
    if (!found) throw notFound();
    return found.definition;
  }

  /** The differences between two definitions of one survey, given as their canonical texts. */
  compare(before: string, after: string): Promise<DefinitionChange[]> {
    return this.work.compare(before, after);
  }

  /**
   * Puts a whole definition in place of the draft's, and says what that changes. A0415 unless `revision` is the newest one; A0410 while the
   * survey runs. The same definition again changes nothing. Ids ever handed out stay used, whatever `lastId` the new one brings.
   */
  async replace(ctx: RequestContext, { surveyId, revision, definition, dryRun }: ReplaceInput): Promise<DefinitionOutcome> {
    const given = await this.work.parse(definition);
    if (dryRun) {
      const survey = await this.surveys.requireOwned(ctx, surveyId);
      const draft = await this.drafts.readStored(surveyId);
      assertNewest(draft, revision);
      return { ...planOf(draft, await this.work.replace(draft.text, given)), survey, edit: null };
    }
    return computeThenWrite<ReplacedText, DefinitionOutcome>(this.unit, async (ahead) => {
      const survey = await this.surveys.lockOwned(ctx, surveyId);
      const draft = await this.writer.hold(survey);
      // A replacement that was computed ahead is still right: it was made for this revision too.
      assertNewest(draft, revision);
      const replaced = ahead ?? (replacesFast(draft.text, given) ? replaceText(draft.text, given) : null);
      if (!replaced) return new ComputeFirst(() => this.work.replace(draft.text, given));
      const plan = planOf(draft, replaced);
      if (!plan.changed) return { ...plan, survey, edit: null };
      const touched = [...plan.added, ...plan.removed, ...plan.updated];
      const clientOpId = this.random.id(CLIENT_OP_ID_LENGTH);
      const logged = { operations: [], inverse: NOTHING, replaced: draft.text };
      const edit = { baseRevision: draft.revision, clientOpId, ...logged, touched, created: [] };
      const written = await this.writer.write(ctx, survey, draft, replaced, edit);
      return { ...plan, revision: written.revision, survey, edit: written.edit };
    });
  }
}

/** A0415 unless this is the newest revision; null stands for that of a draft which nobody has edited. */
function assertNewest(draft: StoredDraft, revision: number | null): void {
  if ((revision ?? FIRST_REVISION) !== draft.revision) throw new AppError('A0415', { data: { revision: draft.revision } });
}

function planOf({ revision }: StoredDraft, { added, removed, updated, hash, changed }: ReplacedText): DefinitionPlan {
  return { revision, hash, changed, added, removed, updated };
}
