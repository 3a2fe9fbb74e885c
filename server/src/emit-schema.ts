import { writeFileSync } from 'node:fs';
import { printSchema } from 'graphql';
import { describeServer } from './describe-server.js';
import { errorPage } from './platform/http/error-catalogue.js';

/** Writes what others read of this server: schema/schema.graphql, docs/access.md and docs/errors.md. */
const { schema, accessTable } = await describeServer();
writeFileSync(new URL('../../schema/schema.graphql', import.meta.url), `${printSchema(schema)}\n`);
writeFileSync(new URL('../../docs/access.md', import.meta.url), accessTable);
writeFileSync(new URL('../../docs/errors.md', import.meta.url), errorPage());
