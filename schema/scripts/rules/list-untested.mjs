/**
 * Lists rules of the specification that no test cites. `npm run rules` holds the areas that are built to it; other areas are counted only.
 * Name areas to enforce them: `npm run rules -- model v1`. Ids that tests cite but no rule has are reported as well: they are typing mistakes.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { citedIds } from './cited-ids.mjs';

/** Areas in which every rule has a test. An area joins when the issue that builds it is done. */
const HELD = ['model', 'answering', 'editor', 'library', 'theme'];

const at = (path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const { rules } = JSON.parse(readFileSync(at('schema/fixtures/rules.json'), 'utf8'));
const cited = citedIds([at('schema/src'), at('server/src'), at('client/src'), at('e2e')]);

const held = process.argv.length > 2 ? process.argv.slice(2) : HELD;
/** Classes of attack carry such numbers too; a rule's id has dots in it. */
const isAttack = (id) => /^S\d+$/.test(id);
const known = new Set(rules.map(({ id }) => id));
const missing = rules.filter(({ area, id }) => held.includes(area) && !cited.has(id));
const strangers = [...cited].filter(([id]) => !known.has(id) && !isAttack(id));

for (const area of [...new Set(rules.map((rule) => rule.area))].sort()) {
  const ofArea = rules.filter((rule) => rule.area === area);
  const tested = ofArea.filter(({ id }) => cited.has(id)).length;
  console.log(`${area}: ${tested} of ${ofArea.length} rules have a test`);
}
for (const { id, check } of missing) console.error(`No test for ${id}: ${check}`);
for (const [id, files] of strangers) console.error(`No rule ${id}, cited in ${files[0]}`);
console.log(`Held areas (${held.join(', ')}): ${missing.length} rules without a test, ${strangers.length} unknown ids`);
process.exitCode = missing.length + strangers.length === 0 ? 0 : 1;
