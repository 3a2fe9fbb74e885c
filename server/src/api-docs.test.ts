/** @store sqlite: looks at requests and answers, not at rows. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './testing/test-app.js';

interface Schema {
  readonly description?: string;
  readonly $ref?: string;
  readonly const?: unknown;
  readonly type?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly (Schema & { readonly name?: string })[];
}

interface Components {
  readonly schemas: Readonly<Record<string, Schema>>;
}

/** Every object with fields in a schema, at any depth, with where it stands. */
function objectsIn(
  schema: unknown,
  at: string,
): { readonly at: string; readonly shape: string; readonly properties: Record<string, Schema> }[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const inner = Object.entries(schema).flatMap(([key, part]) => objectsIn(part, `${at}.${key}`));
  const { type, properties } = schema as Schema; // Looked at with care: any object may come here.
  return type === 'object' && properties ? [{ at, shape: JSON.stringify(schema), properties }, ...inner] : inner;
}

const fieldsOf = (schema: Schema, name: string) =>
  objectsIn(schema, name).flatMap(({ at, properties }) =>
    Object.entries(properties).map(([key, field]) => ({ at: `${at} ${key}`, field })),
  );

describe('the API document', () => {
  let app: TestApp;
  let text: string;

  beforeAll(async () => {
    app = await startTestApp();
    text = await (await fetch(`${app.address}/v1/openapi.json`)).text();
  });
  afterAll(() => app.stop());

  it('describes nodes in nodes and options in options', () => {
    const { Node, Option } = JSON.parse(text).components.schemas;

    expect(Node.properties.nodes.items).toEqual({ $ref: '#/components/schemas/Node' });
    expect(Node.properties.options.items).toEqual({ $ref: '#/components/schemas/Option' });
    expect(Option.properties.nodes.items).toEqual({ $ref: '#/components/schemas/Option' });
  });

  it('describes every field and every parameter, in one place each', () => {
    const { paths, components } = JSON.parse(text) as { paths: Record<string, Record<string, Operation>>; components: Components };
    const own = Object.entries(components.schemas).filter(([name]) => !/^(Definition|SurveyDefinition)/.test(name));
    const fields = own.flatMap(([name, schema]) => fieldsOf(schema, name));
    const parameters = Object.values(paths).flatMap((item) =>
      Object.values(item).flatMap(({ operationId, parameters: all }) =>
        all.map((one) => ({ at: `${operationId} ${one.name}`, field: one })),
      ),
    );

    expect(fields.length).toBeGreaterThan(400);
    expect(
      [...fields, ...parameters].filter(({ field }) => !field.description && !field.$ref && field.const === undefined).map(({ at }) => at),
    ).toEqual([]);
  });

  it('gives what is in two places a name, so that generated clients have it once', () => {
    const { components } = JSON.parse(text) as { components: Components };
    const own = Object.entries(components.schemas).filter(([name]) => !/^(Definition|SurveyDefinition)/.test(name));
    const inline = own.flatMap(([name, schema]) => objectsIn(schema, name)).filter(({ at }) => !(at in components.schemas));
    const twice = inline.filter(({ shape }, place) => inline.findIndex((other) => other.shape === shape) !== place);

    expect(twice.map(({ at }) => at)).toEqual([]);
  });

  it('has no reference that leads nowhere', () => {
    const { components } = JSON.parse(text) as { components: Record<string, object> };
    const known = Object.entries(components).flatMap(([kind, all]) => Object.keys(all).map((name) => `#/components/${kind}/${name}`));
    const targets = [...text.matchAll(/"\$ref": "([^"]+)"/g)].map(([, target]) => target);

    expect(targets.length).toBeGreaterThan(10);
    expect(targets.filter((target) => !known.includes(target ?? ''))).toEqual([]);
  });

  it('is what the page beside it shows', async () => {
    expect(await (await fetch(`${app.address}/v1/docs/json`)).json()).toEqual(JSON.parse(text));
  });
});
