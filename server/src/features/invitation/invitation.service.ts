import { canonicalInvitationCode, drawInvitationCode, INVITATION_LIMITS, LIMITS } from '@wence/schema';
import { In, IsNull } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { invalidInput, invalidWhen } from '../../platform/errors/app-error.js';
import type { Clock } from '../../platform/outside/clock.js';
import { datedId } from '../../platform/outside/dated-id.js';
import type { Random } from '../../platform/outside/random.js';
import type { RequestContext } from '../../platform/request/context.js';
import { SurveyCounter } from '../response/survey-counter.entity.js';
import type { BatchDeletionService } from '../survey/batch-deletion.service.js';
import type { Survey } from '../survey/survey.entity.js';
import type { SurveyOutcome } from '../survey/survey-payload.type.js';
import type { SurveyPart } from '../survey/survey.port.js';
import type { SurveyService } from '../survey/survey.service.js';
import { InvitationCode } from './invitation-code.entity.js';
import { type NewCodes, readNewCodes } from './new-codes.policy.js';

const ID_LENGTH = 20;
/** Rows or values of one statement: SQLite and MySQL take many more, but plan them slowly. */
const AT_ONCE = 500;

/** Codes of a survey that something is to be done with; null: all that qualify. */
export interface ChosenCodes {
  readonly surveyId: string;
  readonly codes: readonly string[] | null;
}

export interface MadeCodes extends SurveyOutcome {
  /** In the order of making. */
  readonly codes: string[];
}

export interface ChangedCodes extends SurveyOutcome {
  /** How many there were to do it with. */
  readonly changedCount: number;
}

interface InvitationParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly surveys: SurveyService;
  readonly batches: BatchDeletionService;
  readonly clock: Clock;
  readonly random: Random;
}

/** Invitation codes of surveys as their author makes, withdraws and deletes them. Every change holds the row of the survey, as submissions do. */
export class InvitationService implements SurveyPart {
  constructor(private readonly parts: InvitationParts) {}

  /**
   * Makes codes, all or none: drawn ones, or those of the author. A0404: not the caller's survey. A0400: what `readNewCodes` says; `codes[i]`
   * (notUnique: the survey has it), `codes` (tooMany: 50,000 of one survey).
   */
  async create(ctx: RequestContext, asked: NewCodes): Promise<MadeCodes> {
    const { amount, codes: own, maxUses } = readNewCodes(asked);
    const { unit, surveys, clock, random } = this.parts;
    return unit.run(async () => {
      const survey = await surveys.lockOwned(ctx, asked.surveyId);
      const limit = INVITATION_LIMITS.perSurvey;
      if ((await this.rows.countBy({ surveyId: survey.id })) + amount > limit)
        throw invalidInput([{ field: 'codes', rule: 'tooMany', limit }]);
      const codes = own ? await this.unknown(survey, own) : await this.drawn(survey, amount);
      const createdAt = clock.now();
      for (const some of chunks(codes)) {
        const rows = some.map((code) => {
          const id = datedId(random, createdAt, ID_LENGTH);
          return { id, surveyId: survey.id, code, maxUses, uses: 0, createdAt, voidedAt: null, responseSeq: 0 };
        });
        await this.rows.insert(rows);
      }
      return { survey, codes };
    });
  }

  /** Withdraws codes: they take no responses any more; those they took stay. One that is unknown or withdrawn already stays as it is. A0404: the survey. */
  async withdraw(ctx: RequestContext, { surveyId, codes }: ChosenCodes): Promise<ChangedCodes> {
    const chosen = codes && chosenIn(codes);
    const voidedAt = this.parts.clock.now();
    return this.change(ctx, surveyId, async () => {
      const standing = { surveyId, voidedAt: IsNull() };
      if (!chosen) return (await this.rows.update(standing, { voidedAt })).affected ?? 0;
      return inChunks(chosen, async (some) => (await this.rows.update({ ...standing, code: In(some) }, { voidedAt })).affected ?? 0);
    });
  }

  /** Deletes codes that no response came with, the withdrawn among them; all others stay. A0404: the survey. */
  async remove(ctx: RequestContext, { surveyId, codes }: ChosenCodes): Promise<ChangedCodes> {
    const chosen = codes && chosenIn(codes);
    return this.change(ctx, surveyId, async () => {
      const counter = await this.parts.database.repository(SurveyCounter).findOneBy({ surveyId });
      const unused = () =>
        this.rows
          .createQueryBuilder()
          .delete()
          .where('survey_id = :surveyId AND (uses = 0 OR response_seq <= :cleared)', { surveyId, cleared: counter?.clearedResponse ?? 0 });
      if (!chosen) return (await unused().execute()).affected ?? 0;
      return inChunks(chosen, async (some) => (await unused().andWhere('code IN (:...some)', { some }).execute()).affected ?? 0);
    });
  }

  /** They go with their survey (`survey.port.ts`). */
  purge(surveyId: string): Promise<void> {
    const next = (take: number) => this.rows.find({ select: { id: true }, where: { surveyId }, take });
    return this.parts.batches.deleteAll(next, (gone) => this.rows.delete({ id: In(gone.map(({ id }) => id)) }));
  }

  private change(ctx: RequestContext, surveyId: string, alter: () => Promise<number>): Promise<ChangedCodes> {
    return this.parts.unit.run(async () => {
      const survey = await this.parts.surveys.lockOwned(ctx, surveyId);
      return { survey, changedCount: await alter() };
    });
  }

  private async unknown({ id }: Survey, codes: readonly string[]): Promise<string[]> {
    const taken = await this.taken(id, codes);
    const known = codes.flatMap((code, index) => (taken.has(code) ? [{ field: `codes[${index}]`, rule: 'notUnique' as const }] : []));
    invalidWhen(known.slice(0, LIMITS.faults));
    return [...codes];
  }

  private async drawn({ id }: Survey, amount: number): Promise<string[]> {
    const codes = new Set<string>();
    while (codes.size < amount) {
      const fresh = new Set<string>();
      while (codes.size + fresh.size < amount) fresh.add(drawInvitationCode((least, most) => this.parts.random.between(least, most)));
      const taken = await this.taken(id, [...fresh]);
      for (const code of fresh) if (!taken.has(code)) codes.add(code);
    }
    return [...codes];
  }

  /** Those among these codes that the survey has. */
  private async taken(surveyId: string, codes: readonly string[]): Promise<Set<string>> {
    const taken = new Set<string>();
    for (const some of chunks(codes))
      for (const { code } of await this.rows.find({ select: { code: true }, where: { surveyId, code: In(some) } })) taken.add(code);
    return taken;
  }

  private get rows() {
    return this.parts.database.repository(InvitationCode);
  }
}

/** A0400: `codes` (required, tooMany). */
function chosenIn(codes: readonly string[]): string[] {
  const limit = INVITATION_LIMITS.perCall;
  if (codes.length === 0) throw invalidInput([{ field: 'codes', rule: 'required' }]);
  if (codes.length > limit) throw invalidInput([{ field: 'codes', rule: 'tooMany', limit }]);
  return [...new Set(codes.map(canonicalInvitationCode))];
}

function chunks(codes: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(codes.length / AT_ONCE) }, (_, index) => codes.slice(index * AT_ONCE, (index + 1) * AT_ONCE));
}

async function inChunks(codes: readonly string[], change: (some: string[]) => Promise<number>): Promise<number> {
  let changed = 0;
  for (const some of chunks(codes)) changed += await change(some);
  return changed;
}
