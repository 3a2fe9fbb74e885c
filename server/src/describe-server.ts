import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import { readConfig } from './platform/config/config.js';
import { createFeatures } from './container.js';
import { ENTITIES } from './entities.js';
import { accessTable } from './platform/access/access-table.js';
import { assertAccess } from './platform/access/access-faults.js';
import { routeOperations } from './platform/route/route-operations.js';
import type { Operation } from './platform/access/operation.js';
import { createPlatform } from './platform/create-platform.js';
import { openDatabase } from './platform/db/open-database.js';
import { buildGraph } from './platform/graphql/build-graph.js';
import { edgesOf } from './platform/graphql/graph-edges.js';
import { graphOperations } from './platform/graphql/graph-operations.js';
import type { AnyRoute } from './platform/route/route.js';
import { createLogger } from './platform/logging/logger.js';

export interface Described {
  readonly schema: GraphQLSchema;
  readonly operations: readonly Operation[];
  /** docs/access.md */
  readonly accessTable: string;
  readonly routes: readonly AnyRoute[];
}

/** Describes the API that this server serves. Like the start of the server, it throws if an access rule is missing. */
export async function describeServer(): Promise<Described> {
  const dir = mkdtempSync(join(tmpdir(), 'wence-described-'));
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dir });
  const database = await openDatabase(config.databaseUrl, ENTITIES);
  const platform = createPlatform(config, database, createLogger('silent'));
  try {
    const { resolvers, routes } = createFeatures(platform);
    return describe(await buildGraph(resolvers), routes);
  } finally {
    await platform.stop();
    rmSync(dir, { recursive: true });
  }
}

export function describe(schema: GraphQLSchema, routes: readonly AnyRoute[]): Described {
  const operations = [...routeOperations(routes), ...graphOperations(schema)];
  assertAccess(operations);
  return { schema, operations, accessTable: accessTable(operations, edgesOf(schema)), routes };
}
