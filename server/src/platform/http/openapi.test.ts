import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { author, NO_KEYS } from '../access/access.js';
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

const branches = (path: string, data: z.ZodType) =>
  route({ method: 'GET', path, summary: 'Branches', tag: 'Nodes', access: author(NO_KEYS), data, handle: async () => [] });

describe('the OpenAPI document', () => {
  const document = openApiOf([branches('/v1/a', z.array(branch)), branches('/v1/b', branch)], '1');
  const text = JSON.stringify(document);

  it('keeps a shape that has a name in one place, and refers to it from wherever it is used, itself included', () => {
    expect(document.components).toMatchObject({
      schemas: { Branch: { type: 'object', properties: { nodes: { type: 'array', items: { $ref: '#/components/schemas/Branch' } } } } },
    });
    expect(text.match(/"#\/components\/schemas\/Branch"/g)).toHaveLength(3);
  });

  it('has no reference that leads nowhere', () => {
    expect(text).not.toContain('$defs');
    for (const [, target] of text.matchAll(/"\$ref":"([^"]+)"/g)) expect(target).toMatch(/^#\/components\/schemas\/Branch$/);
  });
});
