import { SUCCESS_CODE } from '@wence/schema';
import type { Example } from '../platform/openapi/example.js';
import type { AnyRoute } from '../platform/route/route.js';
import type { TestApp } from '../testing/test-app.js';

/** What is asked of one operation. */
export interface Asked {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: object;
  /** A file: the whole body, or, with a name, the part `file` of a form whose other fields are `body`. */
  readonly file?: { readonly bytes: Uint8Array<ArrayBuffer>; readonly name?: string };
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends the requests of the story one after another and keeps the first of each operation, with its answer, as the example of it. */
export class Teller {
  readonly told: Record<string, Example> = {};
  /** Of whoever asks; null: a respondent, or somebody who has not signed in yet. */
  token: string | null = null;
  private readonly routes: ReadonlyMap<string, AnyRoute>;

  constructor(readonly app: TestApp) {
    this.routes = new Map(app.features.routes.map((route) => [route.operationId, route]));
  }

  /** The `data` of a success; anything else ends the story. */
  // The story reads what it asked for; that it has the shape the document says is what the test shows.
  // oxlint-disable-next-line typescript/no-explicit-any
  async ask(operationId: string, asked: Asked = {}): Promise<any> {
    const route = this.routes.get(operationId);
    if (!route) throw new Error(`There is no operation ${operationId}.`);
    const response = await fetch(this.app.address + urlOf(route, asked), this.requestOf(route, asked));
    const isFile = route.carries === 'download' && response.headers.has('content-disposition');
    if (isFile) {
      await response.arrayBuffer();
      this.keep(operationId, asked, undefined);
      return null;
    }
    const answer = (await response.json()) as { readonly code: string; readonly data: unknown }; // Every answer of `/v1` is one.
    if (answer.code !== SUCCESS_CODE) throw new Error(`The story ends at ${operationId}: ${JSON.stringify(answer)}`);
    this.keep(operationId, asked, answer);
    return answer.data;
  }

  private keep(operationId: string, { params, query, body, file }: Asked, answer: unknown): void {
    const sent = file ? (file.name === undefined ? undefined : { file: file.name, ...body }) : body;
    this.told[operationId] ??= { ...(params && { params }), ...(query && { query }), ...(sent && { body: sent }), answer };
  }

  private requestOf({ method, carries }: AnyRoute, { body, file, headers }: Asked): RequestInit {
    const given = { 'accept-language': 'en', ...(this.token !== null && { authorization: `Bearer ${this.token}` }), ...headers };
    if (method === 'GET') return { method, headers: given };
    if (carries === 'form' && file) return { method, headers: given, body: formOf(file, body) };
    if (carries === 'upload' && file)
      return { method, headers: { ...given, 'content-type': 'application/octet-stream' }, body: file.bytes };
    return { method, headers: { ...given, 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) };
  }
}

function urlOf({ path }: AnyRoute, { params = {}, query = {} }: Asked): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function formOf(file: NonNullable<Asked['file']>, fields: object = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('file', new Blob([file.bytes]), file.name);
  return form;
}
