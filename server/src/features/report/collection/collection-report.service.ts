import { type CollectionFigures, collectionFigures, isTimeZone, type SourceCount, sourceNames, timeZoneOf } from '@wence/schema';
import { invalidInput } from '../../../platform/errors/app-error.js';
import type { RequestContext } from '../../../platform/request/context.js';
import type { ResponseFilter } from '../../response/response-query.type.js';
import { countingOfAnyStatus, countingRows } from '../../response-table/response-filter.policy.js';
import type { ResponseTables } from '../../response-table/response-tables.read-model.js';
import type { DraftService } from '../../survey/draft.service.js';
import { collectionCounts, collectionStatements } from './collection-statements.js';

export interface CollectionQuery {
  readonly surveyId: string;
  readonly filter?: ResponseFilter | null;
  /** IANA name; absent: the zone of the survey. */
  readonly timeZone?: string | null;
}

/** Responses from one source, with the name of its tag; the source itself where no tag has it. */
export interface NamedSourceCount extends SourceCount {
  readonly name: string | null;
}

export interface CollectionReport extends CollectionFigures {
  readonly sources: readonly NamedSourceCount[];
  /** Number of the last event of the log of responses that is in the figures. */
  readonly seq: number;
}

/** When, how fast and from where the responses to a survey came (Spec 2, reports). */
export class CollectionReportService {
  constructor(
    private readonly drafts: DraftService,
    private readonly tables: ResponseTables,
  ) {}

  /** Every response that was acknowledged before the call is in the figures. A0404: the survey. A0400: the zone or the filter. */
  async read(ctx: RequestContext, { surveyId, filter, timeZone }: CollectionQuery): Promise<CollectionReport> {
    const draft = await this.drafts.read(ctx, surveyId);
    const zone = timeZone ?? timeZoneOf(draft.definition);
    if (!isTimeZone(zone)) throw invalidInput([{ field: 'timeZone', rule: 'format' }]);
    const view = await this.tables.view(surveyId, draft);
    const counting = countingRows(filter ?? {}, view);
    const everybody = countingOfAnyStatus(filter ?? {}, view);
    const { seq, results } = await this.tables.read(view, collectionStatements({ table: view.table, counting, everybody }, zone));
    const figures = collectionFigures(collectionCounts(results, zone));
    const names = sourceNames(view.plan);
    const sources = figures.sources.map((one) => ({ ...one, name: one.source === null ? null : (names.get(one.source) ?? one.source) }));
    return { seq, ...figures, sources };
  }
}
