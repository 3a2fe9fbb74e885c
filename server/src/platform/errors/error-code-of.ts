/** The `code` that Node and drivers put on their errors, such as EEXIST; empty when there is none. */
export function errorCodeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
