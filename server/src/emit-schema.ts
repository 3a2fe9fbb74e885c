import { writeFileSync } from 'node:fs';
import { printSchema } from 'graphql';
import { describeServer } from './describe-server.js';
import { tellStory } from './examples/story.js';
import { errorPage } from './platform/http/error-catalogue.js';
import { openApiText } from './platform/openapi/openapi.js';
import { VERSION } from './platform/version.js';

const write = (path: string, text: string) => writeFileSync(new URL(`../../${path}`, import.meta.url), text);

/** Writes what others read of this server. A test fails for each that is stale. */
const { schema, accessTable, routes } = await describeServer();
write('schema/schema.graphql', `${printSchema(schema)}\n`);
write('schema/openapi.json', openApiText(routes, { version: VERSION, examples: await tellStory() }));
write('docs/access.md', accessTable);
write('docs/errors.md', errorPage());
