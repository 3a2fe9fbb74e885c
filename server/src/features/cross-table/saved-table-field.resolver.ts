import DataLoader from 'dataloader';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { NeedsScope } from '../../platform/graphql/access.decorator.js';
import { ListSize } from '../../platform/graphql/limits/limit.decorators.js';
import { requestBudget, spend } from '../../platform/graphql/limits/request-budget.js';
import { oncePerRequest, type RequestContext } from '../../platform/request/context.js';
import type { TableView } from '../response-table/response-tables.read-model.js';
import type { CrossSetup } from './cross-setup.policy.js';
import type { SavedCrossTable } from './saved-cross-table.entity.js';
import { type SavedCrossTableService, setupOf } from './saved-cross-table.service.js';
import { CrossSetupType, SavedCrossTableType } from './saved-cross-table.type.js';

/** Each reads the versions of its survey. */
const CHECKED = requestBudget('savedCrossTablesMissing', 10);
const LOADER = Symbol('what saved cross tables are checked against');

/** Fields of a saved table that are worked out from its row, or from its survey. */
@Resolver(() => SavedCrossTableType)
export class SavedTableFieldResolver {
  constructor(private readonly tables: SavedCrossTableService) {}

  @FieldResolver(() => CrossSetupType, {
    description: 'What is chosen about the report: the arguments of `crossReport`, and what cells show.',
  })
  setup(@Root() table: SavedCrossTable): CrossSetup {
    return setupOf(table);
  }

  @NeedsScope('responses:read')
  @ListSize(1)
  @FieldResolver(() => [String], {
    description: `Places in its set-up that ask for a question, row or option that the survey no longer has, such as \`rows[1]\`; empty: it can be opened as it is. Of at most ${CHECKED.most} surveys in a request (A0420).`,
  })
  async missing(@Root() table: SavedCrossTable, @Ctx() ctx: RequestContext): Promise<string[]> {
    const views = oncePerRequest(ctx, LOADER, () => this.viewsFor(ctx));
    return this.tables.missingOf(table, await views.load(table.surveyId));
  }

  /** The tables of a survey are checked together. */
  private viewsFor(ctx: RequestContext): DataLoader<string, TableView> {
    return new DataLoader((surveyIds) =>
      Promise.all(
        surveyIds.map((surveyId) => {
          spend(ctx, CHECKED);
          return this.tables.view(ctx, surveyId);
        }),
      ),
    );
  }
}
