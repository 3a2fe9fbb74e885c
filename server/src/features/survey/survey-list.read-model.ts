import type { SelectQueryBuilder } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import { type CurrentUser, type RequestContext, signedIn } from '../../platform/request/context.js';
import type { Clock } from '../../platform/outside/clock.js';
import { keywordOf, patternOf } from '../../platform/paging/keyword.js';
import type { Page } from '../../platform/paging/page.js';
import { pageByAge } from '../../platform/paging/page-by-age.js';
import type { PageQuery } from '../../platform/paging/page-request.js';
import { Survey } from './survey.entity.js';
import { purgeLine, titleKeyOf } from './survey.policy.js';

export interface SurveyListQuery extends PageQuery {
  /** Part of the title, at most 24 characters. Letter case does not matter; there are no wildcards. */
  readonly keyword?: string;
  readonly state?: Survey['state'];
  /** True selects surveys launched at least once, false those never launched. */
  readonly published?: boolean;
  /** True selects the recycle bin instead of the list. */
  readonly recycled?: boolean;
}

/** The author's list and recycle bin, newest survey first. */
export class SurveyListReadModel {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async list(ctx: RequestContext, query: SurveyListQuery): Promise<Page<Survey>> {
    return pageByAge(this.matching(signedIn(ctx), query), query);
  }

  private matching(
    { id: ownerId, key }: CurrentUser,
    { keyword, state, published, recycled }: SurveyListQuery,
  ): SelectQueryBuilder<Survey> {
    const rows = this.database.repository(Survey).createQueryBuilder('s').where('s.ownerId = :ownerId', { ownerId });
    if (key?.surveyIds) rows.andWhere('s.id IN (:...surveyIds)', { surveyIds: key.surveyIds });
    if (recycled) rows.andWhere('s.recycledAt > :line', { line: purgeLine(this.clock.now()).getTime() });
    else rows.andWhere('s.recycledAt IS NULL');
    if (state !== undefined) rows.andWhere('s.state = :state', { state });
    if (published !== undefined) rows.andWhere(`s.publishedVersion IS ${published ? 'NOT NULL' : 'NULL'}`);
    const words = keywordOf(keyword);
    if (words) rows.andWhere("s.titleKey LIKE :pattern ESCAPE '!'", { pattern: patternOf(titleKeyOf(words)) });
    return rows;
  }
}
