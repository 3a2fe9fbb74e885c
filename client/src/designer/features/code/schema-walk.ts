import { definitionJsonSchema } from '@wence/schema';
import type { JsonPath } from './json-place';

/** As much of JSON Schema as the definition's schema uses. */
export interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
}

let known: Schema | undefined;
/** It is built when somebody begins to write. */
const whole = (): Schema => (known ??= definitionJsonSchema() as Schema);

/** The schemas that a schema stands for: references followed, alternatives side by side. */
function alternativesOf(schema: Schema): Schema[] {
  const { $ref, oneOf = [], anyOf = [], allOf = [] } = schema;
  const named = $ref === undefined ? undefined : whole().$defs?.[$ref.replace('#/$defs/', '')];
  const others = [...(named ? [named] : []), ...oneOf, ...anyOf, ...allOf].flatMap(alternativesOf);
  return schema.properties || schema.items || schema.enum || schema.type || schema.const !== undefined ? [schema, ...others] : others;
}

/** The schemas that a value may have which stands at a path. */
export function schemasAt(path: JsonPath): Schema[] {
  let found = alternativesOf(whole());
  for (const step of path) {
    found = found.flatMap(({ properties, items }) => {
      const next = typeof step === 'number' ? items : properties?.[step];
      return next ? alternativesOf(next) : [];
    });
  }
  return found;
}

/** A key that may stand in an object, with what it says. */
export interface OfferedKey {
  readonly key: string;
  readonly description: string;
  /** First character of the value: `"`, `[`, `{` or nothing. */
  readonly opening: string;
}

const OPENINGS: Readonly<Record<string, string>> = { string: '"', array: '[', object: '{' };

/** The keys that the object at a path may have, each once. */
export function keysAt(path: JsonPath): OfferedKey[] {
  const offered = new Map<string, OfferedKey>();
  for (const { properties = {} } of schemasAt(path)) {
    for (const [key, value] of Object.entries(properties)) {
      if (offered.has(key)) continue;
      const [first] = alternativesOf(value);
      offered.set(key, { key, description: value.description ?? first?.description ?? '', opening: OPENINGS[first?.type ?? ''] ?? '' });
    }
  }
  return [...offered.values()];
}

/** The values that may stand at a path, as JSON, where the schema names them. */
export function valuesAt(path: JsonPath): string[] {
  const values = schemasAt(path).flatMap((schema) => {
    if (schema.enum) return schema.enum;
    if (schema.const !== undefined) return [schema.const];
    return schema.type === 'boolean' ? [true, false] : [];
  });
  return [...new Set(values.map((value) => JSON.stringify(value)))];
}
