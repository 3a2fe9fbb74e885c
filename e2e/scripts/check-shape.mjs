/**
 * The repository's shape: small files, no crumbs, declared functions, no folders that import each other, no copied blocks, style sheets with the names
 * of their components, texts where translators look for them, nothing that tells where it was built. Prints every fault in one line and the figures at
 * the end. Run by `npm run check`; another folder may be named as argument. `--shrink` lowers the allowances in `shape/known.json` to what is there.
 */
import { fileURLToPath } from 'node:url';
import { buildMachineFaults } from './shape/build-machine.mjs';
import { chineseFaults } from './shape/chinese.mjs';
import { dialectFaults } from './shape/dialect.mjs';
import { duplicateFaults } from './shape/duplicates.mjs';
import { folderFindings } from './shape/folders.mjs';
import { needlessAllowances, readKnown, shrinkKnown, unknownFaults } from './shape/known.mjs';
import { medianOf, sizeFaults } from './shape/size.mjs';
import { styleNameFaults } from './shape/style-names.mjs';
import { readTree } from './shape/tree.mjs';

const [other] = process.argv.slice(2).filter((argument) => argument !== '--shrink');
const root = other ?? fileURLToPath(new URL('../../', import.meta.url));
const files = readTree(root);
const findings = folderFindings(files);
if (process.argv.includes('--shrink')) shrinkKnown(findings);
const known = other === undefined ? readKnown() : {};
const faults = [
  ...[sizeFaults, duplicateFaults, dialectFaults, styleNameFaults, chineseFaults, buildMachineFaults].flatMap((check) => check(files)),
  ...unknownFaults(findings, known),
];
const countOf = (kind) => findings.filter((finding) => finding.kind === kind).length;

for (const fault of faults) console.error(fault);
console.log(
  `${files.length} files, median source file ${medianOf(files)} lines, ${countOf('pairs')} pairs of folders, ${countOf('crumbs')} crumbs, ${faults.length} faults of shape`,
);
const needless = needlessAllowances(findings, known);
if (needless.length > 0) console.log(`npm run shape -- --shrink lowers: ${needless.join(', ')}`);
process.exitCode = faults.length === 0 ? 0 : 1;
