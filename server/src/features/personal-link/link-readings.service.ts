import type { RequestContext } from '../../platform/request/context.js';
import type { Page } from '../../platform/paging/page.js';
import type { PageQuery } from '../../platform/paging/page-request.js';
import type { ShareLinkService } from '../publish/share-link.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import type { LinkCounts, LinkFilter, LinkList } from './link-list.read-model.js';
import type { PersonalLink } from './personal-link.entity.js';

/** What is read about one-to-one links by their author. */
export class LinkReadings {
  constructor(
    private readonly surveys: SurveyService,
    private readonly links: ShareLinkService,
    private readonly list: LinkList,
  ) {}

  /** A0404: not the caller's survey. A0400: as `LinkList.page`. */
  async page(ctx: RequestContext, surveyId: string, wishes: LinkFilter & PageQuery): Promise<Page<PersonalLink>> {
    const { id } = await this.surveys.requireOwned(ctx, surveyId);
    return this.list.page(id, wishes);
  }

  /** How many links of a survey that the caller has already are in each state. */
  countsOf(surveyId: string): Promise<LinkCounts> {
    return this.list.counts(surveyId);
  }

  /** Addresses of links that the caller has already; null of a survey that was never launched. */
  async urlsOf(ctx: RequestContext, links: readonly PersonalLink[]): Promise<(string | null)[]> {
    const surveys = await this.surveys.findOwned(ctx, [...new Set(links.map(({ surveyId }) => surveyId))]);
    return links.map(({ surveyId, code }) => {
      const isLaunched = (surveys.get(surveyId)?.publishedVersion ?? null) !== null;
      return isLaunched ? this.links.addressOf(surveyId, { link: code }) : null;
    });
  }
}
