/** The server cannot start for a reason the operator can fix. The message is all they see: it says what is wrong and what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The `code` that Node and database drivers put on their errors, such as EEXIST; an empty string if there is none. */
export function errorCodeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
