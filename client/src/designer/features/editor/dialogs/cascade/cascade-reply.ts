import { type NewOption, SUCCESS_CODE } from '@wence/schema';

/** What the server says of a file. */
export interface CascadeReply {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly data?: unknown;
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** The options of the question as it would be, as new ones; null: the answer holds none. */
export function repliedOptions({ code, data }: CascadeReply): readonly NewOption[] | null {
  const { options } = record(data);
  return code === SUCCESS_CODE && Array.isArray(options) ? options.map(newOption) : null;
}

function newOption(option: unknown): NewOption {
  const { title, nodes } = record(option);
  const below = Array.isArray(nodes) ? nodes.map(newOption) : [];
  return { title: String(title), ...(below.length > 0 && { nodes: below }) };
}

export const countOf = (options: readonly NewOption[]): number => options.reduce((sum, { nodes }) => sum + 1 + countOf(nodes ?? []), 0);

/** What is wrong with the file, and where; null: the answer does not say. */
export function repliedReason({ code, data }: CascadeReply): { reason: string; row: unknown; limit: unknown } | null {
  const { reason, row, limit } = record(data);
  return code === 'A0701' && typeof reason === 'string' ? { reason, row, limit } : null;
}
