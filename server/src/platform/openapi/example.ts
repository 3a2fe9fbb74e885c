/** A request that a test sends, and what it is answered. */
export interface Example {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** The whole answer, `{ code, message, data }`; absent where it is a file. */
  readonly answer?: unknown;
}

/** By the id of the operation. */
export type Examples = Readonly<Record<string, Example>>;
