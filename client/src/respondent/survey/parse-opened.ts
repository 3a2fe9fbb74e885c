import type { Language } from '@wence/schema';
import { closureOf } from './closure';
import type { LiveSurvey, Opened } from './live-survey';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function languageIn(value: unknown): Language | undefined {
  return value === 'zh-CN' || value === 'en' ? value : undefined;
}

/**
 * The parse boundary for a survey that comes from our own server. Only the frame is looked at: the server stores definitions in canonical
 * form, and the authoring code that could check every key is too heavy for this page.
 */
export function parseLiveSurvey(value: unknown): LiveSurvey | null {
  if (!isRecord(value) || typeof value.surveyId !== 'string' || typeof value.version !== 'number') return null;
  const { definition } = value;
  if (!isRecord(definition) || !Array.isArray(definition.nodes) || typeof definition.title !== 'string') return null;
  return { surveyId: value.surveyId, version: value.version, definition: definition as unknown as LiveSurvey['definition'] };
}

/** Reads what the server wrote into the page; null when it wrote nothing that can be used. */
export function parseOpened(value: unknown): Opened | null {
  const survey = parseLiveSurvey(value);
  if (survey) return { kind: 'live', survey };
  if (!isRecord(value) || typeof value.surveyId !== 'string') return null;
  const problem = closureOf(value.problem, value);
  return problem && { kind: 'problem', surveyId: value.surveyId, problem, language: languageIn(value.language) };
}
