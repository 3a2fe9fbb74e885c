import type { DocumentKind, ImportNoteCode } from '@wence/schema';
import { GraphQLJSON } from 'graphql-scalars';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { enumType } from '../../platform/graphql/enum-type.js';
import { IMPORT_TEXTS, NOTE_TEXTS } from './import-texts.js';

const DOCUMENT_KIND_NAMES = {
  TEXT: 'text',
  TABLE: 'table',
  QSF: 'qsf',
  LSS: 'lss',
  SURVEY_JS: 'surveyjs',
  WENCE: 'wence',
} as const satisfies Record<string, DocumentKind>;

export const DocumentKindName = enumType('DocumentKind', 'What a document is that a survey was read from.', DOCUMENT_KIND_NAMES, {
  TEXT: 'Plain text, also out of a Word document.',
  TABLE: 'The first sheet of a workbook.',
  QSF: 'A survey of Qualtrics.',
  LSS: 'A survey of LimeSurvey.',
  SURVEY_JS: 'A survey of SurveyJS.',
  WENCE: 'A definition of this product.',
});

const NOTE_NAMES = {
  TYPE_CHANGED: 'typeChanged',
  PART_LOST: 'partLost',
  CONDITION_LOST: 'conditionLost',
  JUMP_LOST: 'jumpLost',
  SETTING_LOST: 'settingLost',
  PICTURES_LOST: 'picturesLost',
  SCRIPT_LOST: 'scriptLost',
  INSERTED_LOST: 'insertedLost',
  LANGUAGES_LOST: 'languagesLost',
  QUOTAS_LOST: 'quotasLost',
  COURSE_LOST: 'courseLost',
  END_TEXT_LOST: 'endTextLost',
  SCORES_LOST: 'scoresLost',
  HIDDEN_VALUES_LOST: 'hiddenValuesLost',
  TEXT_CUT: 'textCut',
  TOO_MANY_CUT: 'tooManyCut',
} as const satisfies Record<string, ImportNoteCode>;

const noteTexts = Object.fromEntries(Object.entries(NOTE_NAMES).map(([name, code]) => [name, NOTE_TEXTS[code]]));

export const ImportNoteName = enumType(
  'ImportNoteCode',
  'Something that an import could not carry over.',
  NOTE_NAMES,
  noteTexts as Record<keyof typeof NOTE_NAMES, string>, // Made of the same names.
);

@ObjectType('ImportSource', { description: 'A passage of a document and what it became.' })
export class ImportSourceType {
  @Field({ description: IMPORT_TEXTS.sourceText })
  text: string;

  @Field(() => Int, { nullable: true, description: IMPORT_TEXTS.sourceNode })
  nodeId: number | null;
}

@ObjectType('ImportNote', { description: 'One thing that an import could not carry over.' })
export class ImportNoteType {
  @Field(() => ImportNoteName, { description: IMPORT_TEXTS.noteCode })
  code: ImportNoteCode;

  @Field(() => Int, { nullable: true, description: IMPORT_TEXTS.noteNode })
  nodeId: number | null;

  @Field({ description: IMPORT_TEXTS.noteText })
  text: string;
}

@ObjectType('ImportFinding', { description: 'What the check before a launch says of an imported survey.' })
export class ImportFindingType {
  @Field({ description: IMPORT_TEXTS.severity })
  severity: string;

  @Field({ description: IMPORT_TEXTS.findingCode })
  code: string;

  @Field(() => Int, { nullable: true, description: IMPORT_TEXTS.findingNode })
  nodeId: number | null;
}

@ObjectType('ParsedDocument', { description: 'A survey that was read from a document. It is stored nowhere.' })
export class ParsedDocumentType {
  @Field(() => DocumentKindName, { description: IMPORT_TEXTS.kind })
  kind: DocumentKind;

  @Field(() => GraphQLJSON, { description: IMPORT_TEXTS.definition })
  definition: unknown;

  @Field(() => [ImportSourceType], { description: IMPORT_TEXTS.sources })
  sources: ImportSourceType[];

  @Field(() => [ImportNoteType], { description: IMPORT_TEXTS.notes })
  notes: ImportNoteType[];

  @Field(() => [ImportFindingType], { description: IMPORT_TEXTS.findings })
  findings: ImportFindingType[];
}

@InputType('ParseDocumentInput', { description: 'A document as text.' })
export class ParseDocumentInput {
  @Field({ description: IMPORT_TEXTS.text })
  text: string;
}

@InputType('CreateSurveyFromDefinitionInput', { description: 'A new survey with everything in it.' })
export class CreateSurveyFromDefinitionInput {
  @Field(() => GraphQLJSON, { description: 'At most 4 MB in canonical form; any order of keys, defaults may be spelled out.' })
  definition: unknown;
}
