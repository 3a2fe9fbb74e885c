/** A schema of the document: JSON Schema 2020-12, of which this code looks at the parts that it names. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly [keyword: string]: unknown;
}

const COMPONENTS = '#/components/schemas/';

export const refTo = (name: string): JsonSchema => ({ $ref: COMPONENTS + name });

/** The same schema in a document that keeps its definitions among its components, under names that `rename` gives them. */
export function withComponents(schema: unknown, rename: (definition: string) => string): unknown {
  const prefix = '#/$defs/';
  if (Array.isArray(schema)) return schema.map((item) => withComponents(item, rename));
  if (typeof schema === 'string' && schema.startsWith(prefix)) return COMPONENTS + rename(schema.slice(prefix.length));
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(Object.entries(schema).map(([key, item]) => [key, withComponents(item, rename)]));
}

/**
 * The schema with its defaults in words. Generators take a field that has one for a field that is always there, which it is not: clients may leave it
 * out, and a definition in canonical form does.
 */
export function withoutDefaults(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutDefaults);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { default: usual, ...own } = Object.fromEntries(
    Object.entries(schema).map(([key, item]) => [key, key === 'const' ? item : withoutDefaults(item)]),
  );
  if (usual === undefined || !isKeyword(own)) return usual === undefined ? own : { ...own, default: usual };
  const said = typeof own.description === 'string' ? `${own.description.replace(/\.$/, '')}. ` : '';
  return { ...own, description: `${said}By default ${JSON.stringify(usual)}.` };
}

/** Tells a schema from an object of fields, of which one may be called `default`. */
const isKeyword = (schema: Record<string, unknown>): boolean =>
  ['type', 'enum', 'const', '$ref', 'anyOf', 'oneOf'].some((keyword) => keyword in schema);
