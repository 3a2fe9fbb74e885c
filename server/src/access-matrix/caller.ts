import type { GraphQLSchema } from 'graphql';
import type { Operation } from '../platform/access/operation.js';
import type { KeyScope } from '../platform/auth/key-scope.js';
import type { TestApp } from '../testing/test-app.js';
import type { Answer } from './answer.js';
import type { Input } from './sample.js';
import { documentOf } from './selection.js';
import { firstFrame } from './socket.js';

interface Call {
  readonly operation: Operation;
  readonly input: Input;
  readonly token?: string | undefined;
  /** The only scope of the API key that is the token: what it may not see is not asked for. */
  readonly scope?: KeyScope;
}

/** Headers that tell nothing but the time, or repeat what the body tells. */
const IDLE_HEADERS = new Set(['date', 'content-length', 'keep-alive', 'connection', 'x-request-id']);

/** Sends any operation through its own door, over HTTP or a socket. */
export class Caller {
  constructor(
    private readonly app: TestApp,
    private readonly schema: GraphQLSchema,
  ) {}

  call({ operation, input, token, scope }: Call): Promise<Answer> {
    if (operation.door === '/v1') return this.callRoute(operation, input, token);
    const query = documentOf(this.schema, operation, scope);
    if (operation.door === 'Subscription') return firstFrame(this.app, { query, variables: input }, token);
    return this.send('POST', '/graphql', { query, variables: input }, token);
  }

  private callRoute({ name }: Operation, { params = {}, query = {}, body, headers = {}, file }: Input, token?: string): Promise<Answer> {
    const [method = '', path = ''] = name.split(' ');
    const address = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String((params as Input)[key])));
    const search = new URLSearchParams();
    for (const [key, value] of Object.entries(query as Input)) for (const each of [value].flat()) search.append(key, String(each));
    const content = method === 'GET' ? undefined : typeof file === 'string' ? formOf(body as Input, file) : (body ?? {});
    return this.send(method, `${address}${search.size > 0 ? `?${search}` : ''}`, content, token, headers as Record<string, string>);
  }

  private async send(method: string, path: string, body: unknown, token?: string, more: Record<string, string> = {}): Promise<Answer> {
    const headers: Record<string, string> = { 'x-request-id': 'the-same-for-all', 'accept-language': 'en', ...more };
    if (token) headers.authorization = `Bearer ${token}`;
    if (body !== undefined && !(body instanceof FormData)) headers['content-type'] ??= 'application/json';
    const sent = typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body);
    const answer = await fetch(`${this.app.address}${path}`, { method, headers, ...(body !== undefined && { body: sent }) });
    const text = await answer.text();
    const told = [...answer.headers].filter(([name]) => !IDLE_HEADERS.has(name)).map(([name, value]) => `${name}: ${value}`);
    // A file says nothing of how it went but that it came.
    const outcome = answer.headers.has('content-disposition') ? { code: '00000', faults: [] } : outcomeOf(text);
    return { ...outcome, bytes: [`${answer.status}`, ...told, text].join('\n') };
  }
}

/** A form with a file, which the example gives in base64. */
function formOf(fields: Input, file: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('file', new Blob([Buffer.from(file, 'base64')]), 'example');
  return form;
}

interface Told {
  readonly code?: string;
  readonly fields?: readonly { readonly field: string; readonly rule: string }[];
}

function outcomeOf(text: string): Pick<Answer, 'code' | 'faults'> {
  const { errors, ...body } = JSON.parse(text) as Told & { errors?: { extensions: Told }[] };
  const { code = '00000', fields = [] } = errors?.[0]?.extensions ?? body;
  return { code, faults: fields.map(({ field, rule }) => `${field}: ${rule}`) };
}
