import { z } from 'zod';
import { honoursKey } from '../idempotency/serve-once.js';
import type { AnyRoute } from '../route/route.js';
import { answersOf, FILE, nameOf } from './answers.js';
import type { Example } from './example.js';
import { headerParameter } from './headers.js';
import type { JsonSchema } from './json-schema.js';
import type { Shapes } from './shapes.js';
import { USUAL_FIELDS } from './usual-fields.js';

/** The required content type of a body. */
const BODY = { upload: FILE, form: 'multipart/form-data', download: 'application/json' } as const;

/** One route as OpenAPI describes it. */
export function operationOf(route: AnyRoute, shapes: Shapes, example?: Example): Record<string, unknown> {
  const body = bodyOf(route, shapes, example?.body);
  return {
    operationId: route.operationId,
    tags: [route.tag],
    summary: route.summary,
    description: [route.description, accessText(route)].filter(Boolean).join('\n\n'),
    security: route.access.who === 'author' ? [{ token: [] }] : route.access.keys ? [{}, { token: [] }] : [],
    parameters: [
      ...parametersOf('path', route.params, shapes, example?.params),
      ...parametersOf('query', route.query, shapes, example?.query),
      ...(honoursKey(route) ? [headerParameter('IdempotencyKey')] : []),
      ...(route.readsIfMatch ? [headerParameter('IfMatch')] : []),
      ...(route.etag ? [headerParameter('IfNoneMatch')] : []),
    ],
    ...(body && { requestBody: body }),
    responses: answersOf(route, shapes, example?.answer),
  };
}

function accessText({ access }: AnyRoute): string {
  const owned = access.places.filter(({ names }) => typeof names === 'string').map(({ at }) => `\`${at}\``);
  const scope = access.keys
    ? `API keys: scope \`${access.keys.scope}\`${access.keys.everySurvey ? ', not limited to surveys' : ''}.`
    : 'API keys: none is let in.';
  if (access.who === 'anyone') return `Open: ${access.because}. ${scope}`;
  const whose =
    owned.length > 0 ? `Needs a token, and what it names must be the caller's (A0404 otherwise): ${owned.join(', ')}.` : 'Needs a token.';
  return `${whose} ${scope}`;
}

/** Parameters that mean the same in every operation that has them. */
const PARAMETERS: Readonly<Record<string, string>> = {
  id: 'Id of what the operation is about',
  common: '1: the library that comes with the product',
  dryRun: '1: only tell what would change',
  keyword: 'Part of the title, at most 24 characters, no wildcards',
};

function parametersOf(
  where: 'path' | 'query',
  shape: z.ZodType | undefined,
  shapes: Shapes,
  example: Readonly<Record<string, unknown>> = {},
): Record<string, unknown>[] {
  if (!(shape instanceof z.ZodObject)) return [];
  return Object.entries(shape.shape).map(([name, value]) => {
    const { description, ...schema } = shapes.of(value as z.ZodType);
    return {
      name,
      in: where,
      required: where === 'path' || !(value as z.ZodType).safeParse(undefined).success,
      description: description ?? PARAMETERS[name] ?? USUAL_FIELDS[name],
      schema,
      ...(name in example && { example: example[name] }),
    };
  });
}

function bodyOf(route: AnyRoute, shapes: Shapes, example: unknown): Record<string, unknown> | null {
  const type = BODY[route.carries ?? 'download'];
  const schema = bodySchemaOf(route, shapes);
  if (!schema) return null;
  return { required: !isOptional(route), content: { [type]: { schema, ...(example !== undefined && { example }) } } };
}

function bodySchemaOf(route: AnyRoute, shapes: Shapes): JsonSchema | null {
  const own = route.body && shapes.of(route.body);
  if (route.carries === 'upload') return { type: 'string', contentMediaType: FILE };
  if (route.carries === 'form') return shapes.name(`${nameOf(route)}Form`, formSchema(own));
  return own ? shapes.name(`${nameOf(route)}Body`, own) : null;
}

/** A post without a body is read as one with an empty object. */
const isOptional = ({ carries, body }: AnyRoute): boolean => carries === undefined && body?.safeParse({}).success === true;

const FILE_PART: JsonSchema = { type: 'string', contentMediaType: FILE, description: 'The bytes of the file, with its name' };

/** A form of a file, and of what stands beside it. */
function formSchema({ properties, required = [] }: JsonSchema = {}): JsonSchema {
  return { type: 'object', required: ['file', ...required], properties: { file: FILE_PART, ...properties } };
}
