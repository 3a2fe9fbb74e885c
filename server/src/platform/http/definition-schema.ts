import { definitionJsonSchema } from '@wence/schema';
import type { FastifyInstance } from 'fastify';
import { DEFINITION_SCHEMA_PATH } from '../openapi/model-schemas.js';
import { servePublicText } from './public-text.js';

/** The format of a survey definition for editors and programs. */
export function mountDefinitionSchema(app: FastifyInstance): void {
  servePublicText(app, DEFINITION_SCHEMA_PATH, { type: 'application/schema+json', text: JSON.stringify(definitionJsonSchema()) });
}
