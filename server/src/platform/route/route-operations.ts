import { z } from 'zod';
import type { AnyRoute } from './route.js';
import type { InputShape } from '../access/input-shape.js';
import type { Operation } from '../access/operation.js';

/** The `/v1` table as operations. */
export function routeOperations(routes: readonly AnyRoute[]): Operation[] {
  return routes.map(({ method, path, access, params, query, body }) => {
    const parts = Object.entries({ params, query, body }).flatMap(([part, shape]) => (shape ? [[part, inputOf(shape)] as const] : []));
    return { door: '/v1', name: `${method} ${path}`, access, input: { type: 'object', properties: Object.fromEntries(parts) } };
  });
}

/** The input before transforms, with named shapes inlined; inputs are not recursive. */
function inputOf(shape: z.ZodType): InputShape {
  const { $defs = {}, ...schema } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  return inlined(schema, $defs) as InputShape; // `InputShape` is a subset of JSON Schema.
}

const DEFINITION = '#/$defs/';

/** The schema with each reference replaced by what it leads to. */
function inlined(schema: unknown, definitions: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(schema)) return schema.map((item) => inlined(item, definitions));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, ...own } = schema as { readonly $ref?: string }; // An object, as just seen.
  const meant = $ref?.startsWith(DEFINITION) ? inlined(definitions[$ref.slice(DEFINITION.length)], definitions) : {};
  return { ...(meant as object), ...Object.fromEntries(Object.entries(own).map(([key, item]) => [key, inlined(item, definitions)])) };
}
