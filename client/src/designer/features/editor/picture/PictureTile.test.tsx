import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { imageSingle, survey } from '@wence/schema/testing';
import { FakePictures } from '../../../../../testing/designer/fake-pictures';
import { FakeUploads } from '../../../../../testing/designer/fake-uploads';
import { openFirstQuestion } from '../../../../../testing/designer/open-editor';
import { expectAccessible } from '../../../../../testing/expect-accessible';

const png = (name: string, size = 10) => new File([new Uint8Array(size)], name, { type: 'image/png' });
const drop = (tile: HTMLElement, ...files: readonly File[]) => fireEvent.drop(tile, { dataTransfer: { files, types: ['Files'] } });

/** A new picture choice: its options have the names that they come with. */
async function openTiles() {
  const definition = survey(imageSingle('Q1', 'Which?', ['Option 1', 'milk']));
  const editor = await openFirstQuestion({ definition, fields: new FakePictures().fields });
  const uploads = FakeUploads.answer();
  const tile = await screen.findByRole('button', { name: 'Upload a picture for “Option 1”' });
  const shape = async () => ((await editor.stored()).options ?? []).map(({ title, image }) => [title, image]);
  return { ...editor, uploads, tile, shape };
}

describe('the tiles of a picture choice', () => {
  it('take several pictures at once: the empty ones first, then new options, in one step of undo', async () => {
    const { user, tile, shape, stored } = await openTiles();
    await expectAccessible(screen.getByRole('list', { name: 'Options of Q1' }));

    drop(tile, png('tea.png'), png('b.png'), png('green.cup.png'));

    expect(await screen.findByText('3 pictures are in place')).toBeTruthy();
    expect(await shape()).toEqual([
      ['tea', 'images/1.png'],
      ['milk', 'images/2.png'],
      ['green.cup', 'images/3.png'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect((await stored()).options?.map(({ title }) => title)).toEqual(['Option 1', 'milk']);
  });

  it('tell what is wrong with each file, and take the others', async () => {
    const { tile, shape, uploads } = await openTiles();

    drop(tile, new File(['none'], 'notes.txt', { type: 'text/plain' }), png('poster.png', 21 * 1024 * 1024), png('tea.png'));

    expect(await screen.findByText('notes.txt: Only images can be uploaded; poster.png: Images can be at most 20 MB')).toBeTruthy();
    expect(await screen.findByText('One picture is in place')).toBeTruthy();
    expect(uploads.files).toEqual(['tea.png']);
    expect((await shape())[0]).toEqual(['tea', 'images/1.png']);
  });

  it('take a picture from the clipboard into the selected one', async () => {
    const { user, shape } = await openTiles();

    await user.click(screen.getByRole('textbox', { name: 'Option 2' }));
    fireEvent.paste(screen.getByRole('textbox', { name: 'Option 2' }), { clipboardData: { files: [png('image.png')], getData: () => '' } });

    expect(await screen.findByText('One picture is in place')).toBeTruthy();
    expect((await shape())[1]).toEqual(['milk', 'images/1.png']);
  });

  it('stay as they are where nothing arrives', async () => {
    const { tile, uploads, sent } = await openTiles();
    uploads.isReachable = false;

    drop(tile, png('tea.png'));

    expect(await screen.findByText('Upload failed')).toBeTruthy();
    await waitFor(() => expect(tile.getAttribute('aria-busy')).toBeNull());
    expect(sent()).toEqual([]);
  });
});
