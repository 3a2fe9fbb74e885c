import { type Language, type NamedSource, SAMPLE_LINK, SAMPLE_SOURCE_NAMES, SOURCE_TAG_LIMITS } from '@wence/schema';
import { In } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import { uniquely } from '../../platform/db/unique-name.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { invalidInput, invalidWhen, notFound } from '../../platform/errors/app-error.js';
import type { Clock } from '../../platform/outside/clock.js';
import { datedId } from '../../platform/outside/dated-id.js';
import type { Random } from '../../platform/outside/random.js';
import { reaches, type RequestContext, signedIn } from '../../platform/request/context.js';
import { Response } from '../response/response.entity.js';
import type { Survey } from '../survey/survey.entity.js';
import type { SurveyOutcome } from '../survey/survey-payload.type.js';
import type { SurveyPart } from '../survey/survey.port.js';
import type { SurveyService } from '../survey/survey.service.js';
import { SourceTag } from './source-tag.entity.js';
import { readTagName, readTagNames } from './tag-names.policy.js';

const ID_LENGTH = 20;
/** Digits and small letters. */
const RADIX = 36;

/** Changes to a tag. Absent or null: stays. */
export interface TagChange {
  readonly tagId: string;
  /** The survey that it has to belong to, where the caller named one. */
  readonly surveyId?: string;
  readonly name?: string | null | undefined;
  readonly enabled?: boolean | null | undefined;
}

export interface TagOutcome extends SurveyOutcome {
  readonly tag: SourceTag;
}

export interface TagsOutcome extends SurveyOutcome {
  readonly tags: SourceTag[];
}

interface TagParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly surveys: SurveyService;
  readonly clock: Clock;
  readonly random: Random;
}

/** Source tags of surveys. No tag keeps anybody from answering: what a link carries is stored as it came, whether there is such a tag or not. */
export class SourceTagService implements SurveyPart {
  constructor(private readonly parts: TagParts) {}

  /** Those of a survey, oldest first, then those that were deleted. A0404: not the caller's survey. */
  async list(ctx: RequestContext, surveyId: string): Promise<SourceTag[]> {
    const survey = await this.parts.surveys.requireOwned(ctx, surveyId);
    const tags = await this.ofSurvey(survey.id);
    return [...tags.filter(({ deletedAt }) => deletedAt === null), ...tags.filter(({ deletedAt }) => deletedAt !== null)];
  }

  /** One of the caller's, of this survey where one is named. A0404 otherwise. */
  async one(ctx: RequestContext, id: string, surveyId?: string): Promise<SourceTag> {
    const tag = await this.rows.findOneBy({ id, ownerId: signedIn(ctx).id });
    // Some collations ignore spaces at the end.
    if (tag?.id !== id || !reaches(ctx.user, tag.surveyId)) throw notFound();
    if (surveyId !== undefined && tag.surveyId !== surveyId) throw notFound();
    return tag;
  }

  /** Those among these that belong to surveys of the caller's outside the recycle bin. */
  async findOwned(ctx: RequestContext, ids: readonly string[]): Promise<SourceTag[]> {
    const found = await this.rows.findBy({ id: In([...ids]), ownerId: signedIn(ctx).id });
    const surveyIds = found.map(({ surveyId }) => surveyId);
    const present = await this.parts.surveys.findOwned(ctx, surveyIds);
    return found.filter(({ id, surveyId }) => ids.includes(id) && present.has(surveyId));
  }

  /**
   * Makes a tag for each name, all or none. A0404: not the caller's survey. A0400: `names` (required; tooMany: there may be 200 of a survey),
   * `names[i]` (tooShort, tooLong, notUnique in the survey, deleted ones included).
   */
  async create(ctx: RequestContext, { surveyId, names: typed }: { surveyId: string; names: readonly string[] }): Promise<TagsOutcome> {
    const names = readTagNames(typed);
    const { unit, surveys, clock, random } = this.parts;
    return unit.run(async () => {
      const survey = await surveys.lockOwned(ctx, surveyId);
      const known = await this.ofSurvey(survey.id);
      const limit = SOURCE_TAG_LIMITS.perSurvey;
      if (known.length + names.length > limit) throw invalidInput([{ field: 'names', rule: 'tooMany', limit }]);
      const taken = new Set(known.map(({ name }) => name));
      invalidWhen(names.flatMap((name, index) => (taken.has(name) ? [{ field: `names[${index}]`, rule: 'notUnique' as const }] : [])));
      const codes = new Set<string>([SAMPLE_LINK.source, ...known.map(({ code }) => code)]);
      const first = Math.max(clock.now().getTime(), ...known.map(({ createdAt }) => createdAt.getTime() + 1));
      const tags = names.map((name, index) => {
        // A millisecond apart, also from those made before in the same one: lists are in the order of making.
        const createdAt = new Date(first + index);
        const facts = { id: datedId(random, createdAt, ID_LENGTH), surveyId: survey.id, ownerId: survey.ownerId };
        return Object.assign(new SourceTag(), { ...facts, name, code: this.drawCode(codes), enabled: 1, createdAt, deletedAt: null });
      });
      await this.rows.insert(tags);
      return { survey, tags };
    });
  }

  /**
   * Gives the source of ordered respondents its name, in this language; again: nothing. Inside a unit that holds the survey. It may
   * be one more than others may make.
   */
  async provideSample({ id: surveyId, ownerId }: Survey, language: Language): Promise<void> {
    const known = await this.ofSurvey(surveyId);
    if (known.some(({ code }) => code === SAMPLE_LINK.source)) return;
    const taken = new Set(known.map(({ name }) => name));
    const usual = SAMPLE_SOURCE_NAMES[language];
    let name = usual;
    for (let number = 2; taken.has(name); number += 1) name = `${usual} ${number}`;
    const createdAt = new Date(Math.max(this.parts.clock.now().getTime(), ...known.map((tag) => tag.createdAt.getTime() + 1)));
    const id = datedId(this.parts.random, createdAt, ID_LENGTH);
    await this.rows.insert({ id, surveyId, ownerId, name, code: SAMPLE_LINK.source, enabled: 1, createdAt, deletedAt: null });
  }

  /** Gives a tag another name, switches it on or off. A0404: not the caller's, or deleted. A0400: `name` as when one is made. */
  async update(ctx: RequestContext, { tagId, surveyId, name: typed, enabled }: TagChange): Promise<TagOutcome> {
    const change = {
      ...(typeof typed === 'string' && { name: readTagName(typed) }),
      ...(typeof enabled === 'boolean' && { enabled: Number(enabled) }),
    };
    return this.change(ctx, await this.one(ctx, tagId, surveyId), async (tag) => {
      if (tag.deletedAt) throw notFound();
      if (Object.keys(change).length > 0) await uniquely(() => this.rows.update({ id: tagId }, change));
      return Object.assign(tag, change);
    });
  }

  /** Deletes a tag: for good where no response came by it, else it is kept for these and can be restored. Again: the same. A0404: not the caller's. */
  async remove(ctx: RequestContext, tagId: string, surveyId?: string): Promise<TagOutcome> {
    return this.change(ctx, await this.one(ctx, tagId, surveyId), async (tag) => {
      const deletedAt = tag.deletedAt ?? this.parts.clock.now();
      const isUsed = await this.parts.database.repository(Response).existsBy({ surveyId: tag.surveyId, source: tag.code });
      await (isUsed ? this.rows.update({ id: tagId }, { deletedAt }) : this.rows.delete({ id: tagId }));
      return Object.assign(tag, { deletedAt });
    });
  }

  /** Takes back that a tag was deleted. A0404: not the caller's, or deleted for good. */
  async restore(ctx: RequestContext, tagId: string, surveyId?: string): Promise<TagOutcome> {
    return this.change(ctx, await this.one(ctx, tagId, surveyId), async (tag) => {
      await this.rows.update({ id: tagId }, { deletedAt: null });
      return Object.assign(tag, { deletedAt: null });
    });
  }

  /** Names of sources for results, whose reader has been judged already. */
  async namesOf(surveyId: string): Promise<NamedSource[]> {
    return (await this.ofSurvey(surveyId)).map(({ code, name, deletedAt }) => ({ code, name, retired: deletedAt !== null }));
  }

  /** The same of several surveys, with the survey of each. */
  async namesOfSurveys(surveyIds: readonly string[]): Promise<Pick<SourceTag, 'surveyId' | 'code' | 'name'>[]> {
    return this.rows.findBy({ surveyId: In([...surveyIds]) });
  }

  /** They go with their survey (`survey.port.ts`): 200 rows at most. */
  async purge(surveyId: string): Promise<void> {
    await this.parts.unit.run(() => this.rows.delete({ surveyId }));
  }

  private ofSurvey(surveyId: string): Promise<SourceTag[]> {
    return this.rows.find({ where: { surveyId }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** Changes the tag as it is while its survey is locked: another request may have deleted it in between. */
  private change(ctx: RequestContext, { id, surveyId }: SourceTag, alter: (tag: SourceTag) => Promise<SourceTag>): Promise<TagOutcome> {
    return this.parts.unit.run(async () => {
      const survey = await this.parts.surveys.lockOwned(ctx, surveyId);
      const tag = await this.rows.findOneBy({ id });
      if (!tag) throw notFound();
      return { survey, tag: await alter(tag) };
    });
  }

  private drawCode(taken: Set<string>): string {
    let code: string;
    do {
      const drawn = this.parts.random.between(0, RADIX ** SOURCE_TAG_LIMITS.code - 1);
      code = drawn.toString(RADIX).padStart(SOURCE_TAG_LIMITS.code, '0');
    } while (taken.has(code));
    taken.add(code);
    return code;
  }

  private get rows() {
    return this.parts.database.repository(SourceTag);
  }
}
