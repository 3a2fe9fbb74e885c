import { at, REPORT_SHARE_LIMITS, type ShareKind } from '@wence/schema';
import { In } from 'typeorm';
import type { PasswordHasher } from '../../platform/auth/password-hasher.js';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { invalidInput, notFound } from '../../platform/errors/app-error.js';
import type { Clock } from '../../platform/outside/clock.js';
import { datedId } from '../../platform/outside/dated-id.js';
import type { Random } from '../../platform/outside/random.js';
import { reaches, type RequestContext, signedIn } from '../../platform/request/context.js';
import type { SavedCrossTableService } from '../cross-table/saved-cross-table.service.js';
import type { ReportCategoryService } from '../report-category/report-category.service.js';
import type { ResponseTables } from '../response-table/response-tables.read-model.js';
import type { DraftService } from '../survey/draft.service.js';
import type { SurveyOutcome } from '../survey/survey-payload.type.js';
import type { SurveyPart } from '../survey/survey.port.js';
import type { SurveyService } from '../survey/survey.service.js';
import { contentOf, ReportShare } from './report-share.entity.js';
import { readWishes, type ShareWishes, USUAL_CONTENT } from './share-content.policy.js';
import type { ShareLinks } from './share-link.js';

const ID_LENGTH = 20;

export interface NewShare extends ShareWishes {
  readonly surveyId: string;
  readonly kind: ShareKind;
}

export interface ShareChange extends ShareWishes {
  readonly shareId: string;
  /** The survey that it has to belong to, where the caller named one. */
  readonly surveyId?: string;
}

export interface ShareOutcome extends SurveyOutcome {
  readonly share: ReportShare;
}

export interface ShareParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly surveys: SurveyService;
  readonly drafts: DraftService;
  readonly tables: ResponseTables;
  readonly categories: ReportCategoryService;
  readonly savedTables: SavedCrossTableService;
  readonly hasher: PasswordHasher;
  readonly links: ShareLinks;
  readonly clock: Clock;
  readonly random: Random;
}

/**
 * Reports that an author shares by link. A link opens responses to strangers and outlives the key that made it, so only people who have signed in
 * make or change one; keys list them.
 */
export class ReportShareService implements SurveyPart {
  constructor(private readonly parts: ShareParts) {}

  /** Those of a survey, oldest first. A0404: not the caller's survey. */
  async list(ctx: RequestContext, surveyId: string): Promise<ReportShare[]> {
    const survey = await this.parts.surveys.requireOwned(ctx, surveyId);
    return this.rows.find({ where: { surveyId: survey.id }, order: { id: 'ASC' } });
  }

  /** One of the caller's, of this survey where one is named. A0404 otherwise. */
  async one(ctx: RequestContext, id: string, surveyId?: string): Promise<ReportShare> {
    const share = await this.rows.findOneBy({ id, ownerId: signedIn(ctx).id });
    // Some collations ignore spaces at the end.
    if (share?.id !== id || !reaches(ctx.user, share.surveyId)) throw notFound();
    if (surveyId !== undefined && share.surveyId !== surveyId) throw notFound();
    return share;
  }

  /** Those among these shares that belong to surveys of the caller's outside the recycle bin. */
  async findOwned(ctx: RequestContext, ids: readonly string[]): Promise<ReportShare[]> {
    const found = await this.rows.findBy({ id: In([...ids]), ownerId: signedIn(ctx).id });
    const present = await this.parts.surveys.findOwned(
      ctx,
      found.map(({ surveyId }) => surveyId),
    );
    return found.filter(({ id, surveyId }) => ids.includes(id) && present.has(surveyId));
  }

  /** The token of its link; null where the secret of the server was replaced since: a new link is needed to tell one. */
  tokenOf(share: ReportShare): string | null {
    return this.parts.links.tokenOf(share);
  }

  /** Shares a report. A0404: not the caller's survey. A0400: as `readWishes` says, `shares` (tooMany: the survey has 20). */
  async create(ctx: RequestContext, { surveyId, kind, ...wishes }: NewShare): Promise<ShareOutcome> {
    const { unit, surveys, clock, random, links } = this.parts;
    const before = { kind, name: '', enabled: true, content: USUAL_CONTENT };
    const { name, enabled, content } = await this.read(ctx, surveyId, wishes, before);
    const passwordHash = await this.hashOf(wishes.password);
    return unit.run(async () => {
      const survey = await surveys.lockOwned(ctx, surveyId);
      if ((await this.rows.countBy({ surveyId: survey.id })) >= REPORT_SHARE_LIMITS.perSurvey)
        throw invalidInput([{ field: 'shares', rule: 'tooMany', limit: REPORT_SHARE_LIMITS.perSurvey }]);
      const createdAt = clock.now();
      const share = Object.assign(new ReportShare(), {
        id: datedId(random, createdAt, ID_LENGTH),
        surveyId: survey.id,
        ownerId: survey.ownerId,
        kind,
        name,
        ...links.make(random),
        enabled: enabled ? 1 : 0,
        settings: JSON.stringify(content),
        passwordHash: passwordHash ?? null,
        expiresAt: wishes.expiresAt ?? null,
        accesses: 0,
        createdAt,
        updatedAt: createdAt,
      });
      await this.rows.insert(share);
      return { survey, share };
    });
  }

  /** Changes what is given; null clears a choice, the password or the end. A0404: not the caller's. A0400: as `readWishes` says. */
  async update(ctx: RequestContext, { shareId, surveyId, ...wishes }: ShareChange): Promise<ShareOutcome> {
    const { kind, ...found } = await this.one(ctx, shareId, surveyId);
    const before = { kind, name: found.name, enabled: found.enabled === 1, content: contentOf(found) };
    const { name, enabled, content } = await this.read(ctx, found.surveyId, wishes, before);
    const passwordHash = await this.hashOf(wishes.password);
    return this.change(ctx, found, {
      name,
      enabled: enabled ? 1 : 0,
      settings: JSON.stringify(content),
      ...(passwordHash !== undefined && { passwordHash }),
      ...(wishes.expiresAt !== undefined && { expiresAt: wishes.expiresAt }),
    });
  }

  /** Gives a share another link; the one before opens nothing any more. A0404: not the caller's. */
  async renewLink(ctx: RequestContext, shareId: string, surveyId?: string): Promise<ShareOutcome> {
    return this.change(ctx, await this.one(ctx, shareId, surveyId), this.parts.links.make(this.parts.random));
  }

  /** Ends a share for good; its link opens nothing any more. A0404: not the caller's. */
  async remove(ctx: RequestContext, shareId: string, surveyId?: string): Promise<ShareOutcome> {
    const found = await this.one(ctx, shareId, surveyId);
    return this.parts.unit.run(async () => {
      const outcome = await this.lock(ctx, found);
      await this.rows.delete({ id: shareId });
      return outcome;
    });
  }

  /** They go with their survey (`survey.port.ts`): 20 rows at most. */
  async purge(surveyId: string): Promise<void> {
    await this.parts.unit.run(() => this.rows.delete({ surveyId }));
  }

  private change(ctx: RequestContext, found: Pick<ReportShare, 'id' | 'surveyId'>, change: Partial<ReportShare>): Promise<ShareOutcome> {
    return this.parts.unit.run(async () => {
      const { survey, share } = await this.lock(ctx, found);
      const changed = { ...change, updatedAt: this.parts.clock.now() };
      await this.rows.update({ id: share.id }, changed);
      return { survey, share: Object.assign(share, changed) };
    });
  }

  /** The share as it is while its survey is locked: another request may have removed it in between. */
  private async lock(ctx: RequestContext, { id, surveyId }: Pick<ReportShare, 'id' | 'surveyId'>): Promise<ShareOutcome> {
    const survey = await this.parts.surveys.lockOwned(ctx, surveyId);
    const share = await this.rows.findOneBy({ id });
    if (!share) throw notFound();
    return { survey, share };
  }

  private async read(ctx: RequestContext, surveyId: string, wishes: ShareWishes, before: Parameters<typeof readWishes>[1]) {
    const { drafts, tables, categories, savedTables, clock } = this.parts;
    const { plan } = await tables.view(surveyId, await drafts.read(ctx, surveyId));
    const read = readWishes(wishes, before, { plan, now: clock.now() });
    await requireKnown('categoryIds', wishes.categoryIds ?? [], () => categories.list(ctx, surveyId));
    await requireKnown('tableIds', wishes.tableIds ?? [], () => savedTables.list(ctx, surveyId));
    return read;
  }

  /** Undefined: stays. Null: none. */
  private async hashOf(password: string | null | undefined): Promise<string | null | undefined> {
    return typeof password === 'string' ? this.parts.hasher.hash(password) : password;
  }

  private get rows() {
    return this.parts.database.repository(ReportShare);
  }
}

/** A0400: the field, at the first id that none of these has. */
async function requireKnown(
  field: string,
  chosen: readonly string[],
  list: () => Promise<readonly { readonly id: string }[]>,
): Promise<void> {
  if (chosen.length === 0) return;
  const known = new Set((await list()).map(({ id }) => id));
  const index = chosen.findIndex((id) => !known.has(id));
  if (index >= 0) throw invalidInput([{ field: at(field, index), rule: 'notAllowed' }]);
}
