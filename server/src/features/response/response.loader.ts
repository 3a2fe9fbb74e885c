import DataLoader from 'dataloader';
import { oncePerRequest, type RequestContext } from '../../platform/context.js';
import { type ResponseReadModel, TREND_DAYS } from './response.read-model.js';

const COUNTS = Symbol('response counts');
const TRENDS = Symbol('response trends');
const NO_TREND = Array.from({ length: TREND_DAYS }, () => 0);

/** Figures for lists of surveys: one grouped query each, however long the list. */
export const responseCountOf = (ctx: RequestContext, responses: ResponseReadModel, surveyId: string): Promise<number> =>
  oncePerRequest(ctx, COUNTS, () => loaderOf((ids) => responses.countsOf(ids), 0)).load(surveyId);

export const responseTrendOf = (ctx: RequestContext, responses: ResponseReadModel, surveyId: string): Promise<number[]> =>
  oncePerRequest(ctx, TRENDS, () => loaderOf((ids) => responses.trendsOf(ids), NO_TREND)).load(surveyId);

function loaderOf<V>(read: (ids: readonly string[]) => Promise<Map<string, V>>, absent: V): DataLoader<string, V> {
  return new DataLoader(async (ids) => {
    const found = await read(ids);
    return ids.map((id) => found.get(id) ?? absent);
  });
}
