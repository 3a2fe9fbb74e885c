/** @store sqlite: looks at requests and answers, not at rows. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describeServer } from '../describe-server.js';
import type { Examples } from '../platform/openapi/example.js';
import { openApiText } from '../platform/openapi/openapi.js';
import type { AnyRoute } from '../platform/route/route.js';
import { VERSION } from '../platform/version.js';
import { tellStory } from './story.js';

interface Media {
  readonly schema: object;
  readonly example?: unknown;
}

interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: { readonly 200: { readonly content: Readonly<Record<string, Media>> } };
}

const COMMITTED = readFileSync(new URL('../../../schema/openapi.json', import.meta.url), 'utf8');

describe('the story that the examples come from', () => {
  let examples: Examples;
  let routes: readonly AnyRoute[];
  const document = JSON.parse(COMMITTED) as { paths: Record<string, Record<string, Operation>>; components: object };
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));

  beforeAll(async () => {
    examples = await tellStory();
    ({ routes } = await describeServer());
  });

  it('asks every operation once at least, and each of them succeeds', () => {
    expect(Object.keys(examples).toSorted()).toEqual(routes.map(({ operationId }) => operationId).toSorted());
  });

  it('is what schema/openapi.json shows, which says what the routes are; `npm run codegen` writes it', () => {
    expect(COMMITTED).toBe(openApiText(routes, { version: VERSION, examples }));
  });

  it('holds requests and answers that are as the document itself says', () => {
    // The document's own schemas, as its references name them.
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(ajv);
    ajv.addSchema({ $id: 'document', components: document.components });
    const faultsOf = (at: string, { schema, example }: Media): string[] => {
      const isValid = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"document#/components')) as object);
      return isValid(example) ? [] : [`${at}: ${ajv.errorsText(isValid.errors)}`];
    };
    const shown = operations.flatMap(({ operationId, requestBody, responses }) =>
      [...Object.entries(requestBody?.content ?? {}), ...Object.entries(responses[200].content)]
        .filter(([, { example }]) => example !== undefined)
        .map(([type, media]) => ({ at: `${operationId} ${type}`, media })),
    );

    expect(shown.length).toBeGreaterThan(operations.length);
    expect(shown.flatMap(({ at, media }) => faultsOf(at, media))).toEqual([]);
    expect(faultsOf('a wrong one', { schema: { $ref: '#/components/schemas/SurveyBase' }, example: {} })).toHaveLength(1);
  });
});
