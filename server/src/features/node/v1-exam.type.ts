import { SCORINGS, TEXT_MATCHES } from '@wence/schema';
import { z } from 'zod';
import { EXAM_TEXTS } from './node-exam.type.js';

const texts = {
  texts: z.array(z.string()).readonly().describe(EXAM_TEXTS.texts),
  match: z.enum(TEXT_MATCHES).nullish().describe(`${EXAM_TEXTS.match} By default exact.`),
  tolerance: z.number().nullish().describe(`${EXAM_TEXTS.tolerance} By default 0.`),
};

const row = z
  .strictObject({ rowId: z.int().describe(EXAM_TEXTS.rowId), optionIds: z.array(z.int()).readonly().describe(EXAM_TEXTS.rowOptionIds) })
  .meta({ id: 'ExamKeyRow' });

const field = z.strictObject({ optionId: z.int().describe(EXAM_TEXTS.fieldId), ...texts }).meta({ id: 'ExamKeyField' });

/** The exam part of a question, as `/v1` reads and writes it. What a value may be beyond its type is for the model to say. */
export const v1NodeExam = z
  .strictObject({
    score: z.number().describe(EXAM_TEXTS.score),
    scoring: z.enum(SCORINGS).nullish().describe(`${EXAM_TEXTS.scoring} By default allRight.`),
    penalty: z.number().nullish().describe(`${EXAM_TEXTS.penalty} By default 0.`),
    analysis: z.string().nullish().describe(EXAM_TEXTS.analysis),
    optionIds: z.array(z.int()).readonly().nullish().describe(EXAM_TEXTS.optionIds),
    ...texts,
    texts: z.array(z.string()).readonly().nullish().describe(EXAM_TEXTS.texts),
    rows: z.array(row).readonly().nullish().describe(EXAM_TEXTS.rows),
    fields: z.array(field).readonly().nullish().describe(EXAM_TEXTS.fields),
  })
  .meta({ id: 'NodeExam' });
