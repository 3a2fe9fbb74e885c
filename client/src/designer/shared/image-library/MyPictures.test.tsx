import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderDesigner } from '../../../../testing/render-designer';
import { ImageLibraryDialog } from './ImageLibraryDialog';

const picture = (id: string, uses: { useCount?: number; earlierCount?: number } = {}) => ({
  id,
  name: `images/${id}.png`,
  originalName: `${id}.png`,
  width: 3,
  height: 2,
  useCount: 0,
  earlierCount: 0,
  ...uses,
});
const pageOf = (nodes: readonly { id: string }[]) => ({
  totalCount: nodes.length,
  edges: nodes.map((node) => ({ cursor: node.id, node })),
  pageInfo: { hasNextPage: false, endCursor: null },
});

const onChoose = jest.fn();
const onClose = jest.fn();
const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });

async function open(more: Readonly<Record<string, unknown>> = {}) {
  const all = [picture('cat', { useCount: 2 }), picture('dog'), picture('fox', { earlierCount: 1 })];
  const server = {
    me: { id: 'u1', mobile: '13800138000' },
    surveyImages: pageOf([]),
    pictures: ({ filter }: { filter: { keyword: string | null } }) => pageOf(all.filter(({ id }) => id.includes(filter.keyword ?? ''))),
    saveSurveyImage: ({ input }: { input: { name: string; originalName: string } }) => ({ image: { id: 'i1', ...input } }),
    ...more,
  };
  const shown = await renderDesigner(<ImageLibraryDialog surveyId="abc" onChoose={onChoose} onClose={onClose} />, { server });
  await shown.user.click(screen.getByRole('tab', { name: 'My images' }));
  return shown;
}

describe('the pictures of all surveys', () => {
  beforeEach(() => {
    onChoose.mockClear();
    onClose.mockClear();
  });

  it('say in how many places each is used', async () => {
    await open();

    expect((await radio('cat.png')).getAttribute('aria-describedby')).toBeTruthy();
    for (const text of ['Used in 2 places', 'Not used', 'In the history of one survey']) expect(screen.getByText(text)).toBeTruthy();
  });

  it('come into the library of this survey when they are chosen', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(await screen.findByText('Select at least one')).toBeTruthy();

    await user.click(await radio('cat.png'));
    await user.click(screen.getByRole('button', { name: 'OK' }));

    expect(onChoose.mock.calls).toEqual([['images/cat.png']]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stay to be chosen from when one cannot be taken', async () => {
    const { user } = await open({
      saveSurveyImage: () => {
        throw new Error('gone');
      },
    });
    await user.click(await radio('dog.png'));
    await user.click(screen.getByRole('button', { name: 'OK' }));

    expect([onChoose.mock.calls, onClose.mock.calls]).toEqual([[], []]);
  });

  it('are found by their file name', async () => {
    const { user } = await open();
    await user.type(await screen.findByRole('searchbox', { name: 'Search by file name' }), 'do{Enter}');

    await radio('dog.png');
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    await user.type(screen.getByRole('searchbox'), 'x{Enter}');
    expect(await screen.findByText('No image has “dox” in its file name.')).toBeTruthy();
  });

  it('say what belongs there while there are none', async () => {
    await open({ pictures: pageOf([]) });

    expect(await screen.findByText(/upload for any survey/)).toBeTruthy();
  });

  it('offer another try when they cannot be loaded', async () => {
    let isBroken = true;
    const { user } = await open({
      pictures: () => {
        if (isBroken) throw new Error('broken');
        return pageOf([picture('cat')]);
      },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await user.click(again);

    expect(await radio('cat.png')).toBeTruthy();
  });

  it('are deleted where nothing shows them, once that is confirmed, and nowhere else', async () => {
    const { user } = await open({ deletePicture: { pictureId: 'dog' } });
    await user.click(await screen.findByRole('button', { name: 'Delete cat.png' }));
    expect(await screen.findByText('It cannot be deleted. Used in 2 places.')).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Delete dog.png' }));
    const confirm = await screen.findByText('The image is deleted for good.');
    await user.click(within(confirm.closest<HTMLElement>('[role="dialog"]') ?? document.body).getByRole('button', { name: 'Delete' }));

    expect(screen.getAllByRole('radio').map((one) => one.getAttribute('aria-label'))).toEqual(['cat.png', 'fox.png']);
  });
});
