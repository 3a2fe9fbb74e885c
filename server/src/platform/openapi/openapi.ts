import type { AnyRoute } from '../route/route.js';
import { TAGS } from '../route/tags.js';
import { sharedAnswers } from './answers.js';
import type { Examples } from './example.js';
import { ANSWER_HEADERS, HEADER_PARAMETERS } from './headers.js';
import { DEFINITION_SCHEMA_PATH, modelSchemas } from './model-schemas.js';
import { operationOf } from './operation.js';
import { Shapes } from './shapes.js';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

const ABOUT = `Everything that the designer and the answering page do, for programs.

**Answers.** Every answer is \`{ code, message, data, fields? }\`. The code of success is \`00000\`; any other one is a failure, and each operation lists those that it answers with. The HTTP status is 200 but for 401, 413, 415, 429 and 503, which each operation lists too, and 304 where an answer has an \`ETag\`; an unknown path is 404, and a method that a path does not have is 405 with \`Allow\`. \`/errors.json\` lists every code in both languages.

**Signing in.** \`Authorization: Bearer …\` carries the token of a sign-in or an API key (\`wk_…\`).

**Ids.** A survey has one id everywhere. What a survey is made of has two: routes that edit (nodes, options, logic) speak *row ids*, which say the survey too; definitions, versions, answers, responses and reports speak *local ids*, which count within their survey.

**Languages.** \`Accept-Language\` chooses that of messages: zh-CN, which is the default, or en.`;

export interface Described {
  readonly version: string;
  readonly examples?: Examples;
}

/** OpenAPI 3.1, made from the same table that serves the routes. */
export function openApiOf(routes: readonly AnyRoute[], { version, examples = {} }: Described): Record<string, unknown> {
  assertIds(routes);
  const shapes = new Shapes(modelSchemas());
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    (paths[route.path] ??= {})[route.method.toLowerCase()] = operationOf(route, shapes, examples[route.operationId]);
  }
  const responses = sharedAnswers(shapes);
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: DIALECT,
    info: { title: 'Wence /v1', version, description: ABOUT, license: { name: 'MIT', identifier: 'MIT' } },
    externalDocs: { url: DEFINITION_SCHEMA_PATH, description: 'JSON Schema of a survey definition' },
    servers: [{ url: '/', description: 'The server that this document comes from' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'The token of a sign-in, or an API key' } },
      parameters: HEADER_PARAMETERS,
      headers: ANSWER_HEADERS,
      responses,
      schemas: shapes.components(),
    },
  };
}

/** The document as `schema/openapi.json` holds it. */
export function openApiText(routes: readonly AnyRoute[], described: Described): string {
  return `${JSON.stringify(openApiOf(routes, described), null, 1)}\n`;
}

const ID = /^[a-z]+([A-Z][a-z]*)+$/;

/** Ids of operations become names of functions in generated clients. */
function assertIds(routes: readonly AnyRoute[]): void {
  const seen = new Set<string>();
  for (const { operationId, method, path } of routes) {
    if (!ID.test(operationId)) throw new Error(`${method} ${path}: "${operationId}" is no verb and noun in camel case.`);
    if (seen.has(operationId)) throw new Error(`${method} ${path}: another operation is called ${operationId}.`);
    seen.add(operationId);
  }
}
