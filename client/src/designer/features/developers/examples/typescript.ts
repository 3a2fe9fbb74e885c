import type { ExamplesWithLive } from './kinds';
import { LIST_QUERY, LIVE_QUERY, RESPONSES_QUERY } from './queries';

/** Calls a route and reads its envelope. */
const CALL = `async function call<Data>(path: string, body?: object): Promise<Data> {
  const answer = await fetch(\`{origin}/v1\${path}\`, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: \`Bearer \${process.env.WENCE_KEY}\`, 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  const { code, message, data } = (await answer.json()) as { code: string; message: string; data: Data };
  if (code !== '00000') throw new Error(\`\${code}: \${message}\`);
  return data;
}
`;

/** Sends an operation to the graph. */
const GRAPH = `async function graph<Data>(query: string, variables = {}): Promise<Data> {
  const answer = await fetch('{origin}/graphql', {
    method: 'POST',
    headers: { Authorization: \`Bearer \${process.env.WENCE_KEY}\`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: { message: string }[] };
  if (errors?.[0]) throw new Error(errors[0].message);
  return data;
}
`;

/** Whoever answers needs no key. */
const anybody = (text: string) => text.replace(' Authorization: `Bearer ${process.env.WENCE_KEY}`,', '');

export const TYPESCRIPT: ExamplesWithLive = {
  list: {
    '/v1': `${CALL}
interface Survey {
  id: string;
  title: string;
  responseCount: number;
}

const { list } = await call<{ list: Survey[] }>('/surveys?first=20');
for (const { id, title, responseCount } of list) console.log(id, title, responseCount);`,
    GraphQL: `${GRAPH}
interface Survey {
  id: string;
  title: string;
  responseCount: number;
}

const query = '${LIST_QUERY}';
const { surveys } = await graph<{ surveys: { edges: { node: Survey }[] } }>(query);
for (const { node } of surveys.edges) console.log(node.id, node.title, node.responseCount);`,
  },
  responses: {
    '/v1': `${CALL}
interface Page {
  list: { id: string; submittedAt: string; answers: Record<string, unknown> }[];
  endCursor: string | null;
}

let after: string | null = null;
do {
  const query = new URLSearchParams({ first: '100', ...(after && { after }) });
  const page: Page = await call(\`/surveys/responses/\${process.env.WENCE_SURVEY}?\${query}\`);
  for (const { id, answers } of page.list) console.log(id, JSON.stringify(answers));
  after = page.endCursor;
} while (after);`,
    GraphQL: `${GRAPH}
interface Answer {
  nodeId: number;
  value: { __typename: string; optionId?: number; text?: string };
}

interface Page {
  responses: {
    edges: { node: { id: string; submittedAt: string; answers: Answer[] } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

const query = \`${RESPONSES_QUERY}\`;
let after: string | null = null;
do {
  const { responses }: Page = await graph(query, { id: process.env.WENCE_SURVEY, after });
  for (const { node } of responses.edges) console.log(node.id, JSON.stringify(node.answers));
  after = responses.pageInfo.hasNextPage ? responses.pageInfo.endCursor : null;
} while (after);`,
  },
  submit: {
    '/v1': `${anybody(CALL)}
const { responseId } = await call<{ responseId: string }>(\`/r/\${process.env.WENCE_SURVEY}/responses\`, {
  submissionId: crypto.randomUUID(),
  answers: { 1: { option: 2 } },
});
console.log(responseId);`,
    GraphQL: `${anybody(GRAPH)}
const query = 'mutation ($input: SubmitResponseInput!) { submitResponse(input: $input) { responseId } }';
const { submitResponse } = await graph<{ submitResponse: { responseId: string } }>(query, {
  input: {
    surveyId: process.env.WENCE_SURVEY,
    submissionId: crypto.randomUUID(),
    answers: { 1: { option: 2 } },
  },
});
console.log(submitResponse.responseId);`,
  },
  live: {
    GraphQL: `import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';

const client = createClient({
  url: '{socketOrigin}/graphql',
  webSocketImpl: WebSocket,
  connectionParams: { token: process.env.WENCE_KEY },
});
const query = '${LIVE_QUERY}';
const events = client.iterate<{ responseCount: { count: number } }>({
  query,
  variables: { id: process.env.WENCE_SURVEY },
});
for await (const { data } of events) console.log(data?.responseCount.count);`,
  },
};
