import { SUCCESS_CODE } from '@wence/schema';
import { z } from 'zod';
import { DEFINITION_SCHEMA_PATH } from './definition-schema.js';
import { honoursKey } from '../idempotency/serve-once.js';
import { IDEMPOTENCY_KEY, REPLAYED } from './openapi-extras.js';
import type { AnyRoute } from '../route/route.js';

const envelope = (data: z.ZodType) => z.object({ code: z.literal(SUCCESS_CODE), message: z.string(), data });
const failure = z.object({
  code: z.string().describe('A code of the catalogue, e.g. A0400'),
  message: z.string().describe('In the language of Accept-Language: zh-CN or en'),
  data: z.unknown(),
  fields: z.array(z.object({ field: z.string(), rule: z.string(), limit: z.number().optional() })).optional(),
});

const FILE = 'application/octet-stream';
/** The required content type of a body. */
const BODY = { upload: FILE, form: 'multipart/form-data', download: 'application/json' } as const;
const bodyTypeOf = ({ carries }: AnyRoute): string => BODY[carries ?? 'download'];
const wrongType = (route: AnyRoute): string =>
  `A0400 with the field \`Content-Type\`: the body is not said to be \`${bodyTypeOf(route)}\`, and was not read`;

const FILE_PART = { type: 'string', contentMediaType: FILE };

/** A form of a file, and of what stands beside it. */
function formSchema(beside: z.ZodType | undefined): Record<string, unknown> {
  const { properties, required = [] } = (beside ? jsonSchema(beside) : {}) as { properties?: object; required?: readonly string[] };
  return { type: 'object', required: ['file', ...required], properties: { file: FILE_PART, ...properties } };
}

/** OpenAPI 3.1, made from the same table that serves the routes. */
export function openApiOf(routes: readonly AnyRoute[], version: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  const schemas: Record<string, unknown> = {};
  for (const route of routes) {
    (paths[route.path] ??= {})[route.method.toLowerCase()] = withoutDefinitions(operationOf(route), schemas);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Wence /v1', version, description: 'Every answer is `{ code, message, data, fields? }`; success is code `00000`.' },
    externalDocs: { url: DEFINITION_SCHEMA_PATH, description: 'JSON Schema of a survey definition' },
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } }, schemas },
    paths,
  };
}

const DEFINITION = '#/$defs/';

/** JSON Schema keeps named shapes beside the shape that uses them, OpenAPI in one place for all: they move there, and references follow. */
function withoutDefinitions(value: unknown, schemas: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutDefinitions(item, schemas));
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'string' && value.startsWith(DEFINITION) ? value.replace(DEFINITION, '#/components/schemas/') : value;
  }
  const { $defs, ...own } = value as Record<string, unknown>; // An object, as just seen.
  for (const [name, shape] of Object.entries($defs ?? {})) schemas[name] ??= withoutDefinitions(shape, schemas);
  return Object.fromEntries(Object.entries(own).map(([key, item]) => [key, withoutDefinitions(item, schemas)]));
}

function operationOf(route: AnyRoute): Record<string, unknown> {
  return {
    tags: [route.tag],
    summary: route.summary,
    description: [route.description, accessText(route)].filter(Boolean).join('\n\n'),
    ...(route.access.who === 'author' && { security: [{ token: [] }] }),
    parameters: [
      ...parametersOf('path', route.params),
      ...parametersOf('query', route.query),
      ...(honoursKey(route) ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(route.carries === 'upload' && { requestBody: { required: true, content: { [FILE]: {} } } }),
    ...(route.carries === 'form' && { requestBody: { required: true, content: { [BODY.form]: { schema: formSchema(route.body) } } } }),
    ...(route.body &&
      route.carries !== 'form' && { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(route.body) } } } }),
    responses: {
      200: {
        ...(route.carries === 'download' ? fileOr(failure) : content(OUTCOME, z.union([envelope(route.data), failure]))),
        ...(honoursKey(route) && { headers: REPLAYED }),
      },
      ...(route.method !== 'GET' && { 415: content(wrongType(route), failure) }),
      ...(route.access.who === 'author' && { 401: content('A0401: no token, or one that is not good any more', failure) }),
    },
  };
}

function accessText({ access }: AnyRoute): string {
  if (access.who === 'anyone') return `Open: ${access.because}`;
  const owned = access.places.filter(({ names }) => typeof names === 'string').map(({ at }) => `\`${at}\``);
  return owned.length > 0
    ? `Needs a token, and what it names must be the caller's (A0404 otherwise): ${owned.join(', ')}.`
    : 'Needs a token.';
}

const OUTCOME = 'Success, or an expected failure told by its code';

function fileOr(shape: z.ZodType) {
  const { description, content: failed } = content(`${OUTCOME}: a file, or JSON`, shape);
  return { description, content: { [FILE]: {}, ...failed } };
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
