/** @store sqlite: compares what is committed with what the code says. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describe as describeServer } from './describe-server.js';
import { buildGraph } from './platform/graphql/build-graph.js';
import { startTestApp, type TestApp } from './testing/test-app.js';

describe('docs/access.md', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('is the table of the rules as they are; `npm run codegen` writes it', async () => {
    const committed = readFileSync(new URL('../../docs/access.md', import.meta.url), 'utf8');

    expect(describeServer(await buildGraph(app.features.resolvers), app.features.routes).accessTable).toBe(committed);
  });
});
