import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** One wrong field of an input, as the server names it. */
export interface WrongField {
  field: string;
  rule: string;
  limit?: number;
}

interface Extensions {
  code?: string;
  fields?: WrongField[];
  data?: unknown;
}

/** Code, message, wrong fields and details of the first error a request came back with; null for other failures. */
export function serverFault(error: unknown): (Extensions & { message: string }) | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const [first] = error.errors;
  return first ? { message: first.message, ...(first.extensions as Extensions | undefined) } : null;
}
