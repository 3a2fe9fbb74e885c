import { type CrossVariable, crossVariables, type FieldFault } from '@wence/schema';
import { invalidWhen } from '../../platform/errors/app-error.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { RequestContext } from '../../platform/request/context.js';
import { countingRows } from '../response-table/response-filter.policy.js';
import type { ResponseTables, TableView } from '../response-table/response-tables.read-model.js';
import type { DraftService } from '../survey/draft.service.js';
import { bannersOf } from './cross-banner.js';
import { type ChosenVariables, crossFaults } from './cross-faults.policy.js';
import type { CrossQuery, CrossReport } from './cross-report.type.js';
import { type Pair, sizesStatement } from './cross-statements.js';
import { crossTable } from './cross-table.js';
import { PairPlan } from './pair-plan.js';

/** Questions by questions: counts, shares, means and what of them is significant (Spec 2, reports). */
export class CrossReportService {
  private readonly variables = new WeakMap<TableView, ReadonlyMap<number, CrossVariable>>();

  constructor(
    private readonly drafts: DraftService,
    private readonly tables: ResponseTables,
    private readonly clock: Clock,
  ) {}

  /**
   * Every response that was acknowledged before the call is in the figures. A0404: the survey. A0400: a row or column that is no question of the survey,
   * or one that no table is made of; too many; a nesting that there cannot be; the filter.
   */
  async read(ctx: RequestContext, { surveyId, ...query }: CrossQuery): Promise<CrossReport> {
    return this.readOf(await this.tables.view(surveyId, await this.drafts.read(ctx, surveyId)), query);
  }

  /** The same for whoever may see the survey. */
  async readOf(view: TableView, { rows, columns, nested, filter, test }: Omit<CrossQuery, 'surveyId'>): Promise<CrossReport> {
    const variables = this.variablesOf(view);
    invalidWhen(this.faultsOf(view, { rows, columns, nested }));
    const chosen = (ids: readonly number[]): CrossVariable[] => ids.flatMap((id) => variables.get(id) ?? []);
    const innerOf = new Map(nested?.map(({ outer, inner }) => [outer, variables.get(inner)]));
    const pairs = chosen(columns).flatMap((column) => {
      const inner = innerOf.get(column.localId);
      return chosen(rows).map((row): Pair => ({ row, column, inner }));
    });
    const source = { table: view.table, condition: countingRows(filter ?? {}, view) };
    const plans = pairs.map((pair) => new PairPlan(source, pair));
    const { seq, results } = await this.tables.read(view, [sizesStatement(source, pairs), ...plans.flatMap((plan) => plan.statements)]);
    const [sizes, ...counted] = results;
    const counts = plans.map((plan, index) => plan.read(counted.splice(0, plan.statements.length), Number(sizes?.[0]?.[1 + index] ?? 0)));
    const banners = bannersOf(counts);
    return {
      surveyId: view.surveyId,
      seq,
      updatedAt: this.clock.now(),
      base: Number(sizes?.[0]?.[0] ?? 0),
      tables: banners.flatMap(({ tables, banner }) => tables.map((table) => crossTable(table, banner, test ?? undefined))),
    };
  }

  /** Returns the faults of these rows and columns (A0400), as `crossFaults` finds them. */
  faultsOf(view: TableView, chosen: ChosenVariables): FieldFault[] {
    return crossFaults(this.variablesOf(view), chosen);
  }

  /** Made once for each state of the definitions. */
  private variablesOf(view: TableView): ReadonlyMap<number, CrossVariable> {
    const known = this.variables.get(view) ?? crossVariables(view.basis.definitions, view.plan);
    this.variables.set(view, known);
    return known;
  }
}
