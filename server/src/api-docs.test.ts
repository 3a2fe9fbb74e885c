/** @store sqlite: looks at requests and answers, not at rows. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openApiText } from './platform/openapi/openapi.js';
import { VERSION } from './platform/version.js';
import { startTestApp, type TestApp } from './testing/test-app.js';

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

  it('is schema/openapi.json, which says what the routes are; `npm run codegen` writes it', () => {
    expect(text).toBe(openApiText(app.features.routes, { version: VERSION }));
  });
});
