import type { TestApp } from './test-app.js';

export interface V1Answer {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  // Tests look at what they asked for; the shape is what they assert.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly data: any;
  readonly fields?: readonly { field: string; rule: string; limit?: number }[];
  /** The bytes as they came. */
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface GraphAnswer {
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly data: any;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly errors?: readonly { message: string; extensions: { code: string; fields?: any; data?: any } }[];
  /** Code of the first error. */
  readonly code: string | undefined;
}

/** Calls `/v1` as this token's author, or as a stranger. */
export async function v1(
  app: TestApp,
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  body?: unknown,
  token?: string,
  headers: Record<string, string> = {},
): Promise<V1Answer> {
  const answer = await app.http.inject({
    method,
    url,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  return { ...answer.json(), status: answer.statusCode, text: answer.body, headers: answer.headers };
}

/** Sends one operation to the graph. */
export async function graph(app: TestApp, query: string, variables: Record<string, unknown> = {}, token?: string): Promise<GraphAnswer> {
  const answer = await app.http.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    payload: JSON.stringify({ query, variables }),
  });
  const body = answer.json();
  return { ...body, code: body.errors?.[0]?.extensions?.code };
}
