import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { imageSingle, survey } from '@wence/schema/testing';
import { FakePictures } from '../../../../../testing/designer/fake-pictures';
import { FakeUploads } from '../../../../../testing/designer/fake-uploads';
import { openFirstQuestion } from '../../../../../testing/designer/open-editor';

async function openOption() {
  const pictures = new FakePictures();
  const editor = await openFirstQuestion({ definition: survey(imageSingle('Q1', 'Which?', ['tea', 'milk'])), fields: pictures.fields });
  await editor.user.click(screen.getByRole('textbox', { name: 'Option 1' }));
  await editor.panel().findByRole('region', { name: 'Option “tea”' });
  const choose = (file: File) => {
    const input = screen.getAllByRole('complementary').at(-1)?.querySelector('input[type="file"]');
    fireEvent.change(input ?? document.body, { target: { files: [file] } });
  };
  return { ...editor, pictures, choose };
}

const tea = new File(['png'], 'tea.png', { type: 'image/png' });

describe('the picture of an option', () => {
  it('is uploaded, and is in the library of its survey then; a file that is none is refused before it is sent', async () => {
    const { choose, panel, pictures, stored } = await openOption();
    const uploads = FakeUploads.answer();

    choose(new File(['none'], 'notes.txt', { type: 'text/plain' }));
    expect(await screen.findByText('Only images can be uploaded')).toBeTruthy();
    expect(uploads.files).toEqual([]);
    choose(tea);

    expect(await panel().findByRole('img', { name: 'The picture' })).toBeTruthy();
    expect((await stored()).options?.[0]?.image).toBe('images/1.png');
    expect(pictures.all.map(({ originalName }) => originalName)).toEqual(['tea.png']);
  });

  it('that does not arrive leaves the option as it is, and its author is told', async () => {
    const { choose, sent } = await openOption();
    FakeUploads.answer().isReachable = false;

    choose(tea);

    expect(await screen.findByText('Upload failed')).toBeTruthy();
    await waitFor(() => expect(sent()).toEqual([]));
  });
});
