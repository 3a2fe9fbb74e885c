import type { Language } from '@wence/schema';
import { invalidInput, notFound } from '../../platform/errors/app-error.js';
import { keywordOf } from '../../platform/paging/keyword.js';
import type { Page } from '../../platform/paging/page.js';
import type { PageQuery } from '../../platform/paging/page-request.js';
import { type RequestContext, signedIn } from '../../platform/request/context.js';
import type { NewSurveyService } from '../survey/new-survey.service.js';
import type { Survey } from '../survey/survey.entity.js';
import type { OwnTemplateService } from './own-template.service.js';
import type { TemplateContent, TemplateEntry, TemplateFilter, TopicEntry } from './template-entry.js';
import type { TryOutClaim, TryOutLinks } from './template.port.js';
import type { TemplateShelf } from './template-shelf.js';

/** Ends of the ids under which the two languages of a template are tried out. */
const PREVIEW_ENDS: Readonly<Record<Language, string>> = { 'zh-CN': '0zh', en: '0en' };
const PREVIEW_ID = /^(.+)0(zh|en)$/;

interface TemplateServiceParts {
  readonly shelf: TemplateShelf;
  readonly own: OwnTemplateService;
  readonly makers: NewSurveyService;
  readonly links: TryOutLinks;
}

/** Templates as authors find and use them: those that come with the product and their own. */
export class TemplateService {
  constructor(private readonly parts: TemplateServiceParts) {}

  /** Topics in their order, in the language of the request. */
  topics({ language }: RequestContext): Promise<TopicEntry[]> {
    return this.parts.shelf.topicsIn(language);
  }

  /** Templates that come with the product, by topics, the best first; or the caller's own, newest first. A0400: `keyword`, the page. */
  async list(ctx: RequestContext, { own, keyword, ...query }: TemplateFilter & PageQuery): Promise<Page<TemplateEntry>> {
    const words = keywordOf(keyword)?.toLowerCase();
    return own ? this.parts.own.list(ctx, { ...query, words }) : this.parts.shelf.page(ctx.language, { ...query, words });
  }

  /**
   * A template with its survey: in the wished language, without one in that of the request; the caller's own are in theirs. A0404: neither the
   * caller's own nor one that comes with the product. A0400: `language` (notAllowed: an own one is in another).
   */
  async content(ctx: RequestContext, id: string, language?: string | null): Promise<TemplateContent> {
    const wished = readLanguage(language);
    const common = await this.parts.shelf.content(id, wished ?? ctx.language);
    if (common) return common;
    const own = await this.parts.own.content(signedIn(ctx).id, id);
    if (!own) throw notFound();
    if (wished !== null && wished !== own.language) throw invalidInput([{ field: 'language', rule: 'notAllowed' }]);
    return own;
  }

  /** Those among these templates that the caller may read. */
  async findMany(ctx: RequestContext, ids: readonly string[]): Promise<TemplateEntry[]> {
    const common: TemplateEntry[] = [];
    for (const id of ids) {
      const content = await this.parts.shelf.content(id, ctx.language);
      if (content) common.push(content.template);
    }
    return [...common, ...(await this.parts.own.findMany(ctx, ids))];
  }

  /** Makes a survey of the caller's from a template. It has nothing to do with the template any more. A0404, A0400: as when one is read. */
  async use(ctx: RequestContext, id: string, language?: string | null): Promise<Survey> {
    return this.parts.makers.createFromRead(ctx, await this.content(ctx, id, language));
  }

  /** The answering page with a template in it, in test mode, for half an hour. What is submitted there is stored nowhere. */
  previewUrl(ctx: RequestContext, { template: { id }, language }: TemplateContent): string {
    return this.parts.links.tryOut(ctx, `${id}${PREVIEW_ENDS[language]}`).url;
  }

  /** Returns the template that such a link leads to; null if the template is not there any more. */
  async tried({ surveyId, authorId }: TryOutClaim): Promise<TemplateContent | null> {
    const [, id, short] = PREVIEW_ID.exec(surveyId) ?? [];
    if (id === undefined) return null;
    const language = short === 'en' ? 'en' : 'zh-CN';
    return (await this.parts.shelf.content(id, language)) ?? this.parts.own.content(authorId, id);
  }
}

function readLanguage(language: string | null | undefined): Language | null {
  if (language === 'zh-CN' || language === 'en') return language;
  if ((language ?? null) !== null) throw invalidInput([{ field: 'language', rule: 'notAllowed' }]);
  return null;
}
