import type { Teller } from './teller.js';

/** Surveys are put into a folder and get tags, several at once. */
export async function shelfChapter(teller: Teller, surveyId: string): Promise<void> {
  const folder = await teller.ask('createSurveyFolder', { body: { name: 'Customers' } });
  await teller.ask('changeSurveys', { body: { ids: [surveyId], action: 'move', folderId: folder.id } });
  await teller.ask('changeSurveys', { body: { ids: [surveyId], action: 'addTags', tags: ['lunch'] } });
  await teller.ask('listSurveyFolders');
  await teller.ask('listSurveyTags');
  await teller.ask('renameSurveyFolder', { params: { folderId: folder.id }, body: { name: 'Guests' } });
  await teller.ask('deleteSurveyFolder', { params: { folderId: folder.id } });
}
