import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import { contentTag } from '../../platform/http/entity-tag.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import type { ExamRankingService } from './exam-ranking.service.js';
import { v1ExamRanking } from './exam-ranking.type.js';
import type { ExamReportService } from './exam-report.service.js';
import { v1ExamReport } from './exam-report.type.js';

/** The route of the analysis of an exam (Spec 2, settings navigation: exam). */
export const examReportRoute = (reports: ExamReportService): AnyRoute =>
  route({
    method: 'GET',
    path: '/v1/surveys/report/exam/{id}',
    operationId: 'getExamReport',
    tag: 'Results',
    summary: 'The analysis of an exam',
    description:
      "By the published key: every acknowledged response counts that is complete and valid. Without questions where the published version is no exam. A0404: not the caller's survey.",
    access: author('responses:read', { 'params.id': 'survey' }),
    params: z.strictObject({ id: z.string() }),
    data: v1ExamReport,
    // When it was brought up to date says nothing of what it tells.
    etag: ({ updatedAt: _updatedAt, ...figures }) => contentTag(figures),
    handle: async (ctx, { params: { id } }) => {
      const { updatedAt, ...report } = await reports.read(ctx, id);
      return { ...report, updatedAt: updatedAt.toISOString() };
    },
  });

/** The route of its ranking. */
export const examRankingRoute = (rankings: ExamRankingService): AnyRoute =>
  route({
    method: 'GET',
    path: '/v1/surveys/report/exam/{id}/ranking',
    operationId: 'getExamRanking',
    tag: 'Results',
    summary: 'The ranking of an exam',
    description:
      "The first places, with names in full: every acknowledged response counts that is complete and valid and whose score is final, of several attempts the best one. Empty where the published version is no exam. A0404: not the caller's survey.",
    access: author('responses:read', { 'params.id': 'survey' }),
    params: z.strictObject({ id: z.string() }),
    data: v1ExamRanking,
    handle: (ctx, { params: { id } }) => rankings.read(ctx, id),
  });
