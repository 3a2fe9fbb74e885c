import {
  canonicalText,
  languageOf,
  readTemplateTexts,
  type SurveyDefinition,
  type SurveySettings,
  TEMPLATE_LIMITS,
  type TemplateFacts,
  templateFacts,
  templateSearchText,
  type TemplateTexts,
} from '@wence/schema';
import { In, Like, type SelectQueryBuilder } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { UnitOfWork } from '../../platform/db/unit-of-work.js';
import { invalidInput, notFound } from '../../platform/errors/app-error.js';
import type { Clock } from '../../platform/outside/clock.js';
import { datedId } from '../../platform/outside/dated-id.js';
import type { Random } from '../../platform/outside/random.js';
import { patternOf } from '../../platform/paging/keyword.js';
import { mapPage, type Page } from '../../platform/paging/page.js';
import { pageByAge } from '../../platform/paging/page-by-age.js';
import type { PageQuery } from '../../platform/paging/page-request.js';
import { type RequestContext, signedIn } from '../../platform/request/context.js';
import type { UserService } from '../account/user.service.js';
import type { PictureTexts } from '../asset/asset.port.js';
import type { PictureUseService } from '../asset/picture-use.service.js';
import type { DraftService } from '../survey/draft.service.js';
import { SurveyTemplate } from './survey-template.entity.js';
import type { TemplateContent, TemplateEntry } from './template-entry.js';
import type { TemplateShelf } from './template-shelf.js';

const ID_LENGTH = 20;

export interface TemplateParts {
  readonly database: Database;
  readonly unit: UnitOfWork;
  readonly users: UserService;
  readonly drafts: DraftService;
  readonly pictureUses: PictureUseService;
  readonly shelf: TemplateShelf;
  readonly clock: Clock;
  readonly random: Random;
}

export interface NewTemplate extends TemplateTexts {
  readonly surveyId: string;
  readonly topic: string;
}

/** Absent or null: stays. */
export interface TemplateChange {
  readonly title?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly topic?: string | null | undefined;
}

/** Templates that authors keep. Each is a copy: it changes no survey, and no survey changes it. */
export class OwnTemplateService implements PictureTexts {
  constructor(private readonly parts: TemplateParts) {}

  /** The caller's templates, newest first. `words` in small letters. */
  async list(
    ctx: RequestContext,
    { topic, words, ...part }: PageQuery & { topic?: string | null | undefined; words?: string | undefined },
  ): Promise<Page<TemplateEntry>> {
    return mapPage(await pageByAge(this.matching(signedIn(ctx).id, topic ?? undefined, words), part), entryOf);
  }

  /** Those among these templates that are the caller's. */
  async findMany(ctx: RequestContext, ids: readonly string[]): Promise<TemplateEntry[]> {
    return (await this.rows.findBy({ id: In([...ids]), ownerId: signedIn(ctx).id })).map(entryOf);
  }

  /** One of the caller's without its survey. A0404 otherwise. */
  async one(ctx: RequestContext, id: string): Promise<TemplateEntry> {
    const [found] = await this.findMany(ctx, [id]);
    // Some collations ignore spaces at the end.
    if (found?.id !== id) throw notFound();
    return found;
  }

  /** One of this owner's with its survey; null if there is none. */
  async content(ownerId: string, id: string): Promise<TemplateContent | null> {
    const row = await this.rows
      .createQueryBuilder('t')
      .addSelect('t.definition')
      .where('t.id = :id AND t.ownerId = :ownerId', { id, ownerId })
      .getOne();
    // Some collations ignore spaces at the end.
    if (row?.id !== id) return null;
    const definition = JSON.parse(row.definition) as SurveyDefinition; // Only canonical texts are stored.
    return { template: entryOf(row), language: row.language, definition, text: row.definition };
  }

  /**
   * Keeps a copy of the draft of one of the caller's surveys, without dates, quotas and the number of responses asked for. A0404: the survey. A0400:
   * `title` (tooShort, tooLong), `description` (tooLong), `topic` (notAllowed), `templates` (tooMany: 100).
   */
  async save(ctx: RequestContext, { surveyId, topic, ...typed }: NewTemplate): Promise<TemplateEntry> {
    const { drafts, unit, users, pictureUses, clock, random } = this.parts;
    const texts = textsOf(typed);
    this.requireTopic(topic);
    const definition = withoutPlans({ ...(await drafts.read(ctx, surveyId)).definition, title: texts.title });
    const content = {
      definition: canonicalText(definition),
      facts: JSON.stringify(templateFacts(definition)),
      language: languageOf(definition),
    };
    return unit.run(async () => {
      await users.lock(ctx);
      const ownerId = signedIn(ctx).id;
      if ((await this.rows.countBy({ ownerId })) >= TEMPLATE_LIMITS.perAuthor)
        throw invalidInput([{ field: 'templates', rule: 'tooMany', limit: TEMPLATE_LIMITS.perAuthor }]);
      const now = clock.now();
      const searchKey = templateSearchText([texts.title, texts.description], definition);
      const made = { id: datedId(random, now, ID_LENGTH), ownerId, topic, ...texts, ...content, searchKey, createdAt: now, updatedAt: now };
      await this.rows.insert(made);
      await pictureUses.rewrite({ kind: 'template', id: made.id }, { after: made.definition });
      return entryOf(made);
    });
  }

  /** Changes what a template of the caller's is called and where it stands. A0404: not the caller's. A0400: as when one is saved. */
  async update(ctx: RequestContext, id: string, { title, description, topic }: TemplateChange): Promise<TemplateEntry> {
    if (typeof topic === 'string') this.requireTopic(topic);
    return this.parts.unit.run(async () => {
      await this.parts.users.lock(ctx);
      const before = await this.content(signedIn(ctx).id, id);
      if (!before) throw notFound();
      const { template, definition } = before;
      const texts = textsOf({ title: title ?? template.title, description: description ?? template.description });
      const renamed = { ...definition, title: texts.title };
      const searchKey = templateSearchText([texts.title, texts.description], renamed);
      const updatedAt = this.parts.clock.now();
      const change = { ...texts, topic: topic ?? template.topic, searchKey, definition: canonicalText(renamed), updatedAt };
      await this.rows.update({ id }, change);
      await this.parts.pictureUses.rewrite({ kind: 'template', id }, { before: before.text, after: change.definition });
      return { ...template, ...texts, topic: change.topic, updatedAt };
    });
  }

  /** Deletes a template for good; surveys made from it stay. A0404: not the caller's. */
  async remove(ctx: RequestContext, id: string): Promise<void> {
    const ownerId = signedIn(ctx).id;
    await this.parts.unit.run(async () => {
      const row = await this.rows.findOneBy({ id, ownerId });
      if (row?.id !== id) throw notFound();
      await this.rows.delete({ id, ownerId });
      await this.parts.pictureUses.release([{ kind: 'template', id }]);
    });
  }

  /** Looks at the templates that the author keeps (`asset.port.ts`). */
  mentionPicture(ownerId: string, pictureId: string): Promise<boolean> {
    return this.rows.existsBy({ ownerId, definition: Like(`%${pictureId}%`) });
  }

  private requireTopic(topic: string): void {
    if (!this.parts.shelf.hasTopic(topic)) throw invalidInput([{ field: 'topic', rule: 'notAllowed' }]);
  }

  private matching(ownerId: string, topic: string | undefined, words: string | undefined): SelectQueryBuilder<SurveyTemplate> {
    const query = this.rows.createQueryBuilder('t').where('t.ownerId = :ownerId', { ownerId });
    if (topic !== undefined) query.andWhere('t.topic = :topic', { topic });
    if (words !== undefined) query.andWhere("t.searchKey LIKE :pattern ESCAPE '!'", { pattern: patternOf(words) });
    return query;
  }

  private get rows() {
    return this.parts.database.repository(SurveyTemplate);
  }
}

function textsOf(typed: TemplateTexts): TemplateTexts {
  const texts = readTemplateTexts(typed);
  if (!texts.ok) throw invalidInput(texts.faults);
  return texts.value;
}

const PLANS: ReadonlySet<string> = new Set([
  'opensAt',
  'closesAt',
  'total',
  'reserveMinutes',
  'password',
  'addresses',
] satisfies (keyof SurveySettings)[]);

/** What a survey plans for itself means nothing to the next one. */
function withoutPlans({ quotas: _quotas, settings, ...rest }: SurveyDefinition): SurveyDefinition {
  const kept = Object.entries(settings ?? {}).filter(([key]) => !PLANS.has(key));
  return kept.length > 0 ? { ...rest, settings: Object.fromEntries(kept) } : rest;
}

function entryOf({ id, title, description, topic, language, facts, updatedAt }: SurveyTemplate): TemplateEntry {
  const read = JSON.parse(facts) as TemplateFacts; // Our own writing.
  return { ...read, id, title, description, topic, languages: [language], common: false, updatedAt };
}
