import { answersJsonSchema, definitionJsonSchema, filterJsonSchema } from '@wence/schema';
import type { FastifyInstance } from 'fastify';
import { ANSWERS_SCHEMA_PATH, DEFINITION_SCHEMA_PATH, FILTER_SCHEMA_PATH } from '../openapi/model-schemas.js';
import { servePublicText } from './public-text.js';

const FILES = {
  [DEFINITION_SCHEMA_PATH]: definitionJsonSchema,
  [ANSWERS_SCHEMA_PATH]: answersJsonSchema,
  [FILTER_SCHEMA_PATH]: filterJsonSchema,
};

/** The formats of a survey definition, of answers and of filters, for editors and programs. */
export function mountSchemaFiles(app: FastifyInstance): void {
  for (const [path, schemaOf] of Object.entries(FILES)) {
    servePublicText(app, path, { type: 'application/schema+json', text: JSON.stringify(schemaOf()) });
  }
}
