import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { JSHandle, Page } from '@playwright/test';
import type * as Schema from '@wence/schema';
import { REPOSITORY } from '../support/repository.js';

const ORIGIN = 'http://schema.test';
const BUILT = join(REPOSITORY, 'schema/dist');

/** Opens an empty page that can import the built modules of `schema/` as they are, and imports them there. */
export async function schemaInPage(page: Page): Promise<JSHandle<typeof Schema>> {
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(BUILT, pathname);
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>schema</title>' });
    if (!existsSync(file)) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: 'text/javascript', path: file });
  });
  await page.goto(ORIGIN);
  return page.evaluateHandle(() => import('/index.js' as string) as Promise<typeof Schema>);
}
