import { PERSONAL_LINK_LIMITS } from '@wence/schema';
import { In, IsNull, Not } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { invalidInput, notFound } from '../../platform/errors/app-error.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { RepeatGuards } from '../repeat-limit/repeat-guards.service.js';
import type { BatchDeletionService } from '../survey/batch-deletion.service.js';
import type { Survey } from '../survey/survey.entity.js';
import type { SurveyPart } from '../survey/survey.port.js';
import type { SurveyService } from '../survey/survey.service.js';
import { LinkDraft } from './link-draft.entity.js';
import { PersonalLink } from './personal-link.entity.js';
import { type CountOutcome, stateOf } from './personal-link.service.js';

/** A link that nobody has come by. */
const FRESH = { uses: 0, result: null, openedAt: null, startedAt: null, completedAt: null, responseId: null, responseSeq: 0 } as const;

export interface ChosenLinks {
  readonly surveyId: string;
  readonly linkIds: readonly string[];
}

interface UseParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly surveys: SurveyService;
  readonly clock: Clock;
  readonly guards: Pick<RepeatGuards, 'forgetLinks'>;
  readonly batches: BatchDeletionService;
}

/**
 * Takes links out of use, and back into it. Everything here holds the row of the survey, as the transaction that stores a response does: a link is
 * never void and used by the same moment.
 */
export class LinkUses implements SurveyPart {
  constructor(private readonly parts: UseParts) {}

  /** No answers are taken by these links from now on; those that have taken theirs stay as they are. How many are void now that were not. A0404, A0400. */
  void(ctx: RequestContext, chosen: ChosenLinks): Promise<CountOutcome> {
    const voidedAt = this.parts.clock.now();
    return this.change(
      ctx,
      chosen,
      (link) => link.result === null && link.voidedAt === null,
      (ids) => this.rows.update({ id: In(ids) }, { voidedAt }),
    );
  }

  /** These links take answers again, void ones too; responses that came by them stay. How many had been opened, used or void. A0404, A0400. */
  reset(ctx: RequestContext, chosen: ChosenLinks): Promise<CountOutcome> {
    return this.change(
      ctx,
      chosen,
      (link) => stateOf(link) !== 'unopened',
      async (ids, links) => {
        await this.rows.update({ id: In(ids) }, { ...FRESH, voidedAt: null });
        await this.parts.guards.forgetLinks(
          chosen.surveyId,
          links.map(({ code }) => code),
        );
      },
    );
  }

  /** Deletes those of these links that nobody has answered by; the others stay. How many are gone. A0404, A0400. */
  remove(ctx: RequestContext, chosen: ChosenLinks): Promise<CountOutcome> {
    return this.change(ctx, chosen, isUnused, (ids) => this.rows.delete({ id: In(ids) }));
  }

  /** All responses of a survey are being cleared, in the unit of the caller: its links take answers again. Void ones stay void. */
  async clear(surveyId: string): Promise<void> {
    const touched = [
      { surveyId, openedAt: Not(IsNull()) },
      { surveyId, result: Not(IsNull()) },
    ];
    for (const where of touched) await this.rows.update(where, FRESH);
    await this.drafts.delete({ surveyId });
  }

  /** They go with their survey. */
  async purge(surveyId: string): Promise<void> {
    const { batches } = this.parts;
    const nextDrafts = (take: number) => this.drafts.find({ select: { linkId: true }, where: { surveyId }, take });
    await batches.deleteAll(nextDrafts, (gone) => this.drafts.delete({ linkId: In(gone.map(({ linkId }) => linkId)) }));
    const next = (take: number) => this.rows.find({ select: { id: true }, where: { surveyId }, take });
    await batches.deleteAll(next, (gone) => this.rows.delete({ id: In(gone.map(({ id }) => id)) }));
  }

  /** All of them have to be there; what does not concern some of them leaves these as they are. */
  private change(
    ctx: RequestContext,
    { surveyId, linkIds }: ChosenLinks,
    concerns: (link: PersonalLink) => boolean,
    write: (ids: string[], links: readonly PersonalLink[]) => Promise<unknown>,
  ): Promise<CountOutcome> {
    const wanted = idsOf(linkIds);
    return this.parts.unit.run(async () => {
      const survey: Survey = await this.parts.surveys.lockOwned(ctx, surveyId);
      const found = await this.rows.findBy({ surveyId: survey.id, id: In(wanted) });
      if (found.length < wanted.length) throw notFound();
      const links = found.filter(concerns);
      const ids = links.map(({ id }) => id);
      if (ids.length > 0) {
        await write(ids, links);
        // What was answered by a link so far belongs to the visit that this ends.
        await this.drafts.delete({ linkId: In(ids) });
      }
      return { survey, count: ids.length };
    });
  }

  private get rows() {
    return this.parts.database.repository(PersonalLink);
  }

  private get drafts() {
    return this.parts.database.repository(LinkDraft);
  }
}

const isUnused = (link: PersonalLink): boolean => link.result === null && stateOf(link) !== 'answering';

/** A0400: `linkIds` (required; tooMany: 500). One that is named twice is meant once. */
function idsOf(linkIds: readonly string[]): string[] {
  const limit = PERSONAL_LINK_LIMITS.chosen;
  const ids = [...new Set(linkIds)];
  if (ids.length === 0) throw invalidInput([{ field: 'linkIds', rule: 'required' }]);
  if (ids.length > limit) throw invalidInput([{ field: 'linkIds', rule: 'tooMany', limit }]);
  return ids;
}
