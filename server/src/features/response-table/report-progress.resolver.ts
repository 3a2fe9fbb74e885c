import { FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { NeedsScope } from '../../platform/graphql/access.decorator.js';
import { SurveyType } from '../survey/survey.type.js';
import type { ResponseTables } from './response-tables.read-model.js';

@Resolver(() => SurveyType)
export class ReportProgressResolver {
  constructor(private readonly tables: ResponseTables) {}

  @NeedsScope('responses:read')
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'How much of what reports are read from is made, 0 to 99 percent, while somebody waits for it: the first report on many responses takes its time. Null: nothing is being made on the server that answers.',
  })
  reportProgress(@Root() { id }: SurveyType): number | null {
    return this.tables.percentOf(id);
  }
}
