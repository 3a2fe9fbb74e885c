/**
 * Who may call an operation, and whose object it touches. Every `/v1` route and every root field of the graph declares one; the server
 * does not start with an operation that has none. Ownership itself is checked in the service that loads the object: there a foreign one
 * is as absent as a missing one (A0404).
 */
export type Access =
  /** No token needed. `because` says why that is safe. */
  | { readonly who: 'anyone'; readonly because: string }
  /** A signed-in author; `owns` names the input that must be theirs, or null when the operation touches only what is the caller's anyway. */
  | { readonly who: 'author'; readonly owns: string | null };

export const anyone = (because: string): Access => ({ who: 'anyone', because });
export const author = (owns: string | null = null): Access => ({ who: 'author', owns });
