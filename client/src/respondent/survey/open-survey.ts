import { loadWords } from '../i18n/messages';
import { loadControls } from '../question/controls';
import { readEnvelope } from './envelope';
import { languageFor } from './language-for';
import type { Opened } from './live-survey';
import { parseLiveSurvey, parseOpened } from './parse-opened';

/** `/r/{surveyId}`; anything after the id belongs to the query. */
export function surveyIdIn(pathname: string): string {
  return pathname.split('/')[2] ?? '';
}

/** What the server inlined into the page, if it served the page. */
export function readInlined(page: Document): Opened | null {
  const text = page.getElementById('wence-survey')?.textContent?.trim();
  return text ? parseOpened(JSON.parse(text)) : null;
}

/** A survey with the controls and words that it needs: the one that came with the page, or the newest. */
export async function openSurvey(surveyId: string, inlined: Opened | null = null): Promise<Opened> {
  const opened = inlined ?? (await fetchSurvey(surveyId));
  const controls = opened.kind === 'live' ? loadControls(opened.survey.definition) : null;
  return Promise.all([controls, loadWords(languageFor(opened))]).then(
    () => opened,
    () => ({ kind: 'problem', surveyId, problem: 'unreachable' }),
  );
}

/** The newest version by the open route: for a page that came without data, and after the server called a version outdated. */
async function fetchSurvey(surveyId: string): Promise<Opened> {
  const problem = (kind: 'notFound' | 'notCollecting' | 'unreachable'): Opened => ({ kind: 'problem', surveyId, problem: kind });
  const response = await fetch(`/v1/r/${encodeURIComponent(surveyId)}`, { cache: 'no-store' }).catch(() => null);
  const envelope = response && (await readEnvelope(response));
  if (!envelope) return problem('unreachable');
  if (envelope.code === 'A0404') return problem('notFound');
  if (envelope.code === 'A0411') return problem('notCollecting');
  const survey = envelope.code === '00000' ? parseLiveSurvey(envelope.data) : null;
  return survey ? { kind: 'live', survey } : problem('unreachable');
}
