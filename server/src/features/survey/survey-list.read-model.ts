import { In, type SelectQueryBuilder } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import type { Clock } from '../../platform/outside/clock.js';
import { keywordOf, patternOf } from '../../platform/paging/keyword.js';
import { mapPage, type OrderedList, type Page, pageOf, type Reach } from '../../platform/paging/page.js';
import type { PageQuery } from '../../platform/paging/page-request.js';
import { type CurrentUser, type RequestContext, signedIn } from '../../platform/request/context.js';
import { Survey } from './survey.entity.js';
import {
  keySql,
  readSurveyCursor,
  sortOf,
  type SurveyPlace,
  type SurveySort,
  type SurveySortBy,
  writeSurveyCursor,
} from './survey-order.policy.js';
import { purgeLine } from './survey.policy.js';
import type { SurveyCounts, SurveyFolders } from './survey.port.js';
import { SurveyTag } from './survey-tag.entity.js';
import { SurveyWords } from './survey-words.entity.js';

export interface SurveyListQuery extends PageQuery {
  /** Part of the title or of a question's text, at most 24 characters. Letter case does not matter; there are no wildcards. */
  readonly keyword?: string | undefined;
  readonly state?: Survey['state'] | undefined;
  /** True selects surveys launched at least once, false those never launched. */
  readonly published?: boolean;
  /** True selects the recycle bin instead of the list. */
  readonly recycled?: boolean;
  /** One of the caller's folders. */
  readonly folderId?: string | undefined;
  /** True selects surveys that lie in no folder. */
  readonly unfiled?: boolean | undefined;
  /** A tag that they have, letter by letter. */
  readonly tag?: string | undefined;
  readonly sortBy?: SurveySortBy | undefined;
  /** Absent: as is usual for the column (`sortOf`). */
  readonly descending?: boolean | undefined;
}

/** A survey and the key of its place. */
interface Placed extends SurveyPlace {
  readonly survey: Survey;
}

/** The author's list and recycle bin. */
export class SurveyListReadModel {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly counts: Pick<SurveyCounts, 'sqlOf'>,
    private readonly folders: SurveyFolders,
  ) {}

  /** A page of it. A0400: the page, a long keyword, a cursor of a list that is sorted by something else. A0404: the folder. */
  async list(ctx: RequestContext, query: SurveyListQuery): Promise<Page<Survey>> {
    if (query.folderId !== undefined) await this.folders.require(ctx, query.folderId);
    const sort = sortOf({ by: query.sortBy, descending: query.descending });
    const page = await pageOf(this.sorted(this.matching(signedIn(ctx), query), sort), query);
    return mapPage(page, ({ survey }) => survey);
  }

  /** The keys of the places are read first, and then the rows: a key may be counted from another table. */
  private sorted(rows: SelectQueryBuilder<Survey>, { by, descending }: SurveySort): OrderedList<Placed, SurveyPlace> {
    const key = keySql(by, this.counts.sqlOf('s.id'));
    return {
      cursorOf: (placed) => writeSurveyCursor(by, placed),
      placeOf: (cursor) => readSurveyCursor(by, cursor),
      count: () => rows.clone().getCount(),
      read: async ({ from, including, backward, most }: Reach<SurveyPlace>) => {
        const falling = descending !== backward;
        const [sign, way] = falling ? (['<', 'DESC'] as const) : (['>', 'ASC'] as const);
        const part = rows.clone().select('s.id', 'id').addSelect(key, 'place');
        if (from) part.andWhere(`(${key} ${sign} :key OR (${key} = :key AND s.id ${sign}${including ? '=' : ''} :id))`, { ...from });
        const places = await part
          .orderBy('place', way)
          .addOrderBy('s.id', way)
          .limit(most)
          .getRawMany<{ id: string; place: number | string }>();
        return this.placed(places.map(({ id, place }) => ({ id, key: place })));
      },
    };
  }

  private async placed(places: readonly SurveyPlace[]): Promise<Placed[]> {
    if (places.length === 0) return [];
    const found = await this.database.repository(Survey).findBy({ id: In(places.map(({ id }) => id)) });
    const surveys = new Map(found.map((survey) => [survey.id, survey]));
    return places.flatMap((place) => {
      const survey = surveys.get(place.id);
      return survey ? [{ ...place, survey }] : [];
    });
  }

  private matching({ id: ownerId, key }: CurrentUser, query: SurveyListQuery): SelectQueryBuilder<Survey> {
    const { keyword, state, published, recycled, folderId, unfiled, tag } = query;
    const rows = this.database.repository(Survey).createQueryBuilder('s').where('s.ownerId = :ownerId', { ownerId });
    if (key?.surveyIds) rows.andWhere('s.id IN (:...surveyIds)', { surveyIds: key.surveyIds });
    if (recycled) rows.andWhere('s.recycledAt > :line', { line: purgeLine(this.clock.now()).getTime() });
    else rows.andWhere('s.recycledAt IS NULL');
    if (state !== undefined) rows.andWhere('s.state = :state', { state });
    if (published !== undefined) rows.andWhere(`s.publishedVersion IS ${published ? 'NOT NULL' : 'NULL'}`);
    if (folderId !== undefined) rows.andWhere('s.folderId = :folderId', { folderId });
    if (unfiled) rows.andWhere('s.folderId IS NULL');
    if (tag !== undefined) {
      const tagged = rows.subQuery().select('1').from(SurveyTag, 't').where('t.surveyId = s.id AND t.tag = :tag').getQuery();
      rows.andWhere(`EXISTS ${tagged}`, { tag });
    }
    const words = keywordOf(keyword);
    if (words) {
      const found = rows.subQuery().select('1').from(SurveyWords, 'w').where("w.surveyId = s.id AND w.words LIKE :pattern ESCAPE '!'");
      rows.andWhere(`EXISTS ${found.getQuery()}`, { pattern: patternOf(words.toLowerCase()) });
    }
    return rows;
  }
}
