import { writeFileSync } from 'node:fs';
import { printSchema } from 'graphql';
import { describeServer } from './describe-server.js';

/** Writes what others read of this server: schema/schema.graphql and docs/access.md. */
const { schema, accessTable } = await describeServer();
writeFileSync(new URL('../../schema/schema.graphql', import.meta.url), `${printSchema(schema)}\n`);
writeFileSync(new URL('../../docs/access.md', import.meta.url), accessTable);
