import { SURVEY_LIST_LIMITS } from '@wence/schema';
import { In } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import { type RequestContext, signedIn } from '../../platform/request/context.js';
import { Survey } from './survey.entity.js';
import { SurveyTag } from './survey-tag.entity.js';

/** A tag, and how many surveys outside the recycle bin have it. */
export interface TagCount {
  readonly tag: string;
  readonly surveys: number;
}

/** Tags of surveys. */
export class SurveyTagsReadModel {
  constructor(private readonly database: Database) {}

  /** Those of each survey, whoever asks, in alphabetical order; a survey without any has no entry. */
  async tagsOf(surveyIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const tags = new Map<string, string[]>();
    if (surveyIds.length === 0) return tags;
    const where = { surveyId: In([...new Set(surveyIds)]) };
    for (const { surveyId, tag } of await this.database.repository(SurveyTag).find({ where, order: { tag: 'ASC' } })) {
      tags.set(surveyId, [...(tags.get(surveyId) ?? []), tag]);
    }
    return tags;
  }

  /** Those that the caller's surveys outside the recycle bin have, the most used first, at most 200. */
  async counts(ctx: RequestContext): Promise<TagCount[]> {
    const rows: { tag: string; surveys: unknown }[] = await this.database
      .repository(SurveyTag)
      .createQueryBuilder('t')
      .innerJoin(Survey, 's', 's.id = t.surveyId AND s.recycledAt IS NULL')
      .select('t.tag', 'tag')
      .addSelect('COUNT(*)', 'surveys')
      .where('t.ownerId = :ownerId', { ownerId: signedIn(ctx).id })
      .groupBy('t.tag')
      .orderBy('surveys', 'DESC')
      .addOrderBy('t.tag', 'ASC')
      .limit(SURVEY_LIST_LIMITS.tagsListed)
      .getRawMany();
    return rows.map(({ tag, surveys }) => ({ tag, surveys: Number(surveys) }));
  }
}
