import { answersJsonSchema, definitionJsonSchema } from '@wence/schema';
import { z } from 'zod';
import { type JsonSchema, withComponents, withoutDefaults } from './json-schema.js';

export const DEFINITION_SCHEMA_PATH = '/definition.schema.json';
export const ANSWERS_SCHEMA_PATH = '/answers.schema.json';
export const FILTER_SCHEMA_PATH = '/filter.schema.json';

/** A survey definition in a body or an answer. The model judges it and says every fault at once; the document describes it by the model's schema. */
export const definitionShape = z.unknown().meta({ id: 'SurveyDefinition' });

/** Name of the component that answers are described by, wherever they stand. */
export const ANSWERS = 'Answers';

/** Answers in a body or an answer, by local id of the question. The model judges them. */
export const answersShape = z.record(z.string(), z.unknown()).meta({ id: ANSWERS });

/**
 * What the model describes by JSON Schemas of its own, as components of the document, so that a generator needs no second file. They stand in
 * the place of the named shapes of the same names.
 */
export function modelSchemas(): Readonly<Record<string, JsonSchema>> {
  return {
    ...componentsOf('SurveyDefinition', 'Definition', {
      ...definitionJsonSchema(),
      externalDocs: { url: DEFINITION_SCHEMA_PATH, description: 'The same as a JSON Schema by itself' },
    }),
    ...componentsOf(ANSWERS, 'Answer', {
      ...answersJsonSchema(),
      externalDocs: { url: ANSWERS_SCHEMA_PATH, description: 'The same as a JSON Schema by itself' },
    }),
  };
}

/** A JSON Schema and its definitions as components: `name` for itself, `prefix` before the names of its definitions. */
function componentsOf(name: string, prefix: string, schema: object): Record<string, JsonSchema> {
  const rename = (definition: string) => prefix + definition.charAt(0).toUpperCase() + definition.slice(1);
  const { $schema: _, $defs = {}, ...own } = withoutDefaults(withComponents(schema, rename)) as JsonSchema & { readonly $defs?: object }; // A schema stays one.
  const definitions = Object.entries($defs).map(([key, definition]) => [rename(key), definition]);
  return { [name]: own, ...(Object.fromEntries(definitions) as Record<string, JsonSchema>) };
}
