import type { Access, Named } from './access.js';
import type { Operation } from './operation.js';

const SECTIONS: Readonly<Record<Operation['door'], string>> = {
  '/v1': 'Routes of `/v1`',
  Query: 'Queries',
  Mutation: 'Mutations',
  Subscription: 'Subscriptions',
};

const INTRODUCTION = `# Who may call what

Made from the rules that stand beside the operations; \`npm run codegen\` writes it, a test fails when it is stale. The server does not start
with an operation that has no rule, or whose rule leaves out a place of its input where an id can stand.

An author's call needs a token (A0401 without), and every object it names must be the author's own: a foreign one is as absent as a missing one
(A0404, the same bytes). Local ids (of nodes, options, rows, logic, conditions, quotas, versions) mean something only within the survey that is
named beside them; in \`/v1\` they travel as row ids, which carry the survey. What "names nothing of anybody" says why.

"API keys" names the scope that lets a key in. "Unlimited" keeps out keys that are limited to surveys; "no" keeps out every key (A0403). To a
key that is limited to surveys, any other survey is as absent as a missing one.
`;

/** The table of all operations as Markdown. `edges` are the fields of the graph that lead from one object to another. */
export function accessTable(operations: readonly Operation[], edges: readonly { name: string; because: string }[]): string {
  const doors = Object.entries(SECTIONS).map(([door, title]) => {
    const lines = operations.filter((each) => each.door === door).map(lineOf);
    return `## ${title}: ${lines.length}\n\n| operation | who | API keys | objects it names | places that name nothing of anybody |\n|---|---|---|---|---|\n${lines.join('\n')}\n`;
  });
  const ways = edges.map(({ name, because }) => `| \`${name}\` | ${because} |`);
  const edgeTable = `## Ways from one object to another: ${ways.length}\n\n| field of the graph | why whoever sees the first may see the second |\n|---|---|\n${ways.join('\n')}\n`;
  return [INTRODUCTION, ...doors, edgeTable].join('\n');
}

function lineOf({ name, access }: Operation): string {
  if (!access) throw new Error(`No access rule: ${name}`);
  const who = access.because === null ? 'author' : `anyone: ${access.because}`;
  const owned = access.places.filter(({ names }) => isKind(names)).map(({ at, names }) => `\`${at}\` ${String(names)}`);
  return `| \`${name}\` | ${who} | ${lettingIn(access)} | ${owned.join('<br>')} | ${freePlaces(access).join('<br>')} |`;
}

function lettingIn({ keys }: Access): string {
  if (!keys) return 'no';
  if (keys.scope === null) return 'any, for what its scopes show';
  return keys.everySurvey ? `${keys.scope}, unlimited` : keys.scope;
}

/** Returns one entry per reason, which lists all its places. */
function freePlaces({ places }: Access): string[] {
  const byReason = new Map<string, string[]>();
  for (const { at, names } of places) {
    if (!isKind(names)) byReason.set(names.because, [...(byReason.get(names.because) ?? []), `\`${at}\``]);
  }
  return [...byReason].map(([because, at]) => `${at.join(', ')}: ${because}`);
}

const isKind = (names: Named): names is Exclude<Named, object> => typeof names === 'string';
