import type { SurveyDefinition } from '@wence/schema';
import type { RequestContext } from '../../platform/request/context.js';
import { v1 } from '../../testing/callers.js';
import type { TestApp } from '../../testing/test-app.js';
import { createSurvey } from '../survey/survey.factory.js';

type Author = { readonly token: string };

/** A survey of this author that collects, made through the real doors; its id. */
export async function launchedSurvey(app: TestApp, author: Author, definition: SurveyDefinition): Promise<string> {
  const { id } = await createSurvey(app, author, definition);
  await launch(app, author, id);
  return id;
}

/** Like `launchedSurvey` for a definition that a launch refuses today: surveys were launched with such before the rule was there. */
export async function launchedBefore(app: TestApp, author: Author, definition: SurveyDefinition): Promise<string> {
  const { id } = await createSurvey(app, author, definition);
  await launchUnchecked(app, id);
  return id;
}

/** Freezes the draft as it stands and starts collecting, whatever speaks against it. */
export async function launchUnchecked({ platform, features }: TestApp, surveyId: string): Promise<void> {
  const { surveys, drafts } = features.survey;
  const { versions } = features.publish;
  await platform.unit.run(async () => {
    const survey = await surveys.find(surveyId);
    if (!survey) throw new Error(`no survey ${surveyId}`);
    const { text } = await drafts.readOf(survey);
    const publishedVersion = await versions.freeze(surveyId, text);
    await versions.becomesCurrent(surveyId, publishedVersion);
    await surveys.changeState(survey, { from: survey.state, to: 1, publishedVersion });
  });
}

/** The version that respondents get. */
export async function launch(app: TestApp, author: Author, surveyId: string): Promise<number> {
  const answer = await v1(app, 'POST', `/v1/surveys/launch/${surveyId}`, {}, author.token);
  if (answer.code !== '00000') throw new Error(`could not launch: ${answer.text}`);
  return answer.data.version;
}

export async function stop(app: TestApp, author: Author, surveyId: string): Promise<void> {
  const answer = await v1(app, 'POST', `/v1/surveys/stop/${surveyId}`, {}, author.token);
  if (answer.code !== '00000') throw new Error(`could not stop: ${answer.text}`);
}

/** Stops, puts another definition in the draft's place, launches; the new version. */
export async function relaunch(app: TestApp, author: Author, surveyId: string, definition: SurveyDefinition): Promise<number> {
  await stop(app, author, surveyId);
  await define(app, author, surveyId, definition);
  return launch(app, author, surveyId);
}

export async function define(app: TestApp, author: Author, surveyId: string, definition: SurveyDefinition): Promise<void> {
  const path = `/v1/surveys/${surveyId}/definition`;
  const { revision } = (await v1(app, 'GET', path, undefined, author.token)).data;
  const put = await v1(app, 'PUT', path, definition, author.token, { 'if-match': String(revision) });
  if (put.code !== '00000') throw new Error(`could not define the survey: ${put.text}`);
}

/** Returns a context for calling services directly when the author's token would have expired. */
export function contextOf(app: TestApp, { userId }: { readonly userId: string }): RequestContext {
  const user = { id: userId, sessionId: 'test' };
  return { user, language: 'en', requestId: 'test', ip: '127.0.0.1', userAgent: null, logger: app.platform.logger, memo: new Map() };
}
