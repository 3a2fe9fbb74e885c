import type { RequestContext } from '../../platform/request/context.js';
import type { ShareLinkService } from '../publish/share-link.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import { NO_FIGURES, type SourceFigures, type SourceFiguresReadModel } from './source-figures.read-model.js';
import type { SourceTag } from './source-tag.entity.js';
import type { SourceTagService } from './source-tag.service.js';

/** A tag with everything that a list tells about it. */
export interface TagReading {
  readonly tag: SourceTag;
  readonly url: string | null;
  readonly figures: SourceFigures;
}

/** What is read or counted about several tags at once. */
export class TagReadings {
  constructor(
    private readonly tags: SourceTagService,
    private readonly surveys: SurveyService,
    private readonly links: ShareLinkService,
    private readonly figures: SourceFiguresReadModel,
  ) {}

  /** Tags that the caller has already, all of them with their links and figures. */
  async read(ctx: RequestContext, tags: readonly SourceTag[]): Promise<TagReading[]> {
    const urls = await this.urlsOf(ctx, tags);
    const figures = await this.figuresOf(tags);
    return tags.map((tag, index) => ({ tag, url: urls[index] ?? null, figures: figures[index] ?? NO_FIGURES }));
  }

  /** Their links; null of a survey that was never launched. */
  async urlsOf(ctx: RequestContext, tags: readonly SourceTag[]): Promise<(string | null)[]> {
    const surveyIds = tags.map(({ surveyId }) => surveyId);
    const surveys = await this.surveys.findOwned(ctx, surveyIds);
    return tags.map(({ surveyId, code }) => {
      const isLaunched = (surveys.get(surveyId)?.publishedVersion ?? null) !== null;
      return isLaunched ? this.links.addressOf(surveyId, { tag: code }) : null;
    });
  }

  /** How many came by each; each survey is counted once, and told of before. */
  async figuresOf(tags: readonly SourceTag[], onCount: () => void = () => undefined): Promise<SourceFigures[]> {
    const counted = new Map<string, ReadonlyMap<string, SourceFigures>>();
    for (const surveyId of new Set(tags.map((tag) => tag.surveyId))) {
      onCount();
      counted.set(surveyId, await this.figures.read(surveyId));
    }
    return tags.map(({ surveyId, code }) => counted.get(surveyId)?.get(code) ?? NO_FIGURES);
  }

  /** Names by code for each of these surveys. */
  async namesOfSurveys(surveyIds: readonly string[]): Promise<ReadonlyMap<string, string>[]> {
    const named = await this.tags.namesOfSurveys(surveyIds);
    return surveyIds.map((id) => new Map(named.flatMap(({ surveyId, code, name }) => (surveyId === id ? [[code, name]] : []))));
  }

  /** An address as a QR code: a data URL with an SVG picture. */
  qrCodeOf(url: string): Promise<string> {
    return this.links.pictureOf(url);
  }
}
