import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printSchema } from 'graphql';
import { readConfig } from './config.js';
import { createFeatures, ENTITIES } from './container.js';
import { createPlatform } from './platform/create-platform.js';
import { openDatabase } from './platform/db/open-database.js';
import { buildGraph } from './platform/graphql/build-graph.js';
import { createLogger } from './platform/logging/logger.js';

const TARGET = fileURLToPath(new URL('../../schema/schema.graphql', import.meta.url));

/** Writes schema/schema.graphql from the resolvers. */
async function emit(): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'wence-emit-'));
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dir });
  const database = await openDatabase(config.databaseUrl, ENTITIES);
  const platform = createPlatform(config, database, createLogger('silent'));
  const schema = await buildGraph(createFeatures(platform).resolvers);
  await platform.stop();
  rmSync(dir, { recursive: true });
  writeFileSync(TARGET, `${printSchema(schema)}\n`);
}

await emit();
