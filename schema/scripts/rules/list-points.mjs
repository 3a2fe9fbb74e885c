/**
 * Lists what people expect of an answering page (`schema/fixtures/answering-points.json`) and no test shows: a test that does carries the point's
 * number in its title. Points that do not apply say why.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { citedPoints } from './cited-points.mjs';

const at = (path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const { points } = JSON.parse(readFileSync(at('schema/fixtures/answering-points.json'), 'utf8'));
const cited = citedPoints([at('schema/src'), at('server/src'), at('client/src'), at('e2e')]);

const applicable = points.filter(({ applies }) => applies === true);
const missing = applicable.filter(({ id }) => !cited.has(id));

for (const { id, applies } of points) if (applies !== true) console.log(`${id} does not apply: ${applies}`);
for (const { id, point } of missing) console.error(`No test for ${id}: ${point}`);
console.log(`Answering page: ${applicable.length - missing.length} of ${applicable.length} points have a test`);
process.exitCode = missing.length === 0 ? 0 : 1;
