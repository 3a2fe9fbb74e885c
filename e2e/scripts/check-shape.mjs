/**
 * The repository's shape: small files, no copied blocks, texts where translators look for them, nothing that tells where it was built.
 * Prints every fault in one line and the figures at the end. Run by `npm run check`; another folder may be named as argument.
 */
import { fileURLToPath } from 'node:url';
import { buildMachineFaults } from './shape/build-machine.mjs';
import { chineseFaults } from './shape/chinese.mjs';
import { duplicateFaults } from './shape/duplicates.mjs';
import { medianOf, sizeFaults } from './shape/size.mjs';
import { readTree } from './shape/tree.mjs';

const root = process.argv[2] ?? fileURLToPath(new URL('../../', import.meta.url));
const files = readTree(root);
const faults = [sizeFaults, duplicateFaults, chineseFaults, buildMachineFaults].flatMap((check) => check(files));

for (const fault of faults) console.error(fault);
console.log(`${files.length} files, median source file ${medianOf(files)} lines, ${faults.length} faults of shape`);
process.exitCode = faults.length === 0 ? 0 : 1;
