import { acceptedChanges, breakingChanges, release, writeAccepted } from './contracts.mjs';

/**
 * `accept.mjs "why"` lists the breaking changes that are not listed yet, all with this reason, and drops those that are none any more.
 * `accept.mjs --release` makes what is described now the contract that later changes are measured by.
 */
const [reason = ''] = process.argv.slice(2);
if (reason === '--release') release();
else if (reason.trim() === '') throw new Error('Say why the changes are accepted: npm run contract:accept -- "why"');
else {
  const accepted = acceptedChanges();
  const entries = Object.entries(breakingChanges()).map(([file, changes]) => [
    file,
    Object.fromEntries(changes.map((change) => [change, accepted[file]?.[change] ?? reason])),
  ]);
  writeAccepted(Object.fromEntries(entries));
}
