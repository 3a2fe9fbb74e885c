import supertest from 'supertest';
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
  readonly headers: Readonly<Record<string, string>>;
}

export interface GraphAnswer {
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly data: any;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly errors?: readonly { message: string; extensions: { code: string; fields?: any; data?: any } }[];
  /** Code of the first error. */
  readonly code: string | undefined;
  readonly text: string;
}

type Method = 'GET' | 'POST' | 'PUT';

/** Calls `/v1` as this token's author, or as a stranger. */
export async function v1(
  app: TestApp,
  method: Method,
  url: string,
  body?: unknown,
  token?: string,
  headers: Record<string, string> = {},
): Promise<V1Answer> {
  const call = supertest(app.http.server)[method.toLowerCase() as 'get' | 'post' | 'put'](url).set(headers);
  if (token) call.set('Authorization', `Bearer ${token}`);
  const answer = await (body === undefined ? call : call.send(body as object));
  return { ...answer.body, status: answer.status, text: answer.text, headers: answer.headers };
}

/** Sends one operation to the graph. */
export async function graph(app: TestApp, query: string, variables: Record<string, unknown> = {}, token?: string): Promise<GraphAnswer> {
  const call = supertest(app.http.server).post('/graphql');
  if (token) call.set('Authorization', `Bearer ${token}`);
  const { body, text } = await call.send({ query, variables });
  return { ...body, code: body.errors?.[0]?.extensions?.code, text };
}
