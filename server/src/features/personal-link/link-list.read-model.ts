import { LINK_STATES, type LinkState } from '@wence/schema';
import { In, type SelectQueryBuilder } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import { readCursor, writeCursor } from '../../platform/paging/age-cursor.js';
import { patternOf, keywordOf } from '../../platform/paging/keyword.js';
import { type Page, pageOf } from '../../platform/paging/page.js';
import type { PageQuery } from '../../platform/paging/page-request.js';
import { rowList } from '../../platform/paging/row-list.js';
import type { LinkNames, ResponseLinks } from '../response/response.port.js';
import { PersonalLink } from './personal-link.entity.js';

/** Links that are read at once for a file. */
const BATCH = 1000;

/** The same order of questions as `linkStateOf` of the model. */
const STATE = `CASE WHEN link.result IS NOT NULL THEN link.result WHEN link.voidedAt IS NOT NULL THEN 'void'
  WHEN link.startedAt IS NOT NULL THEN 'answering' WHEN link.openedAt IS NOT NULL THEN 'opened' ELSE 'unopened' END`;

/** Where people are searched. */
const SEARCHED = ['name', 'mobile', 'email', 'remark', 'code'] as const;

/** Which links of a survey. Absent or null: all. */
export interface LinkFilter {
  readonly state?: LinkState | null | undefined;
  /** Part of a name, mobile, e-mail address, remark or code, at most 24 characters. */
  readonly keyword?: string | null | undefined;
}

/** How many links of a survey are in each state. */
export type LinkCounts = Readonly<Record<LinkState, number>>;

interface CountLine {
  readonly state: LinkState;
  readonly links: number | string;
}

/** Lists and counts the one-to-one links of surveys in the database. Whoever asks has judged the caller already. */
export class LinkList implements ResponseLinks {
  constructor(private readonly database: Database) {}

  /** A page of links in the order of making. A0400: `keyword` (tooLong), a strange cursor, sizes as with every list. */
  page(surveyId: string, { state, keyword, ...part }: LinkFilter & PageQuery): Promise<Page<PersonalLink>> {
    const list = rowList(this.found(surveyId, { state, keyword }), {
      columns: ['link.id'],
      descending: false,
      cursorOf: writeCursor,
      placeOf(cursor) {
        const place = readCursor(cursor);
        return place && [place.id];
      },
    });
    return pageOf(list, part);
  }

  /** Codes and names by id, for responses that the caller has already. */
  async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, LinkNames>> {
    const select = { id: true, code: true, name: true } as const;
    const found = await this.database.repository(PersonalLink).find({ select, where: { id: In([...ids]) } });
    return new Map(found.map(({ id, code, name }) => [id, { code, name }]));
  }

  /** Links by state, whatever the filter of a list beside them. */
  async counts(surveyId: string): Promise<LinkCounts> {
    const lines = await this.ofSurvey(surveyId)
      .select(STATE, 'state')
      .addSelect('COUNT(*)', 'links')
      .groupBy(STATE)
      .getRawMany<CountLine>();
    const counted = new Map(lines.map(({ state, links }) => [state, Number(links)]));
    return Object.fromEntries(LINK_STATES.map((state) => [state, counted.get(state) ?? 0])) as LinkCounts;
  }

  /** The links of a file, a batch at a time. */
  async *batches(surveyId: string, filter: LinkFilter): AsyncGenerator<readonly PersonalLink[], void> {
    const found = this.found(surveyId, filter).orderBy('link.id', 'ASC').limit(BATCH);
    let after = '';
    for (;;) {
      const rows = await found.clone().andWhere('link.id > :after', { after }).getMany();
      yield rows;
      if (rows.length < BATCH) return;
      after = rows.at(-1)?.id ?? after;
    }
  }

  private found(surveyId: string, { state, keyword }: LinkFilter): SelectQueryBuilder<PersonalLink> {
    const rows = this.ofSurvey(surveyId);
    const words = keywordOf(keyword);
    if (state) rows.andWhere(`(${STATE}) = :state`, { state });
    if (words)
      rows.andWhere(`(${SEARCHED.map((column) => `link.${column} LIKE :words ESCAPE '!'`).join(' OR ')})`, { words: patternOf(words) });
    return rows;
  }

  private ofSurvey(surveyId: string): SelectQueryBuilder<PersonalLink> {
    return this.database.repository(PersonalLink).createQueryBuilder('link').where('link.surveyId = :surveyId', { surveyId });
  }
}
