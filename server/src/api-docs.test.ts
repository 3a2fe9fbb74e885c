/** @store sqlite: looks at requests and answers, not at rows. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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
    const known = Object.keys(JSON.parse(text).components.schemas).map((name) => `#/components/schemas/${name}`);
    const targets = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target);

    expect(targets.length).toBeGreaterThan(10);
    expect(targets.filter((target) => !known.includes(target ?? ''))).toEqual([]);
  });

  it('is what the page beside it shows', async () => {
    expect(await (await fetch(`${app.address}/v1/docs/json`)).text()).toBe(text);
  });
});
