import { z } from 'zod';
import { author } from '../../platform/access/access.js';
import { invalidInput } from '../../platform/errors/app-error.js';
import { DEFINITION_SCHEMA_PATH, definitionShape as definition } from '../../platform/openapi/model-schemas.js';
import { contentTag } from '../../platform/http/entity-tag.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import { DEFINITION_ALONE } from './survey-places.type.js';
import type { DefinitionService } from './definition.service.js';

const tag = 'Surveys';
const path = '/v1/surveys/{id}/definition';
const params = z.object({ id: z.string() });
const ids = z.array(z.number().int());

/** 4 MB in canonical form may take more with spaces and defaults spelled out. */
const BODY_LIMIT = 6 * 1024 * 1024;

/** The definition of a survey as one document: export and import (design, names that outside programs rely on). */
export function definitionRoutes(definitions: DefinitionService): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path,
      operationId: 'getDefinition',
      summary: 'Export the definition',
      description:
        'In canonical form: keys sorted, no defaults. Putting it back changes nothing. The `ETag` of the draft is its revision, as `If-Match` takes it. `?version=n` asks for what that launch froze instead of ' +
        `the draft; A0404 when there is no such version. Its format: ${DEFINITION_SCHEMA_PATH}.`,
      tag,
      access: author('surveys:read', { 'params.id': 'survey', 'query.version': 'version' }),
      params,
      query: z.object({ version: z.coerce.number().int().min(1).optional().describe('Number of a launched version.') }),
      data: z.object({
        revision: z.number().int().nullable().describe('Revision of the draft; null for a version.'),
        definition,
      }),
      etag: ({ revision, definition: read }) => (revision === null ? contentTag(read) : String(revision)),
      handle: async (ctx, { params: { id }, query: { version } }) => {
        if (version !== undefined) return { revision: null, definition: await definitions.readVersion(ctx, id, version) };
        const draft = await definitions.read(ctx, id);
        return { revision: draft.revision, definition: draft.definition };
      },
    }),
    route({
      method: 'PUT',
      path,
      operationId: 'putDefinition',
      codes: ['A0410', 'A0415', 'A0423', 'A0439'],
      readsIfMatch: true,
      summary: 'Import a definition in place of the draft',
      description:
        'The body is the definition: any order of keys, defaults may be spelled out, `lastId` may be left out; at most 4 MB in canonical ' +
        'form. `If-Match` carries the `ETag` that it was read with, or the bare revision; it may be left out on a draft nobody has edited. ' +
        '`?dryRun=1` only tells what would change. A0400: `fields` name what is wrong; A0410: the survey runs; A0415: not the newest revision. ' +
        `Ids are those of nodes, options, rows, logic items and quotas; 0: the survey's own fields. Its format: ${DEFINITION_SCHEMA_PATH}.`,
      tag,
      access: author('surveys:write', { 'params.id': 'survey', body: DEFINITION_ALONE }),
      params,
      query: z.object({ dryRun: z.literal(['0', '1']).optional() }),
      body: definition,
      bodyLimit: BODY_LIMIT,
      data: z.object({
        revision: z.number().int(),
        hash: z.string().describe('SHA-256 of the canonical definition, hex'),
        changed: z.boolean().describe('Whether anything changed'),
        added: ids.describe('Local ids that are new'),
        removed: ids.describe('Local ids that are gone'),
        updated: ids.describe("Local ids of what changed; 0: the survey's own fields"),
      }),
      handle: async (ctx, { params: { id }, query: { dryRun }, body, headers }) => {
        const input = { surveyId: id, revision: readIfMatch(headers['if-match']), definition: body, dryRun: dryRun === '1' };
        const { revision, hash, changed, added, removed, updated } = await definitions.replace(ctx, input);
        return { revision, hash, changed, added, removed, updated };
      },
    }),
  ];
}

function readIfMatch(header: string | undefined): number | null {
  if (header === undefined) return null;
  const revision = /^(?:W\/)?("?)(\d{1,9})\1$/.exec(header.trim())?.[2];
  if (revision === undefined) throw invalidInput([{ field: 'If-Match', rule: 'format' }]);
  return Number(revision);
}
