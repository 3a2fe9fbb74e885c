import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SCHEMA = fileURLToPath(new URL('../../', import.meta.url));

/** Properties stay out: they take longer than the cases they stand above. */
const TESTS = readdirSync(join(SCHEMA, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts') && !path.endsWith('-properties.test.ts'))
  .map((path) => `src/${path}`);

/** Returns the test files that begin with one of these paths, which are from the folder that holds `src`. */
export const testsAt = (paths) => TESTS.filter((test) => paths.some((path) => test.startsWith(path))).map((test) => join(SCHEMA, test));
