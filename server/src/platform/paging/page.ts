import { invalidInput } from '../errors/app-error.js';
import { type PageQuery, readPageRequest } from './page-request.js';

/** A list with a fixed order that can be read from any place in it, in both directions. `Place` is what a cursor holds. */
export interface OrderedList<Row, Place> {
  /** Opaque to callers. */
  cursorOf(row: Row): string;
  /** Null for anything that `cursorOf` did not write. */
  placeOf(cursor: string): Place | null;
  /** Rows in the direction of reading: backward, the last one of the list comes first. */
  read(reach: Reach<Place>): Promise<Row[]>;
  count(): Promise<number>;
}

/** A part of a list. */
export interface Reach<Place> {
  /** Null: from the end at which the direction begins. The row at the place need not be there any more. */
  readonly from: Place | null;
  /** Whether the row at the place belongs to it. */
  readonly including: boolean;
  readonly backward: boolean;
  readonly most: number;
}

/** A page in the order of the list, whichever way it was asked for. What costs another read is read when somebody asks for it. */
export interface Page<Row> {
  readonly edges: readonly { readonly cursor: string; readonly node: Row }[];
  /** Number of all matches, not only those on this page. */
  total(): Promise<number>;
  /** Whether the list goes on behind this page. */
  hasNext(): Promise<boolean>;
  /** Whether anything stands in front of this page. */
  hasPrevious(): Promise<boolean>;
}

/** A0400: arguments of both directions, a size outside 1 to 100, a strange cursor. */
export async function pageOf<Row, Place>(list: OrderedList<Row, Place>, query: PageQuery): Promise<Page<Row>> {
  const { size, backward, from: field, cursor } = readPageRequest(query);
  const from = cursor === null ? null : list.placeOf(cursor);
  if (cursor !== null && from === null) throw invalidInput([{ field, rule: 'format' }]);
  const found = await list.read({ from, including: false, backward, most: size + 1 });
  const rows = found.slice(0, size);
  if (backward) rows.reverse();
  const ahead = async () => found.length > size;
  const behind = async () => from !== null && (await list.read({ from, including: true, backward: !backward, most: 1 })).length > 0;
  return {
    edges: rows.map((node) => ({ cursor: list.cursorOf(node), node })),
    total: () => list.count(),
    hasNext: backward ? behind : ahead,
    hasPrevious: backward ? ahead : behind,
  };
}

/** The same page of other objects that show its rows. */
export function mapPage<Row, Shown>(page: Page<Row>, show: (row: Row) => Shown): Page<Shown> {
  return { ...page, edges: page.edges.map(({ cursor, node }) => ({ cursor, node: show(node) })) };
}
