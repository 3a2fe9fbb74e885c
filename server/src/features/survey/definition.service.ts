import { canonicalText, type SurveyDefinition } from '@wence/schema';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { Random } from '../../platform/outside/random.js';
import type { DefinitionParser } from './definition-parser.js';
import { type Difference, differenceOf } from './definition-plan.js';
import { type Draft, type DraftStore, FIRST_REVISION, type StoredDraft } from './draft.store.js';
import type { DraftWriter } from './draft.writer.js';
import { storedHash } from './stored-hash.policy.js';
import type { SurveyService } from './survey.service.js';

const CLIENT_OP_ID_LENGTH = 20;

export interface ReplaceInput {
  readonly surveyId: string;
  /** The revision the new definition was made from. Null: on a draft nobody has edited. */
  readonly revision: number | null;
  /** Keys in any order, defaults spelled out or not, with or without `lastId`. */
  readonly definition: unknown;
  /** True to report the changes without making them. */
  readonly dryRun: boolean;
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
    private readonly parser: DefinitionParser,
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
    return { ...draft, hash: storedHash(draft.text) };
  }

  /**
   * Puts a whole definition in place of the draft's, and says what that changes. A0415 unless `revision` is the newest one; A0410 while the
   * survey runs. The same definition again changes nothing. Ids ever handed out stay used, whatever `lastId` the new one brings.
   */
  async replace(ctx: RequestContext, { surveyId, revision, definition, dryRun }: ReplaceInput): Promise<DefinitionPlan> {
    const given = await this.parser.parse(definition);
    if (dryRun) {
      await this.surveys.requireOwned(ctx, surveyId);
      return this.plan(await this.drafts.read(surveyId), given, revision).plan;
    }
    return this.unit.run(async () => {
      const survey = await this.surveys.lockOwned(ctx, surveyId);
      const draft = await this.writer.hold(survey);
      const { next, plan } = this.plan(draft, given, revision);
      if (!plan.changed) return plan;
      const touched = [...plan.added, ...plan.removed, ...plan.updated];
      const clientOpId = this.random.id(CLIENT_OP_ID_LENGTH);
      const edit = { baseRevision: draft.revision, clientOpId, operations: [], inverse: [], touched, created: [] };
      const written = await this.writer.write(ctx, survey, draft, next, edit);
      return { ...plan, revision: written.revision };
    });
  }

  private plan(draft: Draft, given: SurveyDefinition, revision: number | null): { next: SurveyDefinition; plan: DefinitionPlan } {
    if ((revision ?? FIRST_REVISION) !== draft.revision) throw new AppError('A0415', { data: { revision: draft.revision } });
    const next = { ...given, lastId: Math.max(given.lastId, draft.definition.lastId) };
    const text = canonicalText(next);
    const difference = differenceOf(draft.definition, next);
    return { next, plan: { ...difference, revision: draft.revision, hash: storedHash(text), changed: text !== draft.text } };
  }
}
