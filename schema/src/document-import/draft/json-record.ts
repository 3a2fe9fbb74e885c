/** A JSON object of a document, whose fields may be anything. */
export type JsonRecord = Readonly<Record<string, unknown>>;

export const isJsonRecord = (value: unknown): value is JsonRecord => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object; an empty one in place of anything else. */
export const recordOf = (value: unknown): JsonRecord => (isJsonRecord(value) ? value : {});

/** A list. Some writers give an object with numbers for keys instead; anything else is an empty list. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return isJsonRecord(value) ? Object.values(value) : [];
}

/** A text, or a number or truth value as a text; empty for anything else. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** A number that was written as one or as a text. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}
