import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { author, NO_KEYS } from '../access/access.js';
import type { JsonSchema } from './json-schema.js';
import { openApiOf } from './openapi.js';
import { route } from '../route/route.js';

const branch = z
  .object({
    id: z.number().int(),
    get nodes() {
      return z.array(branch);
    },
  })
  .meta({ id: 'Branch' });

const LISTING = {
  method: 'GET',
  summary: 'Branches',
  tag: 'Nodes',
  codes: ['A0418'],
  access: author(NO_KEYS),
  handle: async () => null,
} as const;

const branches = (path: string, operationId: string, data: z.ZodType) => route({ ...LISTING, path, operationId, data });

describe('the OpenAPI document', () => {
  const document = openApiOf([branches('/v1/a', 'listBranches', z.array(branch)), branches('/v1/b', 'getBranch', branch)], {
    version: '1',
  });
  const text = JSON.stringify(document);
  const { schemas } = (document as { components: { schemas: Record<string, JsonSchema> } }).components;

  it('keeps a shape that has a name in one place, and refers to it from wherever it is used, itself included', () => {
    expect(document.components).toMatchObject({
      schemas: { Branch: { type: 'object', properties: { nodes: { type: 'array', items: { $ref: '#/components/schemas/Branch' } } } } },
    });
    expect(text.match(/"#\/components\/schemas\/Branch"/g)).toHaveLength(3);
  });

  it('tells success from failure by the code, and lists the codes that an operation can answer with', () => {
    const { GetBranchSuccess, GetBranchFailure } = schemas;

    expect(GetBranchSuccess?.properties?.code).toMatchObject({ const: '00000' });
    expect(GetBranchFailure?.properties?.code).toMatchObject({ enum: ['A0400', 'A0403', 'A0418', 'B0001'] });
  });

  it('has no bounds that every whole number has', () => {
    expect(schemas.Branch?.properties?.id).toEqual({ type: 'integer', description: 'Id by which other requests name it' });
  });

  it('tells defaults in words, because a client may leave out what has one', () => {
    const query = z.object({ many: z.number().int().default(3).describe('How many') });
    const asking = route({ ...LISTING, path: '/v1/c', operationId: 'askMany', query, data: z.null() });
    const { paths } = openApiOf([asking], { version: '1' }) as { paths: Record<string, { get: { parameters: unknown[] } }> };

    expect(paths['/v1/c']?.get.parameters[0]).toMatchObject({
      required: false,
      description: 'How many. By default 3.',
      schema: { type: 'integer' },
    });
  });

  it('refuses two operations of one name, and names that no function could have', () => {
    const twice = [branches('/v1/a', 'getBranch', branch), branches('/v1/b', 'getBranch', branch)];

    expect(() => openApiOf(twice, { version: '1' })).toThrow('/v1/b');
    expect(() => openApiOf([branches('/v1/a', 'Branches', branch)], { version: '1' })).toThrow('Branches');
  });

  it('has no reference that leads nowhere', () => {
    expect(text).not.toContain('$defs');
    const { components } = document as { components: Record<string, object> };
    const known = Object.entries(components).flatMap(([kind, all]) => Object.keys(all).map((name) => `#/components/${kind}/${name}`));
    for (const [, target] of text.matchAll(/"\$ref":"([^"]+)"/g)) expect(known).toContain(target);
  });
});
