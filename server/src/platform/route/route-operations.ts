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
  return z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as InputShape; // `InputShape` is a subset of JSON Schema.
}
