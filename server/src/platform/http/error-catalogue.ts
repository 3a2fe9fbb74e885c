import { ERROR_CODES, type ErrorCode, type FaultRule, type Language, SUCCESS_CODE } from '@wence/schema';
import type { FastifyInstance } from 'fastify';
import { dataNamesOf } from '../errors/error-data.js';
import { textsOf } from '../i18n/messages.js';
import { occasionsEn } from '../i18n/occasions.en.js';
import { occasionsZhCN } from '../i18n/occasions.zh-CN.js';
import { servePublicText } from './public-text.js';

export const ERROR_CATALOGUE_PATH = '/errors.json';

const OCCASIONS = { 'zh-CN': occasionsZhCN, en: occasionsEn };
const LANGUAGES = Object.keys(OCCASIONS) as Language[];

type InBoth = Readonly<Record<Language, string>>;

/** One error as programs read of it. */
export interface CataloguedError {
  readonly code: ErrorCode;
  /** Status that `/v1` answers with. */
  readonly httpStatus: number;
  readonly message: InBoth;
  readonly when: InBoth;
  /** What `data` may hold. */
  readonly data: Readonly<Record<string, InBoth>>;
}

export interface ErrorCatalogue {
  readonly success: string;
  readonly errors: readonly CataloguedError[];
  /** Rules that a field in `fields` can break; `{field}` stands for its path. */
  readonly rules: Readonly<Record<string, InBoth>>;
}

const inBoth = (textIn: (language: Language) => string): InBoth =>
  Object.fromEntries(LANGUAGES.map((language) => [language, textIn(language)])) as Record<Language, string>;

/** The catalogue of errors with its texts, for programs and for `docs/errors.md`. */
export function errorCatalogue(): ErrorCatalogue {
  const rules = Object.keys(textsOf('en').faults) as FaultRule[];
  return {
    success: SUCCESS_CODE,
    errors: (Object.keys(ERROR_CODES) as ErrorCode[]).sort().map(catalogued),
    rules: Object.fromEntries(rules.map((rule) => [rule, inBoth((language) => textsOf(language).faults[rule])])),
  };
}

function catalogued(code: ErrorCode): CataloguedError {
  return {
    code,
    httpStatus: ERROR_CODES[code].http,
    message: inBoth((language) => textsOf(language).codes[code]),
    when: inBoth((language) => OCCASIONS[language][code].when),
    data: Object.fromEntries(dataNamesOf(code).map((name) => [name, inBoth((language) => dataText(language, code, name))])),
  };
}

/** The type of the occasions demands a text for every name. */
const dataText = (language: Language, code: ErrorCode, name: string): string =>
  (OCCASIONS[language][code].data as Readonly<Record<string, string>> | undefined)?.[name] ?? '';

export function mountErrorCatalogue(app: FastifyInstance): void {
  servePublicText(app, ERROR_CATALOGUE_PATH, { type: 'application/json', text: JSON.stringify(errorCatalogue()) });
}

const INTRODUCTION = `# Error codes

Made from the catalogue of the server; \`npm run codegen\` writes it, a test fails when it is stale. Programs read the same at \`/errors.json\`.

\`/v1\` answers an error as \`{ code, message, data, fields? }\`, with the HTTP status named here; GraphQL carries \`code\`, \`data\` and \`fields\` in the \`extensions\` of
the error. The code of success is \`${SUCCESS_CODE}\`. Messages are for people and may be worded better some day; codes stay.
`;

const both = (text: InBoth) => LANGUAGES.map((language) => text[language]).join('<br>');
const dataOf = (data: CataloguedError['data']) => Object.entries(data).map(([name, text]) => `\`${name}\`: ${both(text)}`);

/** The catalogue as a page, `docs/errors.md`. */
export function errorPage(): string {
  const { errors, rules } = errorCatalogue();
  const rows = errors.map(
    ({ code, httpStatus, message, when, data }) =>
      `| ${code} | ${httpStatus} | ${both(message)} | ${both(when)} | ${dataOf(data).join('<br>')} |`,
  );
  const ruleRows = Object.entries(rules).map(([rule, text]) => `| \`${rule}\` | ${both(text)} |`);
  return [
    INTRODUCTION,
    `| code | HTTP | message | when | \`data\` |\n|---|---|---|---|---|\n${rows.join('\n')}\n`,
    '## Rules of fields\n\nA0400 names each wrong field in `fields` as `{ field, rule, limit? }`. `message` tells of the first one in these words.\n',
    `| rule | message |\n|---|---|\n${ruleRows.join('\n')}\n`,
  ].join('\n');
}
