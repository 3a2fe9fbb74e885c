import { type ErrorCode, SUCCESS_CODE } from '@wence/schema';
import type { AnyRoute } from '../route/route.js';
import { honoursKey } from '../idempotency/serve-once.js';
import { codesByStatus } from './codes-of.js';
import { failureShape } from './failure-shapes.js';
import { headersWith } from './headers.js';
import type { JsonSchema } from './json-schema.js';
import type { Shapes } from './shapes.js';

export const FILE = 'application/octet-stream';

/** Answers that mean the same wherever they come, by their status: name, code and what they say. */
const SHARED = {
  401: { name: 'Unauthenticated', codes: ['A0401'], description: 'The token or API key is missing, unknown, revoked or has expired.' },
  413: { name: 'TooLarge', codes: ['A0413'], description: 'The body, or the file in it, is too large.' },
  415: {
    name: 'WrongContentType',
    codes: ['A0400'],
    description: 'A0400 with the field `Content-Type`: the body is of another type and was not read.',
  },
  429: { name: 'TooManyRequests', codes: ['A0501'], description: 'Too many requests, or too many tries to sign in or to guess a code.' },
  503: {
    name: 'Unavailable',
    codes: ['B0503'],
    description: 'The server is busy or its store is away. The same request may be sent again.',
  },
} as const satisfies Record<number, { name: string; codes: readonly ErrorCode[]; description: string }>;

type SharedStatus = keyof typeof SHARED;
const sharedStatuses = Object.keys(SHARED).map(Number) as SharedStatus[];
const COMES_BACK: readonly number[] = [429, 503];

/** What an operation answers, by status. */
export function answersOf(route: AnyRoute, shapes: Shapes, example: unknown): Record<string, unknown> {
  const byStatus = codesByStatus(route);
  const shared = sharedStatuses.filter((status) => byStatus.has(status) || (status === 415 && route.method !== 'GET'));
  return {
    200: usualAnswer(route, shapes, { codes: byStatus.get(200) ?? [], example }),
    ...(route.etag && {
      304: { description: 'The client has this answer already, as its If-None-Match says.', headers: headersWith('ETag') },
    }),
    ...Object.fromEntries(shared.map((status) => [status, { $ref: `#/components/responses/${SHARED[status].name}` }])),
  };
}

/** The answers that operations share, as components. */
export function sharedAnswers(shapes: Shapes): Record<string, unknown> {
  return Object.fromEntries(
    sharedStatuses.map((status) => {
      const { name, codes, description } = SHARED[status];
      const schema = shapes.name(`${name}Failure`, failureOf(shapes, codes));
      const headers = COMES_BACK.includes(status) ? headersWith('Retry-After') : headersWith();
      return [name, { description, headers, content: { 'application/json': { schema } } }];
    }),
  );
}

interface Usual {
  readonly codes: readonly ErrorCode[];
  readonly example: unknown;
}

function usualAnswer(route: AnyRoute, shapes: Shapes, { codes, example }: Usual) {
  const name = nameOf(route);
  const failure = shapes.name(`${name}Failure`, failureOf(shapes, codes));
  const isFile = route.carries === 'download';
  const schema = isFile ? failure : { oneOf: [successOf(route, shapes), failure] };
  return {
    description: isFile ? 'The file, or an expected failure told by its code' : 'Success, or an expected failure told by its code',
    headers: headersWith(
      ...(isFile ? (['Content-Disposition'] as const) : []),
      ...(route.etag ? (['ETag'] as const) : []),
      ...(honoursKey(route) ? (['Idempotent-Replayed', 'Retry-After'] as const) : []),
    ),
    content: {
      ...(isFile && { [FILE]: { schema: { type: 'string', contentMediaType: FILE } } }),
      'application/json': { schema, ...(example !== undefined && { example }) },
    },
  };
}

function successOf(route: AnyRoute, shapes: Shapes): JsonSchema {
  const name = nameOf(route);
  const data = shapes.of(route.data);
  const hasName = data.type === 'object' && data.properties !== undefined;
  return shapes.name(`${name}Success`, {
    type: 'object',
    required: ['code', 'message', 'data'],
    properties: {
      code: { type: 'string', const: SUCCESS_CODE, description: 'The code of success' },
      message: { type: 'string', description: 'For people, in the language of Accept-Language: zh-CN or en' },
      data: described(hasName ? shapes.name(`${name}Data`, data) : data),
    },
  });
}

/** What was asked for, if nothing else is said of it. */
const described = (schema: JsonSchema): JsonSchema => ({
  description: schema.type === 'null' ? 'Nothing is told beside the success' : 'What was asked for, or what came of it',
  ...schema,
});

/** A failure with one of these codes: generated clients tell it from success, and from others, without a cast. */
function failureOf(shapes: Shapes, codes: readonly ErrorCode[]): JsonSchema {
  return {
    allOf: [shapes.of(failureShape)],
    type: 'object',
    required: ['code'],
    properties: { code: { type: 'string', enum: codes, description: 'A code that this operation answers with' } },
  };
}

/** The names of an operation's own shapes begin with it. */
export const nameOf = ({ operationId }: AnyRoute): string => operationId.charAt(0).toUpperCase() + operationId.slice(1);
