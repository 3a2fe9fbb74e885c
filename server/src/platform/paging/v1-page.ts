import { z } from 'zod';
import type { Page } from './page.js';
import { PAGE_SIZE } from './page-request.js';

const size = z.coerce.number().int().min(1).max(PAGE_SIZE.most).optional();

/** Query parameters of a `/v1` list whose pages have `usual` entries where the caller does not say. */
export const pageParameters = (usual: number) => ({
  first: size.describe(`Entries of the page, forward: 1 to 100, by default ${usual}.`),
  after: z.string().optional().describe('`endCursor` of the page before.'),
  last: size.describe('Entries of the page, backward: 1 to 100. Goes with `before`, not with `first` and `after`.'),
  before: z.string().optional().describe('`startCursor` of the page behind.'),
});

/** What such a list tells beside its entries. */
export const pageEnds = {
  total: z.number().int().describe('How many match in all.'),
  startCursor: z.string().nullable().describe('For `before`. Null on the first page and on an empty one.'),
  endCursor: z.string().nullable().describe('For `after`. Null on the last page and on an empty one.'),
};

export async function endsOf(page: Page<unknown>): Promise<{ total: number; startCursor: string | null; endCursor: string | null }> {
  const { edges } = page;
  return {
    total: await page.total(),
    startCursor: (await page.hasPrevious()) ? (edges.at(0)?.cursor ?? null) : null,
    endCursor: (await page.hasNext()) ? (edges.at(-1)?.cursor ?? null) : null,
  };
}
