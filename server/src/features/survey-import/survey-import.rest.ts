import { DOCUMENT_KINDS, IMPORT_NOTES, LIMITS } from '@wence/schema';
import { z } from 'zod';
import { author, unlimited } from '../../platform/access/access.js';
import { invalidInput } from '../../platform/errors/app-error.js';
import { definitionShape } from '../../platform/openapi/model-schemas.js';
import { type AnyRoute, route } from '../../platform/route/route.js';
import type { NewSurveyService } from '../survey/new-survey.service.js';
import { DEFINITION_ALONE } from '../survey/survey-places.type.js';
import type { DocumentImportService } from './document-import.service.js';
import { IMPORT_TEXTS } from './import-texts.js';
import { parsedView } from './parsed-view.js';

const MEBIBYTE = 1024 * 1024;
/** The overhead of a form beside its file: boundaries, names. */
const FORM_AROUND = 64 * 1024;
/** 4 MB in canonical form may take more with spaces and defaults spelled out. */
const BODY_LIMIT = 6 * MEBIBYTE;
const tag = 'Surveys';

const nodeId = (text: string) => z.int().nullable().describe(text);

const parsed = z
  .object({
    kind: z.enum(DOCUMENT_KINDS).describe(IMPORT_TEXTS.kind),
    definition: definitionShape,
    sources: z
      .array(
        z
          .object({ text: z.string().describe(IMPORT_TEXTS.sourceText), nodeId: nodeId(IMPORT_TEXTS.sourceNode) })
          .meta({ id: 'ImportSource' }),
      )
      .describe(IMPORT_TEXTS.sources),
    notes: z
      .array(
        z
          .object({
            code: z.enum(IMPORT_NOTES).describe(IMPORT_TEXTS.noteCode),
            nodeId: nodeId(IMPORT_TEXTS.noteNode),
            text: z.string().describe(IMPORT_TEXTS.noteText),
          })
          .meta({ id: 'ImportNote' }),
      )
      .describe(IMPORT_TEXTS.notes),
    findings: z
      .array(
        z
          .object({
            severity: z.enum(['error', 'warning']).describe(IMPORT_TEXTS.severity),
            code: z.string().describe(IMPORT_TEXTS.findingCode),
            nodeId: nodeId(IMPORT_TEXTS.findingNode),
          })
          .meta({ id: 'ImportFinding' }),
      )
      .describe(IMPORT_TEXTS.findings),
  })
  .meta({ id: 'ParsedDocument' });

/** Surveys out of documents (Spec 7, surveys: upload/parse, save/upload). */
export function surveyImportRoutes(imports: DocumentImportService, makers: NewSurveyService): AnyRoute[] {
  return [
    route({
      method: 'POST',
      path: '/v1/surveys/upload/parse',
      operationId: 'parseDocument',
      codes: ['A0702', 'A0703', 'A0704', 'A0705', 'A0706'],
      tag,
      summary: 'Read a survey out of a document',
      description: `A form whose part \`file\` is the document, told by its contents: .docx, .xlsx, .txt (UTF-8, UTF-16 or GB 18030), .qsf of Qualtrics, .lss of LimeSurvey, .json of SurveyJS or of this product; at most ${LIMITS.importFileMegabytes} MB, ${LIMITS.importUnpackedMegabytes} MB unpacked. Pasted text is sent as a file of plain text. Nothing is stored: change the definition as you like, and hand it to \`saveUpload\`. Every definition that comes back is a valid one; \`notes\` tell what was left behind, \`findings\` what would speak against a launch. A0413: over ${LIMITS.importFileMegabytes} MB.`,
      access: author('surveys:write'),
      carries: 'form',
      bodyLimit: LIMITS.importFileMegabytes * MEBIBYTE + FORM_AROUND,
      body: z.object({}),
      data: parsed,
      handle: async (ctx, { form: file }) => {
        if (!file) throw invalidInput([{ field: 'file', rule: 'required' }]);
        return parsedView(await imports.parseFile(ctx, file));
      },
    }),
    route({
      method: 'POST',
      path: '/v1/surveys/save/upload',
      operationId: 'saveUpload',
      tag,
      summary: 'Make a survey of a definition',
      description:
        'Takes what `parseDocument` gave, changed or not, or any other definition, and answers the id of the new survey. A0400: `fields` name what is wrong, and nothing is made.',
      access: author(unlimited('surveys:write'), { 'body.definition': DEFINITION_ALONE }),
      body: z.strictObject({ definition: definitionShape }),
      bodyLimit: BODY_LIMIT,
      data: z.object({ id: z.string().describe('Id of the new survey') }).meta({ id: 'ImportedSurvey' }),
      handle: async (ctx, { body: { definition } }) => ({ id: (await makers.createFrom(ctx, definition)).id }),
    }),
  ];
}
