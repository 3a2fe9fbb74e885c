import { fileURLToPath } from 'node:url';
import { lint, loadConfig } from '@redocly/openapi-core';
import { acceptedChanges, breakingChanges, contractFaults } from './contracts.mjs';

const file = (path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Holds `/v1` to the rules of .redocly.yaml, and both contracts to what was released. */
const config = await loadConfig({ configPath: file('.redocly.yaml') });
const findings = await lint({ ref: file('schema/openapi.json'), config });
const faults = [
  ...findings.map(({ ruleId, message, location: [place] }) => `openapi.json: ${ruleId}: ${message} (${place?.pointer ?? ''})`),
  ...contractFaults(breakingChanges(), acceptedChanges()),
];
for (const fault of faults) console.error(fault);
console.log(`contract: ${faults.length} faults`);
if (faults.length > 0) {
  console.error(
    'A breaking change that is meant goes into schema/contract/accepted.json: npm run contract:accept -- "why". See docs/contract.md.',
  );
  process.exit(1);
}
