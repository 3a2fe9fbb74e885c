import { questionCatalogue } from '../catalogue/question-catalogue.js';
import type { SURVEY_KEYS } from '../definition/parse/parse-definition.js';
import { endingsSchema } from '../ending/survey-endings.js';
import { LIMITS } from '../limit/limits.js';
import { schemasOf } from '../reading/field-table.js';
import { SURVEY_SETTINGS } from '../survey-setting/survey-settings.js';
import { SURVEY_TEXTS } from './descriptions.js';
import { described, flag, integer, type JsonSchema, list, only, oneOfValues, record, text } from '../reading/json-schema.js';
import { nodeSchema } from './node-schema.js';
import { themeSchema } from '../theme/survey-theme.js';
import { logicSchema, quotaSchema } from './rule-schema.js';

const ANY_NODE = '#/$defs/node';
const INNER_NODE = '#/$defs/innerNode';

const refs = (keys: readonly string[]): JsonSchema => ({ oneOf: keys.map((key) => ({ $ref: `#/$defs/${key}` })) });

function nodeDefinitions(): Readonly<Record<string, JsonSchema>> {
  const entries = questionCatalogue.map((row) => [row.key, nodeSchema(row, INNER_NODE)] as const);
  const inner = questionCatalogue.filter(({ isContainer }) => !isContainer);
  return {
    node: refs(questionCatalogue.map(({ key }) => key)),
    innerNode: refs(inner.map(({ key }) => key)),
    ...Object.fromEntries(entries),
  };
}

/**
 * The format of a definition as JSON Schema (draft 2020-12), for editors and programs that write definitions: made from the catalogue, the limits and
 * the key tables of the readers, so that it says what the parser says. What a schema cannot say stays with `parseDefinition`: unique ids and codes,
 * rules between keys, rich text, widths in half-width columns. Every definition that the parser takes is valid here.
 */
export function definitionJsonSchema(): JsonSchema {
  const properties: Readonly<Record<(typeof SURVEY_KEYS)[number], JsonSchema>> = {
    format: only(1),
    lastId: integer(0, LIMITS.localId),
    title: text(LIMITS.title, 1),
    welcome: text(LIMITS.welcome),
    language: oneOfValues(['zh-CN', 'en'], 'zh-CN'),
    perPage: flag(),
    nodes: list({ $ref: ANY_NODE }, LIMITS.nodes),
    logic: list(logicSchema, LIMITS.logicItems),
    settings: record(schemasOf(SURVEY_SETTINGS), []),
    quotas: list(quotaSchema(), LIMITS.quotas),
    theme: themeSchema(),
    endings: endingsSchema(),
  };
  const survey = record(described(properties, SURVEY_TEXTS), ['format', 'title', 'nodes'], 'Survey definition');
  const schema = { $schema: 'https://json-schema.org/draft/2020-12/schema', ...survey, $defs: nodeDefinitions() };
  // Undefined values are removed, so that the schema is the same in memory as in its file.
  return JSON.parse(JSON.stringify(schema)) as JsonSchema;
}
