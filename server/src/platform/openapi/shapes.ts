import { z } from 'zod';
import { type JsonSchema, refTo, withComponents, withoutDefaults } from './json-schema.js';
import { USUAL_FIELDS } from './usual-fields.js';

/** Formats that say all that zod's own patterns would repeat. */
const FORMATS = new Set(['date-time', 'uuid']);

/** Collects the schemas that have a name, each once, and refers to them from wherever they are used. */
export class Shapes {
  private readonly named = new Map<string, JsonSchema>();

  /** @param given Schemas that stand in the place of shapes of the same names. */
  constructor(given: Readonly<Record<string, JsonSchema>> = {}) {
    for (const [name, schema] of Object.entries(given)) this.named.set(name, schema);
  }

  /** The schema of what a client sends or gets. A shape with a name is referred to. */
  of(shape: z.ZodType): JsonSchema {
    // Inside something else a shape with a name becomes a definition, which it would not by itself.
    const made = z.toJSONSchema(z.object({ it: shape }), { io: 'input', unrepresentable: 'any', override: withoutNoise });
    const { $defs = {}, properties } = withUsualWords(withoutDefaults(withComponents(made, (name) => name))) as JsonSchema & {
      readonly $defs?: Record<string, JsonSchema>;
    }; // Of an object.
    for (const [name, { id: _, ...schema }] of Object.entries($defs)) if (!this.named.has(name)) this.named.set(name, schema);
    return properties?.it ?? {};
  }

  /** Gives a schema a name, unless it is a reference to one that has it. */
  name(name: string, schema: JsonSchema): JsonSchema {
    if (schema.$ref !== undefined) return schema;
    if (this.named.has(name)) throw new Error(`Two shapes are called ${name}.`);
    this.named.set(name, schema);
    return refTo(name);
  }

  /** All that have a name, in the order of the names. */
  components(): Record<string, JsonSchema> {
    return Object.fromEntries([...this.named].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }
}

/** Leaves out the bounds that are those of every whole number, and patterns that say less than the format beside them. */
function withoutNoise({ jsonSchema }: { readonly jsonSchema: Record<string, unknown> }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (FORMATS.has(String(jsonSchema.format))) delete jsonSchema.pattern;
}

/** Gives fields that are described nowhere the words that they have everywhere. A reference is described where it leads. */
function withUsualWords(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withUsualWords);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, item]) => [key, withUsualWords(item)]));
  if (!isObjectSchema(inner)) return inner;
  const properties = Object.entries(inner.properties).map(([name, field]) => [name, { ...wordsFor(name, field), ...field }]);
  return { ...inner, properties: Object.fromEntries(properties) };
}

const isObjectSchema = (schema: JsonSchema): schema is JsonSchema & Required<Pick<JsonSchema, 'properties'>> =>
  schema.type === 'object' && schema.properties !== undefined;

function wordsFor(name: string, field: JsonSchema): { readonly description?: string } {
  const description = USUAL_FIELDS[name];
  return description === undefined || field.$ref !== undefined ? {} : { description };
}
