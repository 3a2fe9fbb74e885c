import { at, type FieldFault, parseFilter, type ResponseFilter } from '@wence/schema';
import { invalidWhen } from '../../platform/errors/app-error.js';
import type { CrossReportService } from '../cross/cross-report.service.js';
import type { CrossNesting, CrossQuery } from '../cross/cross-report.type.js';
import type { TableView } from '../response-table/response-tables.read-model.js';

/** The figures that the cells of a table show. */
export const CROSS_MEASURES = ['column', 'row', 'total', 'count', 'mean'] as const;
export type CrossMeasure = (typeof CROSS_MEASURES)[number];

/** Everything that an author chooses about a cross report. */
export interface CrossSetup {
  /** Local ids of questions or of rows of matrices. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly nested: readonly CrossNesting[];
  readonly conditions: ResponseFilter;
  readonly measure: CrossMeasure;
  /** Null: columns are not compared. */
  readonly confidence: NonNullable<CrossQuery['test']>['confidence'] | null;
  readonly bonferroni: boolean;
}

/** A set-up as it is sent. */
export interface GivenSetup extends Pick<CrossSetup, 'rows' | 'columns'> {
  readonly nested?: readonly CrossNesting[] | null | undefined;
  /** In the filter language, as it came. */
  readonly conditions?: unknown;
  readonly measure?: CrossMeasure | null | undefined;
  readonly confidence?: CrossSetup['confidence'] | undefined;
  readonly bonferroni?: boolean | null | undefined;
}

/** How far a set-up fits the survey as it is. */
interface Fit {
  readonly conditions: ResponseFilter;
  readonly faults: readonly FieldFault[];
}

function fitOf({ rows, columns, nested, conditions }: GivenSetup, view: TableView, reports: CrossReportService): Fit {
  const parsed = parseFilter(conditions ?? { conditions: [] }, view.plan);
  const faults = reports.faultsOf(view, { rows, columns, nested });
  if (parsed.ok) return { conditions: parsed.value, faults };
  const ofFilter = parsed.faults.map((fault) => ({ ...fault, field: fault.field === '' ? 'conditions' : at('conditions', fault.field) }));
  return { conditions: { conditions: [] }, faults: [...faults, ...ofFilter] };
}

/**
 * A set-up as it is kept. A0400: `setup.rows`, `setup.columns`, `setup.nested…` (as `crossFaults` says), `setup.conditions…` (what the filter language does not know, or the survey does not have).
 */
export function readSetup(given: GivenSetup, view: TableView, reports: CrossReportService): CrossSetup {
  const { conditions, faults } = fitOf(given, view, reports);
  invalidWhen(faults.map((fault) => ({ ...fault, field: at('setup', fault.field) })));
  const { rows, columns, nested, measure, confidence, bonferroni } = given;
  return {
    rows: [...rows],
    columns: [...columns],
    nested: (nested ?? []).map(({ outer, inner }) => ({ outer, inner })),
    conditions,
    measure: measure ?? 'column',
    confidence: confidence ?? null,
    bonferroni: bonferroni ?? false,
  };
}

/** Places in a set-up that ask for what the survey no longer has, such as `rows[1]`. */
export const missingIn = (setup: CrossSetup, view: TableView, reports: CrossReportService): string[] =>
  fitOf(setup, view, reports).faults.map(({ field }) => field);
