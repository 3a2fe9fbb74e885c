/** The part of JSON Schema (draft 2020-12) that definitions and answers need. */
export interface JsonSchema {
  readonly $schema?: string;
  readonly $id?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly title?: string;
  readonly description?: string;
  readonly type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false | JsonSchema;
  readonly propertyNames?: JsonSchema;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly oneOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
}

/** A record with these keys and no others. */
export const record = (properties: Readonly<Record<string, JsonSchema>>, required: readonly string[], title?: string): JsonSchema => ({
  title,
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

/** A text of at most `maxLength` characters; not blank when `min` is 1. */
export const text = (maxLength: number, min: 0 | 1 = 0): JsonSchema => ({
  type: 'string',
  maxLength,
  pattern: min === 1 ? '\\S' : undefined,
});

export const integer = (minimum: number, maximum: number): JsonSchema => ({ type: 'integer', minimum, maximum });

export const flag = (byDefault = false): JsonSchema => ({ type: 'boolean', default: byDefault });

export const oneOfValues = (values: readonly (string | number)[], byDefault?: string | number): JsonSchema => ({
  enum: values,
  default: byDefault,
});

export const list = (items: JsonSchema, maxItems: number, minItems?: number): JsonSchema => ({ type: 'array', items, maxItems, minItems });

/** Schema of a key that may be written with its default, but has no other value here. */
export const only = (value: unknown): JsonSchema => ({ const: value });

/** A list that may be there, with nothing in it. */
export const emptyList: JsonSchema = { type: 'array', maxItems: 0 };

type Described<Keys extends string> = Readonly<Record<Keys, JsonSchema>>;

/** The same properties, each with the text that says what it is. */
export function described<Keys extends string>(properties: Described<Keys>, texts: Readonly<Record<Keys, string>>): Described<Keys> {
  const keys = Object.keys(properties) as Keys[]; // `Object.keys` forgets which keys the record has.
  const entries = keys.map((key): [string, JsonSchema] => [key, { ...properties[key], description: texts[key] }]);
  return { ...properties, ...Object.fromEntries(entries) };
}
