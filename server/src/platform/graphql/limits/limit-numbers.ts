const KIBIBYTE = 1024;

/** Limits of one request to the graph. A request beyond one of them gets A0420 with `data: { limit, most }` before anything is looked up. */
export const GRAPH_LIMITS = {
  /** Characters of the query itself; long values belong into variables. */
  length: 100_000,
  /** Tokens of the query. */
  tokens: 5000,
  /** Operations and fragments in one query. */
  definitions: 30,
  /** Levels of selections. The usual introspection query has 15. */
  depth: 16,
  /** Fields of one operation or fragment, those of the fragments in it counted every time. */
  fields: 500,
  /** Fields at the root of an operation. */
  rootFields: 20,
  /** Renamed fields, counted like `fields`. */
  aliases: 15,
  /** Directives in the whole query. */
  directives: 50,
  /** Levels of a value, in the query or in its variables. */
  nesting: 64,
  /** Cost of one operation. */
  cost: 1000,
} as const;

/** Items that a list is taken to have where the field does not say. */
export const ASSUMED_LIST_SIZE = 10;
/** Items of a connection asked for without `first` and `last`. */
export const ASSUMED_FIRST = 20;
/** Cost of `__schema` and `__type`, whatever is selected. */
export const INTROSPECTION_COST = 100;

/** Bodies in bytes. A field that takes more says so with `@LargeInput`. */
export const GRAPH_BODY = {
  usual: 256 * KIBIBYTE,
  /** Limit for requests without a token: the maximum size of a submission. */
  stranger: 1024 * KIBIBYTE,
  /** A definition may have 4 MB, and there is JSON around it. */
  most: 5 * 1024 * KIBIBYTE,
} as const;
