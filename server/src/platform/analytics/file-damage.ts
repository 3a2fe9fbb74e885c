/** Kinds of errors after which a columnar file cannot be trusted: it is damaged, or the library has given it up. */
const DAMAGE = /^(?:Failure running pending result task: )?(IO|FATAL|Fatal|INTERNAL|Serialization) Error|has been invalidated|[Cc]orrupt/;
const NOT_OPEN = 'no columnar file is open';

export const notOpen = (): Error => new Error(NOT_OPEN);

/** Returns whether an error is about the file or its thread, and not about a statement alone. Errors come from another thread, as names and messages. */
export const isDamage = (error: unknown): boolean => error instanceof Error && (error.message === NOT_OPEN || DAMAGE.test(error.message));
