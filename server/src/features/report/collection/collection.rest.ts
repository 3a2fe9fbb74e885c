import { z } from 'zod';
import { author } from '../../../platform/access/access.js';
import { contentTag } from '../../../platform/http/entity-tag.js';
import { type AnyRoute, route } from '../../../platform/route/route.js';
import { v1ReportFilter } from '../../response/v1-response-filter.type.js';
import type { CollectionReportService } from './collection-report.service.js';
import { collectionShape } from './collection-shapes.js';

/** The lines of the `/v1` table on how responses came (Spec 7, reports and data). */
export function collectionRoutes(reports: CollectionReportService): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/v1/surveys/report/collection/{id}',
      operationId: 'getCollectionReport',
      tag: 'Results',
      summary: 'When, how fast and from where responses came',
      description:
        'Every acknowledged response counted, by day and hour, by the time taken, by source, device and region, and by status. Unless the filter says otherwise, complete and valid responses are meant. A0400: a zone that is not known, an impossible filter.',
      access: author('responses:read', { 'params.id': 'survey', 'query.version': 'version' }),
      params: z.strictObject({ id: z.string() }),
      query: z.object({
        ...v1ReportFilter,
        timeZone: z
          .string()
          .optional()
          .describe('IANA name of the zone in which days and hours are counted, such as Asia/Shanghai; absent: that of the survey.'),
      }),
      data: collectionShape,
      etag: contentTag,
      handle: async (ctx, { params, query: { timeZone, tag, ...given } }) => {
        const { days, sources, devices, regions, statuses, duration, hours, ...figures } = await reports.read(ctx, {
          surveyId: params.id,
          filter: { ...given, tags: tag },
          timeZone,
        });
        return {
          ...figures,
          days: [...days],
          hours: [...hours],
          duration: { ...duration, bins: [...duration.bins] },
          sources: [...sources],
          devices: [...devices],
          regions: [...regions],
          statuses: [...statuses],
        };
      },
    }),
  ];
}
