import { chunk } from '@wence/schema';
import type { ColumnarRows, Statement } from '../../../platform/analytics/columnar-file.js';
import type { RowCondition } from '../../response-table/response-filter.policy.js';

/** The responses that are counted. */
export interface Source {
  readonly table: string;
  readonly condition: RowCondition;
}

/** How often each value of an expression occurs, as texts. */
export type Groups = readonly (readonly [value: string, count: number])[];

/** Reads what was asked for out of the results, once there are some. */
export type Later<T> = (results: Results) => T;

interface GroupsAsk {
  readonly expression: string;
  /** The expression is a list whose items are counted. */
  readonly isList: boolean;
  /** As many values, from one end of their order. */
  readonly most: { readonly count: number; readonly from: 'first' | 'last' } | null;
}

interface NewestAsk {
  /** A list of texts; null of a response that has none. */
  readonly expression: string;
  readonly isGiven: string;
  readonly most: number;
}

/** Aggregates over the items of a list. */
interface ItemsAsk {
  readonly list: string;
  readonly aggregates: readonly string[];
}

/** Aggregates in one statement, and counts in one, at most. */
const AT_ONCE = { aggregates: 400, branches: 60 } as const;

/** What the statements gave, by the number of the ask. */
export class Results {
  readonly aggregates: (string | number | null)[] = [];
  readonly groups = new Map<number, [string, number][]>();
  /** Newest response first. */
  readonly newest = new Map<number, (readonly (string | null)[])[]>();
  readonly items: (readonly (number | null)[])[] = [];
}

/**
 * Collects what a report asks of a table, so that a few statements answer it: every aggregate over responses in one scan, every count by value and
 * every list of the newest in a branch of one statement.
 */
export class Asks {
  private readonly aggregates = new Map<string, number>();
  private readonly groups = new Map<string, { readonly at: number; readonly ask: GroupsAsk }>();
  private readonly newest: NewestAsk[] = [];
  private readonly items: ItemsAsk[] = [];

  /** An aggregate over all responses; null if it is over nothing. */
  aggregate(aggregate: string): Later<string | number | null> {
    const at = this.aggregates.get(aggregate) ?? this.aggregates.size;
    this.aggregates.set(aggregate, at);
    return ({ aggregates }) => aggregates[at] ?? null;
  }

  /** An aggregate that is a number, 0 over nothing. */
  sum(aggregate: string): Later<number> {
    const value = this.aggregate(aggregate);
    return (results) => Number(value(results) ?? 0);
  }

  /** The number of responses for which a condition holds. */
  count(condition: string): Later<number> {
    return this.sum(`count_if(${condition})`);
  }

  countsByValue(expression: string, { isList = false, most = null }: Partial<Omit<GroupsAsk, 'expression'>> = {}): Later<Groups> {
    const ask = { expression, isList, most };
    const key = JSON.stringify(ask);
    const { at } = this.groups.get(key) ?? { at: this.groups.size };
    this.groups.set(key, { at, ask });
    return ({ groups }) => groups.get(at) ?? [];
  }

  newestOf(ask: NewestAsk): Later<readonly (readonly (string | null)[])[]> {
    const at = this.newest.push(ask) - 1;
    return ({ newest }) => newest.get(at) ?? [];
  }

  aggregateItems(ask: ItemsAsk): Later<readonly (number | null)[]> {
    const at = this.items.push(ask) - 1;
    return ({ items }) => items[at] ?? [];
  }

  statements({ table, condition: { sql, values } }: Source): Statement[] {
    const from = `FROM ${table} WHERE ${sql}`;
    const aggregates = chunk([...this.aggregates.keys()], AT_ONCE.aggregates).map((some) => `SELECT ${some.join(', ')} ${from}`);
    const groups = Array.from(this.groups.values(), ({ at, ask }) => groupsBranch(at, ask, from));
    const newest = this.newest.map((ask, at) => newestBranch(at, ask, from));
    const items = this.items.map((ask) => `SELECT ${ask.aggregates.join(', ')} FROM (SELECT unnest(${ask.list}) AS item ${from})`);
    return [...aggregates, ...united(groups), ...united(newest), ...items].map((statement) => ({ sql: statement, values }));
  }

  /** `rows`: those of each statement. */
  read(rows: readonly ColumnarRows[]): Results {
    const results = new Results();
    const left = [...rows];
    const next = (asks: number, most: number): ColumnarRows => left.splice(0, Math.ceil(asks / most)).flat();
    for (const row of next(this.aggregates.size, AT_ONCE.aggregates)) results.aggregates.push(...row.map(asValue));
    for (const [at, value, count] of next(this.groups.size, AT_ONCE.branches)) {
      if (value !== null) addTo(results.groups, Number(at), [String(value), Number(count)]);
    }
    const newest = next(this.newest.length, AT_ONCE.branches).toSorted(([, one], [, two]) => Number(two) - Number(one));
    for (const [at, , texts] of newest) addTo(results.newest, Number(at), Array.isArray(texts) ? texts : []);
    for (const row of next(this.items.length, 1)) results.items.push(row.map(asNumber));
    return results;
  }
}

type Cell = ColumnarRows[number][number];

const asNumber = (cell: Cell): number | null => (cell === null ? null : Number(cell));

const asValue = (cell: Cell): string | number | null => (typeof cell === 'string' || typeof cell === 'number' ? cell : null);

function addTo<T>(lists: Map<number, T[]>, at: number, item: T): void {
  const known = lists.get(at);
  if (known) known.push(item);
  else lists.set(at, [item]);
}

const united = (branches: readonly string[]): string[] => chunk(branches, AT_ONCE.branches).map((some) => some.join(' UNION ALL '));

function groupsBranch(at: number, { expression, isList, most }: GroupsAsk, from: string): string {
  const items = `(SELECT ${isList ? `unnest(${expression})` : expression} AS item ${from})`;
  const counts = `SELECT ${at} AS ask, CAST(item AS VARCHAR) AS value, count(*) AS counted FROM ${items} GROUP BY item`;
  if (most === null) return counts;
  return `(SELECT * FROM (${counts}) WHERE value IS NOT NULL ORDER BY value ${most.from === 'last' ? 'DESC' : 'ASC'} LIMIT ${most.count})`;
}

const newestBranch = (at: number, { expression, isGiven, most }: NewestAsk, from: string): string =>
  `(SELECT ${at} AS ask, seq, ${expression} AS texts ${from} AND ${isGiven} ORDER BY seq DESC LIMIT ${most})`;
