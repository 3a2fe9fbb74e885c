import { type Language, languageOf } from '@wence/schema';
import { draftStore } from '../draft/device';
import { loadWords } from '../i18n/messages';
import { postJson } from '../send/post-json';
import { testToken, visitKeys } from '../survey/visit-access';
import { readEnvelope } from '../survey/envelope';
import { type Opened, closureIn, parseLiveSurvey, parseOpened } from '../survey/live-survey';
import { loadControls } from './controls';
import { loadEndPage, loadProblemPages, loadResumePage, loadTestBanner } from './later-pages';

/** The survey's own language; before it is known, the one the server gave the page or the browser asks for. */
export function languageFor(opened: Opened | null): Language {
  if (opened?.kind === 'live') return languageOf(opened.survey.definition);
  if (opened?.language) return opened.language;
  return navigator.language.toLowerCase().startsWith('zh') ? 'zh-CN' : 'en';
}

/** `/r/{surveyId}`; anything after the id belongs to the query. */
export function surveyIdIn(pathname: string): string {
  return pathname.split('/')[2] ?? '';
}

/** Reads the survey that the server inlined into the page; null if there is none. */
export function readInlined(page: Document): Opened | null {
  const text = page.getElementById('wence-survey')?.textContent?.trim();
  return text ? parseOpened(JSON.parse(text)) : null;
}

/** A survey, or what is in its way, with the controls, pages and words that it needs: what came with the page, or the newest. */
export async function openSurvey(surveyId: string, inlined: Opened | null = null): Promise<Opened> {
  const opened = inlined ?? (await fetchSurvey(surveyId));
  // The parts may bring what another device has answered.
  const parts = partsOf(opened)?.then(() => rememberedPage(opened)?.());
  return Promise.all([parts, testToken() && loadTestBanner(), loadWords(languageFor(opened))]).then(
    () => opened,
    () => unreachable(surveyId),
  );
}

/** Loads the page at which a visit begins that this device remembers: its end, or what to do with the answers so far. Null: it remembers nothing. */
export function rememberedPage(opened: Opened): (() => Promise<void>) | null {
  if (opened.kind !== 'live') return null;
  const { surveyId } = opened.survey;
  if (draftStore.readReceipt(surveyId)) return loadEndPage;
  return draftStore.readDraft(surveyId) && loadResumePage;
}

function partsOf(opened: Opened): Promise<void> | null {
  if (opened.kind === 'live') return loadControls(opened.survey.definition);
  return opened.problem.why === 'unreachable' ? null : loadProblemPages();
}

/** The newest version by the open route: for a page that came without data, and after the server called a version outdated. */
async function fetchSurvey(surveyId: string): Promise<Opened> {
  const { search } = window.location;
  // The parameters of the link decide who may take part, so they are passed on.
  const envelope = Object.keys(visitKeys)[0]
    ? (await postJson(surveyId, `open${search}`, visitKeys))?.envelope
    : await fetch(`/v1/r/${encodeURIComponent(surveyId)}${search}`, { cache: 'no-store' }).then(readEnvelope, () => null);
  const problem = envelope && closureIn(envelope);
  if (problem) return { kind: 'problem', surveyId, problem };
  const survey = envelope?.code === '00000' ? parseLiveSurvey(envelope.data) : null;
  return survey ? { kind: 'live', survey } : unreachable(surveyId);
}

function unreachable(surveyId: string): Opened {
  return { kind: 'problem', surveyId, problem: { why: 'unreachable' } };
}
