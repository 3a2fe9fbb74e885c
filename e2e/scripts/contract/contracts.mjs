import { readFileSync, writeFileSync } from 'node:fs';
import { buildSchema, findBreakingChanges } from 'graphql';
import { openApiChanges } from './openapi-changes.mjs';

const at = (path) => new URL(`../../../schema/${path}`, import.meta.url);
const read = (path) => readFileSync(at(path), 'utf8');

/** The two descriptions that programs are written against, with what tells the breaking changes between two of a kind. */
export const CONTRACTS = {
  'schema.graphql': (before, after) =>
    findBreakingChanges(buildSchema(before), buildSchema(after)).map(({ type, description }) => `${type}: ${description}`),
  'openapi.json': (before, after) => openApiChanges(JSON.parse(before), JSON.parse(after)),
};

export const ACCEPTED = 'contract/accepted.json';

/** Breaking changes since the last release, by the file that they are in. */
export function breakingChanges() {
  return Object.fromEntries(
    Object.entries(CONTRACTS).map(([file, changesBetween]) => [file, changesBetween(read(`contract/${file}`), read(file))]),
  );
}

/** The changes that were accepted on purpose: for each file an object of sentences and reasons. */
export const acceptedChanges = () => JSON.parse(read(ACCEPTED));

export const writeAccepted = (accepted) => writeFileSync(at(ACCEPTED), `${JSON.stringify(accepted, null, 2)}\n`);

/** Makes what is described now the contract that later changes are measured by. */
export function release() {
  for (const file of Object.keys(CONTRACTS)) writeFileSync(at(`contract/${file}`), read(file));
  writeAccepted(Object.fromEntries(Object.keys(CONTRACTS).map((file) => [file, {}])));
}

/** What is wrong: breaking changes that nobody accepted, accepted ones without a reason, and accepted ones that are none any more. */
export function contractFaults(changes, accepted) {
  return Object.keys(CONTRACTS).flatMap((file) => {
    const listed = accepted[file] ?? {};
    const unlisted = changes[file].filter((change) => !(change in listed)).map((change) => `${file}: breaks clients: ${change}`);
    const unexplained = Object.keys(listed)
      .filter((change) => !listed[change])
      .map((change) => `${file}: accepted without a reason: ${change}`);
    const stale = Object.keys(listed)
      .filter((change) => !changes[file].includes(change))
      .map((change) => `${file}: is no change any more: ${change}`);
    return [...unlisted, ...unexplained, ...stale];
  });
}
