import { randomUUID } from 'node:crypto';
import { localIds, rowId, SHARE_KINDS, splitRowId, type SurveyDefinition, walkNodes, walkOptions } from '@wence/schema';
import { encryptedPassword, type SignedUp, signUp } from '../features/account/account.factory.js';
import { uploadPicture } from '../features/asset/picture.factory.js';
import { csvOf, handIn } from '../features/response-import/response-import.factory.js';
import { savedCrossTable } from '../features/cross-table/saved-cross-table.factory.js';
import { storedExport } from '../features/export/export.factory.js';
import { deleteTemplates, keptTemplate } from '../features/template/template.factory.js';
import { deleteFolders, surveyFolder } from '../features/survey-folder/survey-folder.factory.js';
import { emptyLibrary, libraryCategory, libraryItem } from '../features/library/library.factory.js';
import { launch, stop } from '../features/publish/publish.factory.js';
import { reportShare } from '../features/report-share/report-share.factory.js';
import { createSurvey } from '../features/survey/survey.factory.js';
import { deleteOwnThemes, ownTheme } from '../features/theme/theme.factory.js';
import { deleteWebhooks, makeWebhook } from '../features/webhook/webhook.factory.js';
import { NO_NETWORK } from '../platform/outside/fetching/test-network.factory.js';
import { v1 } from '../testing/callers.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { everyQuestion } from './every-question.js';

/** Ids that a caller may name, and the objects behind them. */
export interface Targets {
  readonly surveyIds: readonly string[];
  /** Id of a survey in the recycle bin. */
  readonly recycledId: string;
  /** Ids of the first survey's parts: row ids for `/v1`, local ids for everything else. */
  readonly rows: PartIds;
  readonly locals: PartIds;
  /** Paths of pictures, and their entries in the library of the first survey. */
  readonly pictures: readonly string[];
  readonly images: readonly string[];
  /** Ids of the categories of the author's question library, and of a question in each. */
  readonly libraryCategories: readonly string[];
  readonly libraryItems: readonly string[];
  /** Ids of themes of the author's own. */
  readonly ownThemes: readonly string[];
  /** Ids of a template of the author's, and of a common one. */
  readonly templates: readonly string[];
  /** A folder of the author's surveys. */
  readonly folders: readonly string[];
  /** Ids of shared reports of the survey that collects, and the secrets of their links, which whoever has them may open. */
  readonly shares: readonly string[];
  readonly shareLinks: readonly string[];
  /** Ids of the responses to the survey that collects, and of the categories of its report. */
  readonly responses: readonly string[];
  readonly reportCategories: readonly string[];
  /** Ids of saved cross tables of that survey. */
  readonly savedTables: readonly string[];
  readonly exports: readonly string[];
  /** Ids of webhooks of the author, and of what they have delivered. */
  readonly webhooks: readonly string[];
  readonly deliveries: readonly string[];
  /** Ids of tables of responses that were handed in for that survey. */
  readonly imports: readonly string[];
  readonly definition: SurveyDefinition;
  /** Definition of the survey that collects, which is the last one. */
  readonly collecting: SurveyDefinition;
}

export interface PartIds {
  readonly all: readonly number[];
  readonly nodes: readonly number[];
  readonly options: readonly number[];
  readonly logic: readonly number[];
}

export interface World {
  readonly app: TestApp;
  /** Author whose own surveys are fuzzed. */
  readonly author: SignedUp;
  /** Another author, whose rows must stay unchanged and whose texts nobody else may read. */
  readonly other: SignedUp;
  readonly theirs: Targets;
  readonly secrets: readonly string[];
  /** The author's password, encrypted as a client sends it. */
  readonly password: { readonly keyId: string; readonly password: string };
}

const SECRET = 'CNRY-4f1d';
/** In texts that anybody may read. */
const MARK = 'A question';

/** A server with two authors, without limits of rate: a refusal for haste would hide what the input does. The other one has a survey that ran and stopped, with a response in it. */
export async function startWorld(): Promise<World> {
  const env = {
    RATE_LIMITS: 'off',
    SOCKETS_PER_USER: '100',
    SOCKETS_PER_ADDRESS: '100',
    ...(process.env.FUZZ_LOG && { LOG_LEVEL: process.env.FUZZ_LOG }),
  };
  const app = await startTestApp(env, { network: NO_NETWORK });
  try {
    return await populate(app);
  } catch (error) {
    await app.stop();
    throw error;
  }
}

async function populate(app: TestApp): Promise<World> {
  const [author, other] = [await signUp(app), await signUp(app)];
  // Nobody but their author has the links, or the texts: a definition that is sent here has the same ids and other words.
  const theirs = { ...(await targetsOf(app, other, SECRET)), shareLinks: [], definition: everyQuestion(MARK) };
  const [, stopped = ''] = theirs.surveyIds;
  await stop(app, other, stopped);
  return { app, author, other, theirs, secrets: [SECRET, other.mobile], password: await encryptedPassword(app, author.password) };
}

const idOf = ({ id }: { readonly id: number }): number => id;

/** Two new surveys of this author: a draft with every question, and one that collects and has responses. */
export async function targetsOf(app: TestApp, author: SignedUp, mark = MARK): Promise<Targets> {
  const definition = everyQuestion(mark);
  const draft = await createSurvey(app, author, definition);
  const collecting = everyQuestion(mark, true);
  const running = await createSurvey(app, author, collecting);
  await launch(app, author, running.id);
  const { id: recycledId } = await createSurvey(app, author);
  await v1(app, 'POST', `/v1/surveys/remove/${recycledId}`, {}, author.token);
  const { data } = await v1(app, 'GET', `/v1/nodes?surveyId=${draft.id}`, undefined, author.token);
  const number = splitRowId(data[0].id)?.surveyNumber ?? 0;
  const nodes = [...walkNodes(definition.nodes)];
  const locals = {
    all: [...localIds(definition)],
    nodes: nodes.map(idOf),
    options: nodes.flatMap(({ options }) => [...walkOptions(options)].map(idOf)),
    logic: (definition.logic ?? []).map(idOf),
  };
  const rowsOf = (ids: readonly number[]) => ids.map((id) => rowId(number, id));
  const rows = { all: rowsOf(locals.all), nodes: rowsOf(locals.nodes), options: rowsOf(locals.options), logic: rowsOf(locals.logic) };
  const pictures = await picturesOf(app, author, draft.id, mark);
  const library = await libraryOf(app, author, mark);
  await deleteTemplates(app, author);
  const templates = [await keptTemplate(app, author, draft.id, mark), 'common0nps'];
  const results = await resultsOf(app, author, running.id, mark);
  const savedTables = [await savedCrossTable(app, author, running.id, mark, collecting.nodes.find(({ type }) => type === 1)?.id ?? 0)];
  const exports = [await storedExport(app, running.id)];
  const table = await handIn(app, author, running.id, csvOf([['source'], [mark.slice(0, 16)]]));
  const shared = await sharesOf(app, author, running.id, mark);
  return {
    surveyIds: [draft.id, running.id],
    recycledId,
    rows,
    locals,
    ...pictures,
    ...library,
    ownThemes: await themesOf(app, author, mark),
    templates,
    ...(await foldersOf(app, author, mark)),
    ...results,
    ...shared,
    savedTables,
    exports,
    ...(await webhooksOf(app, author, running.id, mark)),
    imports: [table.data.id],
    definition,
    collecting,
  };
}

async function webhooksOf(
  app: TestApp,
  author: SignedUp,
  surveyId: string,
  description: string,
): Promise<Pick<Targets, 'webhooks' | 'deliveries'>> {
  // The targets are made again and again, and an author may have only so many.
  await deleteWebhooks(app, author);
  const { id } = await makeWebhook(app, author, { surveyId, description });
  const { data } = await v1(app, 'POST', `/v1/webhooks/${id}/test`, {}, author.token);
  return { webhooks: [id], deliveries: [data.id] };
}

async function sharesOf(app: TestApp, author: SignedUp, surveyId: string, name: string): Promise<Pick<Targets, 'shares' | 'shareLinks'>> {
  const made = [];
  for (const kind of SHARE_KINDS) made.push(await reportShare(app, author, surveyId, { kind, name }));
  return { shares: made.map(({ id }) => id), shareLinks: made.map(({ token }) => token) };
}

async function themesOf(app: TestApp, author: SignedUp, mark: string): Promise<string[]> {
  await deleteOwnThemes(app, author);
  return [await ownTheme(app, author, mark.slice(0, 24), { nextText: mark.slice(0, 24) })];
}

const IN_LIBRARY = 3;
const RESPONSES = 3;

async function picturesOf(app: TestApp, author: SignedUp, surveyId: string, mark: string): Promise<Pick<Targets, 'pictures' | 'images'>> {
  const pictures: string[] = [];
  const images: string[] = [];
  while (images.length < IN_LIBRARY) {
    const name: string = (await uploadPicture(app, author.token, { name: `${mark}.png` })).data.filePath;
    pictures.push(name);
    images.push((await v1(app, 'POST', '/v1/surveys/image', { surveyId, name }, author.token)).data.id);
  }
  return { pictures, images };
}

async function foldersOf(app: TestApp, author: SignedUp, mark: string): Promise<Pick<Targets, 'folders'>> {
  await deleteFolders(app, author);
  return { folders: [await surveyFolder(app, author, mark.slice(0, 20))] };
}

async function libraryOf(app: TestApp, author: SignedUp, mark: string): Promise<Pick<Targets, 'libraryCategories' | 'libraryItems'>> {
  await emptyLibrary(app, author);
  const libraryCategories: string[] = [];
  const libraryItems: string[] = [];
  while (libraryItems.length < IN_LIBRARY) {
    const parent = libraryItems.length > 1 ? libraryCategories[0] : 0;
    const category = await libraryCategory(app, author, `${mark.slice(0, 16)} ${libraryItems.length}`, parent);
    libraryCategories.push(category);
    libraryItems.push(await libraryItem(app, author, category, mark));
  }
  return { libraryCategories, libraryItems };
}

/** Responses to a survey, which an author has in a list, and a category of its report. */
async function resultsOf(
  app: TestApp,
  author: SignedUp,
  surveyId: string,
  mark: string,
): Promise<Pick<Targets, 'responses' | 'reportCategories'>> {
  const responses: string[] = [];
  while (responses.length < RESPONSES) {
    const sent = { submissionId: randomUUID(), answers: {}, source: mark };
    const { data } = await v1(app, 'POST', `/v1/r/${surveyId}/responses`, sent);
    responses.push(data.responseId);
  }
  const category = { name: mark, conditions: {} };
  const { data } = await v1(app, 'POST', `/v1/surveys/report/category/${surveyId}`, category, author.token);
  return { responses, reportCategories: [data.id] };
}

/** The author signed in anew, for when the last sign-in was ended or used up. */
export async function signInAgain({ app, author }: World): Promise<SignedUp> {
  return { ...author, ...(await app.features.account.sessions.begin(author.userId)) };
}
