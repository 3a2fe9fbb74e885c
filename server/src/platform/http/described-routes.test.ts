/** @store sqlite: looks at requests and answers, not at rows. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type SignedUp, signUp } from '../../features/account/account.factory.js';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { AnyRoute } from '../route/route.js';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly description: string;
  readonly schema: object;
}

/** An operation of the document, its references followed. */
interface Described {
  readonly parameters: readonly Parameter[];
  readonly responses: Readonly<Record<string, { headers?: object; description: string }>>;
}

interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly parameters: readonly object[]; readonly responses: object }>>>
  >;
  readonly components: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

/** What a reference to a component leads to. */
function followed({ components }: Document, part: object): object {
  const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec('$ref' in part ? String(part.$ref) : '') ?? [];
  return components[kind]?.[name] ?? part;
}

const NO_KEY = 'k'.repeat(201);

describe('what the description of /v1 says of every route', () => {
  let app: TestApp;
  let author: SignedUp;
  let routes: readonly AnyRoute[];
  let document: Document;

  const described = ({ path, method }: AnyRoute): Described => {
    const { parameters = [], responses = {} } = document.paths[path]?.[method.toLowerCase()] ?? {};
    const answers = Object.entries(responses).map(([status, answer]) => [status, followed(document, answer)]);
    return { parameters: parameters.map((one) => followed(document, one) as Parameter), responses: Object.fromEntries(answers) };
  };
  const urlOf = ({ path }: AnyRoute) => path.replaceAll(/\{\w+\}/g, '1');
  const nameOf = ({ path, method }: AnyRoute) => `${method} ${path}`;
  const withBody = () => routes.filter(({ method }) => method !== 'GET');

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
    // Signing out comes last: it would end the session that the others are asked with.
    routes = app.features.routes.toSorted((a, b) => Number(a.path === '/v1/logout') - Number(b.path === '/v1/logout'));
    document = JSON.parse((await v1(app, 'GET', '/v1/openapi.json')).text) as Document;
  });
  afterAll(() => app.stop());

  it('names Idempotency-Key where it is honoured, and nowhere else', async () => {
    const honouring: string[] = [];
    for (const route of routes) {
      const { fields } = await v1(app, route.method, urlOf(route), route.method === 'GET' ? undefined : {}, author.token, {
        'Idempotency-Key': NO_KEY,
      });
      if (fields?.[0]?.field === 'Idempotency-Key') honouring.push(nameOf(route));
    }
    const saying = routes.filter((route) => described(route).parameters.some(({ name }) => name === 'Idempotency-Key')).map(nameOf);

    expect(saying).toEqual(honouring);
    expect(saying).toContain('POST /v1/surveys');
    expect(saying).not.toContain('POST /v1/login');
    for (const route of routes.filter((one) => saying.includes(nameOf(one)))) {
      const key = described(route).parameters.find(({ name }) => name === 'Idempotency-Key');
      expect(key).toMatchObject({ in: 'header', required: false, schema: { type: 'string', maxLength: 200 } });
      for (const word of ['24 hours', '64 KiB', 'A0505', 'A0506', 'A0507']) expect(key?.description).toContain(word);
      expect(described(route).responses['200']?.headers).toHaveProperty('Idempotent-Replayed');
    }
  });

  it('and a body that is not said to be JSON gets one answer everywhere: 415, A0400, Content-Type', async () => {
    const types = [
      'text/plain',
      'text/plain;charset=UTF-8',
      'application/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      '',
    ];
    const answers: unknown[] = [];
    for (const route of withBody()) {
      for (const type of types) {
        const answer = await fetch(app.address + urlOf(route), {
          method: route.method,
          headers: { authorization: `Bearer ${author.token}`, 'accept-language': 'en', 'content-type': type },
          body: new TextEncoder().encode('{}'),
        });
        const { code, fields, data } = (await answer.json()) as Record<string, unknown>;
        answers.push(`${answer.status} ${String(code)} ${JSON.stringify(fields)} ${String(data)}`);
      }
      expect(described(route).responses['415']?.description).toContain('A0400');
    }

    expect([...new Set(answers)]).toEqual(['415 A0400 [{"field":"Content-Type","rule":"format"}] null']);
    expect(routes.filter((route) => route.method === 'GET' && described(route).responses['415'])).toEqual([]);
  });

  it('while JSON is read whatever else its type says, and nothing needs no type', async () => {
    const said = async (headers: Record<string, string>, body?: string) =>
      (await fetch(`${app.address}/v1/logout`, { method: 'POST', headers, ...(body && { body }) })).status;

    expect(await said({ 'content-type': 'application/json; charset=utf-8' }, '{}')).toBe(200);
    expect(await said({ 'content-type': 'APPLICATION/JSON' }, '{}')).toBe(200);
    expect(await said({})).toBe(200);
  });
});
