import { QUALITY_LIMITS, type QualityFindings } from '@wence/schema';
import type { ColumnarRows } from '../../platform/analytics/columnar-file.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { ResponseQuality } from '../response/response.port.js';
import type { DraftService } from '../survey/draft.service.js';
import { findingsStatement } from './quality-sql.policy.js';
import type { ResponseTables } from './response-tables.read-model.js';

/** Finds what stands out about responses among the others of their surveys. */
export class ResponseQualityService implements ResponseQuality {
  constructor(
    private readonly drafts: DraftService,
    private readonly tables: ResponseTables,
  ) {}

  async findingsOf(
    ctx: RequestContext,
    responses: readonly { readonly id: string; readonly surveyId: string }[],
  ): Promise<ReadonlyMap<string, QualityFindings>> {
    const found = new Map<string, QualityFindings>();
    for (const surveyId of new Set(responses.map((response) => response.surveyId))) {
      const view = await this.tables.view(surveyId, await this.drafts.read(ctx, surveyId));
      const ids = responses.flatMap((response) => (response.surveyId === surveyId ? response.id : []));
      const { results } = await this.tables.read(view, [findingsStatement(view.table, ids)]);
      for (const row of results[0] ?? []) found.set(String(row[0]), findingsIn(row));
    }
    return found;
  }
}

const numbersIn = (list: unknown): number[] => (Array.isArray(list) ? list.map(Number) : []);

/** Reads a line of `findingsStatement`. */
function findingsIn([id, seconds, median, lines, same, ids, seqs, burst]: ColumnarRows[number]): QualityFindings {
  const firsts = numbersIn(seqs).map((seq, index) => ({ firstId: String((ids as readonly string[])[index]), firstSeq: seq })); // One id for each.
  const first = firsts.find(({ firstId }) => firstId !== id);
  const nodeIds = numbersIn(lines);
  return {
    ...(seconds !== null && { speeding: { seconds: Number(seconds), medianSeconds: Number(median) } }),
    ...(nodeIds.length > 0 && { straightLining: { nodeIds } }),
    ...(first && { duplicate: { others: Number(same) - 1, ...first } }),
    ...(burst !== null && { burst: { responses: Number(burst), seconds: QUALITY_LIMITS.burstSeconds } }),
  };
}
