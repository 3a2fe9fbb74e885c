import { randomUUID } from 'node:crypto';
import { type SignedUp, signUp } from '../features/account/account.factory.js';
import { pictureIdIn, uploadPicture } from '../features/asset/picture.factory.js';
import { savedCrossTable } from '../features/cross-table/saved-cross-table.factory.js';
import { storedExport } from '../features/export/export.factory.js';
import { emptyLibrary, libraryCategory, libraryItem } from '../features/library/library.factory.js';
import { personalLink } from '../features/personal-link/personal-link.factory.js';
import { draftedOrder } from '../features/sample-order/sample-order.factory.js';
import { sourceTag } from '../features/source-tag/source-tag.factory.js';
import { reportCategory } from '../features/report-category/report-category.factory.js';
import { reportShare } from '../features/report-share/report-share.factory.js';
import { csvOf, handIn } from '../features/response-import/response-import.factory.js';
import { deleteTemplates, keptTemplate } from '../features/template/template.factory.js';
import type { Survey } from '../features/survey/survey.entity.js';
import { deleteOwnThemes, ownTheme } from '../features/theme/theme.factory.js';
import { writeCursor } from '../platform/paging/age-cursor.js';
import { deleteFolders, surveyFolder } from '../features/survey-folder/survey-folder.factory.js';
import { makeWebhook } from '../features/webhook/webhook.factory.js';
import { v1 } from '../testing/callers.js';
import type { TestApp } from '../testing/test-app.js';
import type { Names } from './names.js';

/** A picture in the library of the survey. Of one in the recycle bin there is the picture alone. */
export async function picturesOf(
  app: TestApp,
  author: SignedUp,
  { id, recycledAt }: Survey,
  mark: string,
): Promise<Pick<Names, 'picture' | 'ownPicture' | 'image' | 'imageCursor'>> {
  const name = `${mark}.png`;
  const picture: string = (await uploadPicture(app, author.token, { name })).data.filePath;
  const ownPicture = pictureIdIn((await uploadPicture(app, author.token, { name })).data.filePath);
  if (recycledAt) return { picture, ownPicture, image: '', imageCursor: '' };
  const { data } = await v1(app, 'POST', '/v1/surveys/image', { surveyId: id, name: picture }, author.token);
  const image: string = data.id;
  return { picture, ownPicture, image, imageCursor: writeCursor({ createdAt: app.clock.now(), id: image }) };
}

/** A category of the author's question library with one question, a theme with a marked button word, and a folder. They go with no survey: each stands beside the others. */
async function keptForAll(
  app: TestApp,
  author: SignedUp,
  mark: string,
): Promise<Pick<Names, 'libraryCategory' | 'libraryItem' | 'libraryCursor' | 'ownTheme' | 'surveyFolder'>> {
  const name = `${mark.slice(0, 6)} ${randomUUID().slice(0, 16)}`;
  const category = await libraryCategory(app, author, name);
  const item = await libraryItem(app, author, category, mark);
  const libraryCursor = writeCursor({ createdAt: app.clock.now(), id: item });
  const theme = await ownTheme(app, author, name, { nextText: mark.slice(0, 24) });
  const folder = await surveyFolder(app, author, name);
  return { libraryCategory: category, libraryItem: item, libraryCursor, ownTheme: theme, surveyFolder: folder };
}

/** A template of the author's, kept from the survey. Of one in the recycle bin there is none. */
async function templateOf(
  app: TestApp,
  author: SignedUp,
  { id, recycledAt }: Survey,
  mark: string,
): Promise<Pick<Names, 'template' | 'templateCursor'>> {
  if (recycledAt) return { template: '', templateCursor: '' };
  const template = await keptTemplate(app, author, id, mark);
  return { template, templateCursor: writeCursor({ createdAt: app.clock.now(), id: template }) };
}

/** Makes the author's belongings beside the survey: a part of the question library, a theme, a template. */
export const keptOf = async (app: TestApp, author: SignedUp, survey: Survey, mark: string) => ({
  ...(await keptForAll(app, author, mark)),
  ...(await templateOf(app, author, survey, mark)),
});

/** Deletes all of that, of which an author may have only so much. */
export async function forgetKept(app: TestApp, author: SignedUp): Promise<void> {
  await emptyLibrary(app, author);
  await deleteOwnThemes(app, author);
  await deleteTemplates(app, author);
  await deleteFolders(app, author);
}

/** A saved filter of the survey. Of one in the recycle bin there is none. */
export const categoryOf = async (app: TestApp, author: SignedUp, { id, recycledAt }: Survey, mark: string): Promise<string> =>
  recycledAt ? '' : reportCategory(app, author, id, mark.slice(0, 20));

/** A one-to-one link of the survey, its code and its cursor. Of one in the recycle bin there is none. */
export async function linkOf(
  app: TestApp,
  { id, recycledAt }: Survey,
  mark: string,
): Promise<Pick<Names, 'personalLink' | 'linkCode' | 'personalLinkCursor'>> {
  if (recycledAt) return { personalLink: '', linkCode: '', personalLinkCursor: '' };
  const link = await personalLink(app, id, { name: mark.slice(0, 50), remark: mark });
  return { personalLink: link.id, linkCode: link.code, personalLinkCursor: writeCursor(link) };
}

/** A source tag of the survey. Of one in the recycle bin there is none. */
export const tagOf = async (app: TestApp, author: SignedUp, { id, recycledAt }: Survey, mark: string): Promise<string> =>
  recycledAt ? '' : (await sourceTag(app, author, id, mark.slice(0, 20))).id;

/** An order for respondents of the survey. Of one in the recycle bin there is none. */
export const orderOf = async (app: TestApp, author: SignedUp, { id, recycledAt }: Survey, mark: string): Promise<string> =>
  recycledAt ? '' : draftedOrder(app, author, id, { remark: mark, supplier: 'manual' });

/** A saved cross table of the survey: this question by itself. Of one in the recycle bin there is none. */
export const crossTableOf = async (
  app: TestApp,
  author: SignedUp,
  { id, recycledAt }: Survey,
  mark: string,
  nodeId: number,
): Promise<string> => (recycledAt ? '' : savedCrossTable(app, author, id, mark.slice(0, 20), nodeId));

/** An export task of the survey that is done, and the secret of its file's address. Of one in the recycle bin there is none. */
export async function exportOf(
  app: TestApp,
  author: SignedUp,
  { id, recycledAt }: Survey,
  mark: string,
): Promise<Pick<Names, 'exportTask' | 'exportLink'>> {
  if (recycledAt) return { exportTask: '', exportLink: '' };
  const exportTask = await storedExport(app, id, mark);
  const { data } = await v1(app, 'POST', `/v1/surveys/export/${id}/tasks/${exportTask}/link`, {}, author.token);
  return { exportTask, exportLink: new URL(data.path, app.address).searchParams.get('token') ?? '' };
}

/** A table of responses that was handed in for the survey. Of one that was never launched, or is in the recycle bin, there is none. */
export async function importOf(app: TestApp, author: SignedUp, { id, recycledAt, publishedVersion }: Survey): Promise<string> {
  if (recycledAt || publishedVersion === null) return '';
  const { data } = await handIn(app, author, id, csvOf([['source'], ['poster']]));
  return data.id;
}

/** A shared report of the survey and its link. Of one in the recycle bin there is none. */
export async function shareOf(
  app: TestApp,
  author: SignedUp,
  { id, recycledAt }: Survey,
  mark: string,
): Promise<Pick<Names, 'reportShare' | 'shareLink'>> {
  if (recycledAt) return { reportShare: '', shareLink: '' };
  const share = await reportShare(app, author, id, { name: mark.slice(0, 20) });
  return { reportShare: share.id, shareLink: share.token };
}

/** A webhook of the survey, with the delivery of a test. Of one in the recycle bin there is none. */
export async function webhookOf(
  app: TestApp,
  author: SignedUp,
  { id: surveyId, recycledAt }: Survey,
  mark: string,
): Promise<Pick<Names, 'webhook' | 'webhookDelivery'>> {
  if (recycledAt) return { webhook: '', webhookDelivery: '' };
  const { id: webhook } = await makeWebhook(app, author, { surveyId, description: mark, url: `https://hooks.example/${mark}` });
  const tested = await v1(app, 'POST', `/v1/webhooks/${webhook}/test`, {}, author.token);
  return { webhook, webhookDelivery: tested.data.id };
}

/** An author whose session has ended. */
export async function signedOut(app: TestApp): Promise<SignedUp> {
  const author = await signUp(app);
  await v1(app, 'POST', '/v1/logout', {}, author.token);
  return author;
}
