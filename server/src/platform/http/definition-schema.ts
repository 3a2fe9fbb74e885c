import { definitionJsonSchema } from '@wence/schema';
import type { FastifyInstance } from 'fastify';
import { servePublicText } from './public-text.js';

export const DEFINITION_SCHEMA_PATH = '/definition.schema.json';

/** The format of a survey definition for editors and programs. */
export function mountDefinitionSchema(app: FastifyInstance): void {
  servePublicText(app, DEFINITION_SCHEMA_PATH, { type: 'application/schema+json', text: JSON.stringify(definitionJsonSchema()) });
}
