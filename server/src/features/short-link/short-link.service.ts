import { canonicalShortName, drawShortName, readShortName } from '@wence/schema';
import { In } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import { uniquely } from '../../platform/db/unique-name.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { invalidInput } from '../../platform/errors/app-error.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { Random } from '../../platform/outside/random.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { SurveyOutcome } from '../survey/survey-payload.type.js';
import type { SurveyPart } from '../survey/survey.port.js';
import type { SurveyService } from '../survey/survey.service.js';
import { ShortLink } from './short-link.entity.js';

export interface NamedShortLink {
  readonly surveyId: string;
  /** Absent or null: one is drawn. */
  readonly name?: string | null | undefined;
}

export interface ShortLinkOutcome extends SurveyOutcome {
  /** The address; null: it was removed. */
  readonly url: string | null;
}

interface ShortLinkParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly surveys: SurveyService;
  readonly clock: Clock;
  readonly random: Random;
  readonly publicUrl: () => string;
}

/** Short links: at most one of a survey. A name belongs to one survey at a time, whose author may give it up; then anybody may take it. */
export class ShortLinkService implements SurveyPart {
  constructor(private readonly parts: ShortLinkParts) {}

  /** The address of a survey of the caller; null: there is none. A0404: not the caller's. */
  async read(ctx: RequestContext, surveyId: string): Promise<string | null> {
    const survey = await this.parts.surveys.requireOwned(ctx, surveyId);
    return (await this.addressesOf([survey.id])).get(survey.id) ?? null;
  }

  /** Addresses of surveys whose reader has been judged already. */
  async addressesOf(surveyIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = await this.rows.findBy({ surveyId: In([...surveyIds]) });
    return new Map(found.map(({ surveyId, name }) => [surveyId, this.addressOf(name)]));
  }

  /**
   * Gives a survey a short link, in place of the one it has. A0404: not the caller's survey. A0400: `name` (tooShort, tooLong, format; notUnique: another
   * survey has it).
   */
  async save(ctx: RequestContext, { surveyId, name: typed }: NamedShortLink): Promise<ShortLinkOutcome> {
    const name = this.nameOf(typed);
    const { unit, surveys, clock } = this.parts;
    return unit.run(async () => {
      const survey = await surveys.lockOwned(ctx, surveyId);
      const before = await this.rows.findOneBy({ surveyId: survey.id });
      if (before?.name === name) return { survey, url: this.addressOf(name) };
      const link = { name, createdAt: clock.now() };
      await uniquely(() => (before ? this.rows.update({ surveyId: survey.id }, link) : this.rows.insert({ surveyId: survey.id, ...link })));
      return { survey, url: this.addressOf(name) };
    });
  }

  /** Takes the short link away; its name is free again. Without one: nothing happens. A0404: not the caller's survey. */
  async remove(ctx: RequestContext, surveyId: string): Promise<ShortLinkOutcome> {
    return this.parts.unit.run(async () => {
      const survey = await this.parts.surveys.lockOwned(ctx, surveyId);
      await this.rows.delete({ surveyId: survey.id });
      return { survey, url: null };
    });
  }

  /** The survey that a name leads to, whatever its state; null: none. */
  async find(name: string): Promise<string | null> {
    const found = await this.rows.findOneBy({ name: canonicalShortName(name) });
    return found?.surveyId ?? null;
  }

  /** It goes with its survey (`survey.port.ts`). */
  async purge(surveyId: string): Promise<void> {
    await this.parts.unit.run(() => this.rows.delete({ surveyId }));
  }

  private nameOf(typed: string | null | undefined): string {
    if (typeof typed !== 'string') return drawShortName((least, most) => this.parts.random.between(least, most));
    const name = readShortName(typed);
    if (!name.ok) throw invalidInput(name.faults);
    return name.value;
  }

  private addressOf(name: string): string {
    return `${this.parts.publicUrl()}/s/${name}`;
  }

  private get rows() {
    return this.parts.database.repository(ShortLink);
  }
}
