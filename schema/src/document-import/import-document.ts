import type { Language, SurveyDefinition } from '../definition/definition.js';
import { parseDefinition } from '../definition/parse/parse-definition.js';
import { launchFindings } from '../check/launch-findings.js';
import { readableText } from '../piping/readable-text.js';
import type { FieldFault } from '../reading/fault.js';
import { assembleSurvey, type ImportDefaults, type ImportedSurvey } from './assemble/assemble-survey.js';
import { isJsonRecord } from './draft/json-record.js';
import { type LssTables } from './lss/lss-tables.js';
import { readLss } from './lss/read-lss.js';
import { isQsf, readQsf } from './qsf/read-qsf.js';
import { isSurveyJs, readSurveyJs } from './surveyjs/read-surveyjs.js';
import { readTable } from './table/read-table.js';
import { readText } from './text/read-text.js';

/** Kinds of documents that a survey can be made of. `text` stands for pasted text, text files and Word documents; `wence` for our own definition. */
export const DOCUMENT_KINDS = ['text', 'table', 'qsf', 'lss', 'surveyjs', 'wence'] as const;

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** A survey made of a document, or why there is none. */
export type ImportedDocument =
  | ({ readonly ok: true; readonly kind: DocumentKind } & ImportedSurvey)
  /** `unknownJson`: JSON of none of the kinds. `wrongDefinition`: our own definition, with faults. `empty`: nothing in it became a question. */
  | { readonly ok: false; readonly reason: 'unknownJson' | 'wrongDefinition' | 'empty'; readonly faults: readonly FieldFault[] };

export const EMPTY_DOCUMENT: ImportedDocument = { ok: false, reason: 'empty', faults: [] };

/** A survey in which nothing was found is no survey. */
const found = (kind: DocumentKind, survey: ImportedSurvey): ImportedDocument =>
  survey.definition.nodes.length === 0 ? EMPTY_DOCUMENT : { ok: true, kind, ...survey };

/**
 * Makes a survey of plain text, such as people write into documents: numbered questions, options below them, marks in brackets (`textRules` lists them).
 * `defaults` stands for a title that is missing, and says the language of the survey's own words. Every definition that comes back is one that
 * `parseDefinition` takes; what the check of a launch says of it is in `findings`.
 */
export const importText = (text: string, defaults: ImportDefaults): ImportedDocument =>
  found('text', assembleSurvey(readText(text), defaults));

/** Makes a survey of the rows of a table: a question per row under headings, or lines of text without any. */
export const importTable = (rows: readonly (readonly string[])[], defaults: ImportDefaults): ImportedDocument =>
  found('table', assembleSurvey(readTable(rows), defaults));

/** Makes a survey of the tables of a LimeSurvey file. */
export const importLss = (tables: LssTables, defaults: ImportDefaults): ImportedDocument =>
  found('lss', assembleSurvey(readLss(tables), defaults));

/** Makes a survey of a parsed JSON document: a survey of Qualtrics, of SurveyJS, or our own definition. */
export function importJson(document: unknown, defaults: ImportDefaults): ImportedDocument {
  if (isQsf(document)) return found('qsf', assembleSurvey(readQsf(document), defaults));
  if (isJsonRecord(document) && document.format !== undefined && document.nodes !== undefined) return importDefinition(document);
  if (isSurveyJs(document)) return found('surveyjs', assembleSurvey(readSurveyJs(document, defaults.language), defaults));
  return { ok: false, reason: 'unknownJson', faults: [] };
}

/** Our own definition comes over as it is, or not at all. */
function importDefinition(document: unknown): ImportedDocument {
  const parsed = parseDefinition(document);
  if (!parsed.ok) return { ok: false, reason: 'wrongDefinition', faults: parsed.faults };
  return found('wence', { definition: parsed.value, sources: sourcesOf(parsed.value), notes: [], findings: launchFindings(parsed.value) });
}

const sourcesOf = ({ nodes }: SurveyDefinition) =>
  nodes.map(({ id, code, title }) => ({ text: `${code} ${readableText(title)}`, nodeId: id }));

/** The language that most of a text is written in. */
export function languageOfText(text: string): Language {
  const sample = text.slice(0, 4_000);
  const chinese = sample.match(/\p{Script=Han}/gu)?.length ?? 0;
  const latin = sample.match(/[A-Za-z]{2,}/g)?.length ?? 0;
  return chinese > latin ? 'zh-CN' : 'en';
}
