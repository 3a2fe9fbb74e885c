import DataLoader from 'dataloader';
import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { oncePerRequest, type RequestContext } from '../../platform/request/context.js';
import { SurveyType } from '../survey/survey.type.js';
import { type ResponseReadModel, TREND_DAYS } from './response.read-model.js';

const COUNTS = Symbol('response counts');
const TOTALS = Symbol('response totals');
const TRENDS = Symbol('response trends');
const NO_TREND = Array.from({ length: TREND_DAYS }, () => 0);

/** The response figures in a survey's list entry: one grouped query each, however long the list. */
@Resolver(() => SurveyType)
export class SurveyFiguresResolver {
  constructor(private readonly responses: ResponseReadModel) {}

  @FieldResolver(() => Int, { nullable: true, description: 'Responses that count.' })
  responseCount(@Root() { id }: SurveyType, @Ctx() ctx: RequestContext): Promise<number> {
    return oncePerRequest(ctx, COUNTS, () => loaderOf((ids) => this.responses.countsOf(ids), 0)).load(id);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'All responses: also screened, over quota and invalid ones. Those in the recycle bin are not among them.',
  })
  responseTotal(@Root() { id }: SurveyType, @Ctx() ctx: RequestContext): Promise<number> {
    return oncePerRequest(ctx, TOTALS, () => loaderOf((ids) => this.responses.totalsOf(ids), 0)).load(id);
  }

  @FieldResolver(() => [Int], { nullable: true, description: 'Responses per 24 hours back from now: 14 figures, oldest first.' })
  responseTrend(@Root() { id }: SurveyType, @Ctx() ctx: RequestContext): Promise<number[]> {
    return oncePerRequest(ctx, TRENDS, () => loaderOf((ids) => this.responses.trendsOf(ids), NO_TREND)).load(id);
  }
}

function loaderOf<V>(read: (ids: readonly string[]) => Promise<Map<string, V>>, absent: V): DataLoader<string, V> {
  return new DataLoader(async (ids) => {
    const found = await read(ids);
    return ids.map((id) => found.get(id) ?? absent);
  });
}
