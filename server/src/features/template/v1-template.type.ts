import { z } from 'zod';
import { moment } from '../../platform/http/envelope.js';
import type { TemplateEntry } from './template-entry.js';

/** A template as `/v1` names its fields. */
export const v1Template = z
  .object({
    id: z.string(),
    title: z.string().describe('In the language of the request, or as its author wrote it'),
    description: z.string().describe('One sentence on what it is good for; may be empty'),
    topic: z.string().describe('Name of its topic'),
    languages: z.array(z.enum(['zh-CN', 'en'])).describe('Languages in which it can be used'),
    common: z.boolean().describe('Comes with the product: read only'),
    questionCount: z.number().int().describe('Questions that can be answered'),
    minutes: z.number().int().describe('Estimated minutes to answer all of them, rounded up'),
    accent: z.string().describe('Colour of buttons and selection, #rrggbb'),
    updatedAt: moment.nullable().describe('When its author last changed it; null for one that comes with the product'),
  })
  .meta({ id: 'SurveyTemplate' });

export function toV1Template({
  id,
  title,
  description,
  topic,
  languages,
  common,
  questionCount,
  minutes,
  accent,
  updatedAt,
}: TemplateEntry): z.input<typeof v1Template> {
  const at = updatedAt?.toISOString() ?? null;
  return { id, title, description, topic, languages: [...languages], common, questionCount, minutes, accent, updatedAt: at };
}
