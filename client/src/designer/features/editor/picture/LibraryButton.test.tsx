import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IMAGE_LIMITS } from '@wence/schema';
import { question, survey } from '@wence/schema/testing';
import { FakePictures } from '../../../../../testing/designer/fake-pictures';
import { FakeUploads } from '../../../../../testing/designer/fake-uploads';
import { openFirstQuestion } from '../../../../../testing/designer/open-editor';
import { expectAccessible } from '../../../../../testing/expect-accessible';

const png = (name: string, size = 10) => new File([new Uint8Array(size)], name, { type: 'image/png' });

/** Opens a question with a picture to mark, and a site that has these pictures in its library. */
async function openMarks(...names: readonly string[]) {
  const pictures = new FakePictures(...names);
  const editor = await openFirstQuestion({ definition: survey(question(38, 'Q1', 'Where?')), fields: pictures.fields });
  const uploads = FakeUploads.answer();
  const { user } = editor;
  const dialog = () => screen.getByRole('dialog', { name: 'Image library' });
  const inside = () => within(dialog());
  const press = (name: string) => user.click(inside().getByRole('button', { name }));
  return {
    ...editor,
    pictures,
    uploads,
    dialog,
    inside,
    press,
    open: async () => {
      await user.click(editor.panel().getByRole('button', { name: 'Image library' }));
      await screen.findByRole('button', { name: /^Upload images/ });
    },
    image: (name: string) => inside().getByRole<HTMLInputElement>('radio', { name }),
    choose: (...files: readonly File[]) => {
      const input = dialog().querySelector('input[type="file"]');
      fireEvent.change(input ?? dialog(), { target: { files } });
    },
  };
}

describe('the image library of the editor', () => {
  it('gets pictures, several at once; one is selected and used [S2.dialog.image-upload-tile] [S2.dialog.image-grid] [S2.dialog.image-select]', async () => {
    const { user, open, inside, dialog, image, choose, press, panel, uploads, stored } = await openMarks();
    await open();
    expect(inside().getByText(/^Uploaded images stay/)).toBeTruthy();
    await expectAccessible(dialog());

    choose(png('red.png'), png('blue.png'));
    await waitFor(() => expect(inside().getAllByRole('radio')).toHaveLength(2));
    expect(uploads.files).toEqual(['red.png', 'blue.png']);
    expect(image('blue.png').checked).toBe(true);
    await user.click(image('red.png'));
    expect(image('blue.png').checked).toBe(false);
    await expectAccessible(dialog());
    await press('OK');

    expect((await stored()).setting?.image).toBe('images/1.png');
    expect(panel().getByRole('img', { name: 'The picture' }).getAttribute('src')).toContain('images/1.png');
  });

  it('confirms nothing while nothing is selected, and forgets what was selected on closing [S5.image.nothing-selected] [S4.image-dialog.clears-selection]', async () => {
    const { user, open, image, press, dialog, stored } = await openMarks('red.png');
    await open();

    await press('OK');
    expect(await screen.findByText('Select at least one')).toBeTruthy();
    expect(dialog()).toBeTruthy();
    await user.click(image('red.png'));
    await press('Cancel');
    await open();

    expect(image('red.png').checked).toBe(false);
    expect((await stored()).setting?.image).toBeUndefined();
  });

  it('refuses what is no picture, too large or too many before it is sent [S5.image.only-images] [S5.image.under-20mb]', async () => {
    const { open, choose, inside, uploads } = await openMarks();
    await open();

    choose(new File(['none'], 'notes.txt', { type: 'text/plain' }));
    expect(await screen.findByText('Only images can be uploaded')).toBeTruthy();
    choose(png('poster.png', 21 * 1024 * 1024));
    expect(await screen.findByText('Images can be at most 20 MB')).toBeTruthy();
    choose(...Array.from({ length: IMAGE_LIMITS.filesAtOnce + 1 }, (_, place) => png(`tea ${place}.png`)));

    expect(await screen.findByText(`At most ${IMAGE_LIMITS.filesAtOnce} can be uploaded`)).toBeTruthy();
    expect(uploads.files).toEqual([]);
    expect(inside().queryAllByRole('radio')).toEqual([]);
  });

  it('keeps an upload that failed in sight, to be sent again [S8.upload.failure]', async () => {
    const { user, open, choose, dialog, inside, image, uploads } = await openMarks();
    uploads.isReachable = false;
    await open();
    choose(png('red.png'));
    const tile = await inside().findByRole('alert', { name: 'red.png: upload failed' });
    await expectAccessible(dialog());
    uploads.isReachable = true;

    await user.click(within(tile).getByRole('button', { name: 'Try again' }));

    await waitFor(() => expect(image('red.png').checked).toBe(true));
    expect(inside().queryByRole('alert')).toBeNull();
  });

  it('that does not load can be asked for again', async () => {
    const { user, panel, site, dialog, inside } = await openMarks('red.png');
    site.fail('ImageLibrary', 'unreachable');
    await user.click(panel().getByRole('button', { name: 'Image library' }));
    const alert = await screen.findByRole('alert');
    await expectAccessible(dialog());
    site.mend('ImageLibrary');

    await user.click(within(alert.closest('.ant-modal-body') ?? alert).getByRole('button'));

    expect(await inside().findByRole('radio', { name: 'red.png' })).toBeTruthy();
  });

  it('shows a picture large, and deletes one after a question [S2.dialog.image-preview] [S2.dialog.image-delete]', async () => {
    const { user, open, inside, press, pictures } = await openMarks('red.png', 'blue.png');
    await open();

    await press('Preview blue.png');
    const preview = await screen.findByRole('dialog', { name: 'blue.png' });
    expect(within(preview).getByRole('img', { name: 'blue.png' })).toBeTruthy();
    await user.click(within(preview).getByRole('button', { name: 'Close' }));
    const answer = async (name: string) => {
      await press('Delete red.png');
      const [asked = document.body] = (await screen.findAllByRole('dialog', { name: /Delete this\?/ })).toReversed();
      await user.click(within(asked).getByRole('button', { name }));
    };
    await answer('Cancel');
    expect(pictures.all).toHaveLength(2);
    await answer('Delete');

    await waitFor(() => expect(inside().queryByRole('radio', { name: 'red.png' })).toBeNull());
    expect(pictures.all.map(({ originalName }) => originalName)).toEqual(['blue.png']);
  });
});
