import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../../../../testing/expect-accessible';
import { renderDesigner } from '../../../../../testing/render-designer';
import { paths } from '../../../shared/routes';
import { SurveyListPage } from '../SurveyListPage';

const none = { totalCount: 0, edges: [], pageInfo: { hasNextPage: false, endCursor: null } };
const clients = { id: 'f1', name: 'Clients', surveyCount: 1234 };
const team = { id: 'f2', name: 'Team', surveyCount: 0 };

/** The dialog of the folders, opened beside the list of the surveys in one of them. */
async function openFolders(more = {}) {
  const server = { surveys: none, surveyFolders: [clients, team], surveyTags: [], ...more };
  const rendered = await renderDesigner(<SurveyListPage />, { at: `${paths.list}?folder=f1`, path: paths.list, server });
  await rendered.user.click(await screen.findByRole('button', { name: 'Manage folders' }));
  return { ...rendered, dialog: within(await screen.findByRole('dialog', { name: 'Manage folders' })) };
}

describe('the folders of the list', () => {
  it('stand with the number of their surveys', async () => {
    const { dialog } = await openFolders();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Clients1,234RenameDelete',
      'Team0RenameDelete',
    ]);
    await expectAccessible(screen.getByRole('dialog'));
  });

  it('are renamed, but not to nothing, nor to the name of another', async () => {
    const sent: object[] = [];
    const renameSurveyFolder = ({ input }: { input: { folderId: string; name: string } }) => {
      sent.push(input);
      return { folder: { ...clients, name: input.name } };
    };
    const { user, dialog } = await openFolders({ renameSurveyFolder });
    await user.click(dialog.getByRole('button', { name: 'Rename folder Clients' }));
    const field = dialog.getByRole<HTMLInputElement>('textbox', { name: 'New name' });
    expect(field.value).toBe('Clients');
    fireEvent.change(field, { target: { value: ' ' } });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Write a name of at most 24 characters')).toBeTruthy();
    fireEvent.change(field, { target: { value: ' Customers ' } });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Customers')).toBeTruthy();
    expect(sent).toEqual([{ folderId: 'f1', name: 'Customers' }]);
  });

  it('are deleted only once that is confirmed; it is said where their surveys go, and the list no longer asks for them', async () => {
    const deleted: string[] = [];
    let surveyFolders = [clients, team];
    const deleteSurveyFolder = ({ input }: { input: { folderId: string } }) => {
      deleted.push(input.folderId);
      surveyFolders = [team];
      return { removedId: input.folderId };
    };
    const { user, dialog, address } = await openFolders({ deleteSurveyFolder, surveyFolders: () => surveyFolders });
    await user.click(dialog.getByRole('button', { name: 'Delete folder Clients' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete the folder “Clients”?' }));
    expect(question.getByText('The 1,234 surveys in it stay, and are in no folder afterwards.')).toBeTruthy();
    expect(deleted).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(address()).toBe(paths.list));
    await waitFor(() => expect(dialog.queryByText('Clients')).toBeNull());
    expect(dialog.getByText('Team')).toBeTruthy();
    expect(deleted).toEqual(['f1']);
  });
});
