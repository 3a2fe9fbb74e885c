import { loadWords } from '../i18n/messages';
import { loadProblemPages, loadTestBanner } from '../page/later-pages';
import { loadControls } from '../question/controls';
import { closureIn } from './closure';
import { readEnvelope } from './envelope';
import { languageFor } from './language-for';
import type { Opened } from './live-survey';
import { parseLiveSurvey, parseOpened } from './parse-opened';
import { testToken } from './test-token';

/** `/r/{surveyId}`; anything after the id belongs to the query. */
export function surveyIdIn(pathname: string): string {
  return pathname.split('/')[2] ?? '';
}

/** What the server inlined into the page, if it served the page. */
export function readInlined(page: Document): Opened | null {
  const text = page.getElementById('wence-survey')?.textContent?.trim();
  return text ? parseOpened(JSON.parse(text)) : null;
}

/** A survey, or what is in its way, with the controls, pages and words that it needs: what came with the page, or the newest. */
export async function openSurvey(surveyId: string, inlined: Opened | null = null): Promise<Opened> {
  const opened = inlined ?? (await fetchSurvey(surveyId));
  return Promise.all([partsOf(opened), testToken() && loadTestBanner(), loadWords(languageFor(opened))]).then(
    () => opened,
    () => unreachable(surveyId),
  );
}

function partsOf(opened: Opened): Promise<void> | null {
  if (opened.kind === 'live') return loadControls(opened.survey.definition);
  return opened.problem.why === 'unreachable' ? null : loadProblemPages();
}

/** The newest version by the open route: for a page that came without data, and after the server called a version outdated. */
async function fetchSurvey(surveyId: string): Promise<Opened> {
  const test = testToken();
  const query = test && `?${new URLSearchParams({ test })}`;
  const response = await fetch(`/v1/r/${encodeURIComponent(surveyId)}${query}`, { cache: 'no-store' }).catch(() => null);
  const envelope = response && (await readEnvelope(response));
  const problem = envelope && closureIn(envelope);
  if (problem) return { kind: 'problem', surveyId, problem };
  const survey = envelope?.code === '00000' ? parseLiveSurvey(envelope.data) : null;
  return survey ? { kind: 'live', survey } : unreachable(surveyId);
}

function unreachable(surveyId: string): Opened {
  return { kind: 'problem', surveyId, problem: { why: 'unreachable' } };
}
