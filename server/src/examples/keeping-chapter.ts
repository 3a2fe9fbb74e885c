import type { Teller } from './teller.js';

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A picture of one dot. */
export const picture = (): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(PNG, 'base64'));

/** Pictures and questions of a survey are kept to be used again. */
export async function keepingChapter(teller: Teller, surveyId: string): Promise<void> {
  const { filePath } = await teller.ask('uploadPicture', { file: { name: 'table.png', bytes: picture() } });
  await teller.ask('getPictureData', { query: { url: filePath } });
  const image = await teller.ask('addImage', { body: { surveyId, name: filePath, originalName: 'table.png' } });
  await teller.ask('listImages', { query: { surveyId } });
  await teller.ask('removeImage', { params: { id: image.id } });
  const pictures = await teller.ask('listPictures', { query: { keyword: 'table' } });
  await teller.ask('deletePicture', { params: { id: pictures.list[0].id } });

  const category = await teller.ask('saveCategory', { body: { name: 'Food', parentId: 0 } });
  const below = await teller.ask('saveCategory', { body: { name: 'Lunch', parentId: category.id } });
  const node = { type: 3, title: 'What do you eat?' };
  const item = await teller.ask('saveLibraryItem', { body: { libraryCategoryId: below.id, node } });
  const [question] = await teller.ask('listNodes', { query: { surveyId } });
  await teller.ask('keepNode', { body: { libraryCategoryId: category.id, nodeId: question.id } });
  await teller.ask('listLibraryItems', { query: { libraryCategoryId: below.id } });
  await teller.ask('getLibraryItem', { params: { id: item.id } });
  await teller.ask('listUpperCategories');
  await teller.ask('listLowerCategories', { query: { parentId: category.id } });
  await teller.ask('getCategory', { params: { id: category.id } });
  await teller.ask('deleteLibraryItems', { body: { ids: [item.id] } });

  await teller.ask('listTemplateTopics');
  const { list } = await teller.ask('listTemplates', { query: { topic: 'customer', first: '1' } });
  await teller.ask('getTemplate', { params: { id: list[0].id } });
  await teller.ask('useTemplate', { params: { id: list[0].id }, body: { language: 'en' } });
  const kept = await teller.ask('saveTemplate', { body: { surveyId, title: 'Our lunch survey', topic: 'catering' } });
  await teller.ask('updateTemplate', { params: { id: kept.id }, body: { description: 'For the canteen.' } });
  await teller.ask('deleteTemplate', { params: { id: kept.id } });
}

/** A survey gets a look, and the look is kept for others. */
export async function themeChapter(teller: Teller, surveyId: string): Promise<void> {
  const { system } = await teller.ask('listThemes');
  await teller.ask('chooseTheme', { body: { surveyId, themeId: system[2]?.id } });
  await teller.ask('saveSurveySetting', { body: { surveyId, setting: { total: 200, closesAt: '2026-12-24T18:00:00+08:00' } } });
  await teller.ask('getSurveySetting', { params: { id: surveyId } });
  await teller.ask('saveSurveyTheme', { body: { surveyId, themeStyle: { nextText: 'Go on', radius: 12 } } });
  await teller.ask('getSurveyTheme', { params: { id: surveyId } });
  const own = await teller.ask('saveThemeAs', { body: { surveyId, name: 'Our blue' } });
  await teller.ask('updateOwnTheme', { params: { id: own.id }, body: { themeStyle: { accent: '#1e40af' } } });
  await teller.ask('deleteOwnTheme', { params: { id: own.id } });
}
