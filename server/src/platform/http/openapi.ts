import { SUCCESS_CODE } from '@wence/schema';
import { z } from 'zod';
import type { AnyRoute } from './route.js';

const envelope = (data: z.ZodType) => z.object({ code: z.literal(SUCCESS_CODE), message: z.string(), data });
const failure = z.object({
  code: z.string().describe('A code of the catalogue, e.g. A0400'),
  message: z.string().describe('In the language of Accept-Language: zh-CN or en'),
  data: z.unknown(),
  fields: z.array(z.object({ field: z.string(), rule: z.string(), limit: z.number().optional() })).optional(),
});

/** OpenAPI 3.1, made from the same table that serves the routes. */
export function openApiOf(routes: readonly AnyRoute[], version: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) (paths[route.path] ??= {})[route.method.toLowerCase()] = operationOf(route);
  return {
    openapi: '3.1.0',
    info: { title: 'Wence /v1', version, description: 'Every answer is `{ code, message, data, fields? }`; success is code `00000`.' },
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    paths,
  };
}

function operationOf(route: AnyRoute): Record<string, unknown> {
  return {
    tags: [route.tag],
    summary: route.summary,
    description: [route.description, accessText(route)].filter(Boolean).join('\n\n'),
    ...(route.access.who === 'author' && { security: [{ token: [] }] }),
    parameters: [...parametersOf('path', route.params), ...parametersOf('query', route.query)],
    ...(route.body && { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(route.body) } } } }),
    responses: {
      200: content('Success, or an expected failure told by its code', z.union([envelope(route.data), failure])),
      ...(route.access.who === 'author' && { 401: content('A0401: no token, or one that is not good any more', failure) }),
    },
  };
}

function accessText({ access }: AnyRoute): string {
  if (access.who === 'anyone') return `Open: ${access.because}`;
  return access.owns ? `Needs a token, and \`${access.owns}\` must be the caller's (A0404 otherwise).` : 'Needs a token.';
}

function content(description: string, shape: z.ZodType) {
  return { description, content: { 'application/json': { schema: jsonSchema(shape) } } };
}

function parametersOf(where: 'path' | 'query', shape: z.ZodType | undefined): Record<string, unknown>[] {
  if (!(shape instanceof z.ZodObject)) return [];
  return Object.entries(shape.shape).map(([name, value]) => ({
    name,
    in: where,
    required: where === 'path' || !(value as z.ZodType).safeParse(undefined).success,
    schema: jsonSchema(value as z.ZodType),
  }));
}

function jsonSchema(shape: z.ZodType): unknown {
  return z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
}
