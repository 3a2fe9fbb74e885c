import { setTimeout as wait } from 'node:timers/promises';
import type { Author } from '../../support/author.js';

export interface ListedResponse {
  readonly id: string;
  readonly seq: number;
  readonly answers: unknown;
}

/** An answer of one of the kinds that the sample survey asks for. */
interface Given {
  readonly nodeId: number;
  readonly value: { readonly optionId?: number; readonly options?: readonly { readonly optionId: number }[]; readonly text?: string };
}

interface Page {
  readonly totalCount: number;
  readonly edges: readonly { readonly node: Omit<ListedResponse, 'answers'> & { readonly answers: readonly Given[] } }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

interface Answer {
  readonly data?: { readonly responses: Page | null } | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

const QUERY = `query ($surveyId: ID!, $after: String) {
  responses(surveyId: $surveyId, first: 100, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { node { id seq answers { nodeId value {
      ... on ChoiceAnswer { optionId } ... on MultipleChoiceAnswer { options { optionId } } ... on TextAnswer { text }
    } } } }
  }
}`;

/** Every response as its author gets it by GraphQL, page after page. */
export async function readResponses(origin: string, author: Author, surveyId: string): Promise<ListedResponse[]> {
  const { tokens } = await author.signInAgain();
  const found: ListedResponse[] = [];
  for (let after: string | null = null; ; ) {
    const page: Page = await readPage(origin, tokens.token, { surveyId, after });
    found.push(...page.edges.map(({ node }) => ({ ...node, answers: Object.fromEntries(node.answers.map(asSent)) })));
    if (!page.pageInfo.hasNextPage) {
      if (page.totalCount !== found.length) throw new Error(`totalCount is ${page.totalCount}, the pages have ${found.length}`);
      return found;
    }
    after = page.pageInfo.endCursor;
  }
}

/** The answer as it was handed in. */
function asSent({ nodeId, value: { optionId, options, text } }: Given): [number, object] {
  if (options) return [nodeId, { options: options.map(({ optionId: option }) => ({ option })) }];
  return [nodeId, optionId === undefined ? { text } : { option: optionId }];
}

async function readPage(origin: string, token: string, variables: object): Promise<Page> {
  for (;;) {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: QUERY, variables }),
    });
    const { data, errors } = (await response.json()) as Answer;
    if (data?.responses) return data.responses;
    // The server may limit the rate of a client that reads everything at once.
    if (errors?.[0]?.extensions?.code !== 'A0501') throw new Error(`GraphQL answered ${response.status} ${JSON.stringify(errors)}`);
    await wait(Number(response.headers.get('retry-after') ?? 1) * 1000);
  }
}
