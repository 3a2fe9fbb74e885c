import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderDesigner } from '../../../../testing/render-designer';
import { ImageLibraryDialog } from './ImageLibraryDialog';

const image = (id: string) => ({ id, name: `{host}/${id}.png`, originalName: `${id}.png` });
const pageOf = (ids: readonly string[], endCursor: string | null = null) => ({
  totalCount: 9,
  edges: ids.map((id) => ({ cursor: id, node: image(id) })),
  pageInfo: { hasNextPage: endCursor !== null, endCursor },
});

interface Sent {
  readonly form: FormData;
  readonly progress: (share: number) => void;
  readonly reply: (body: unknown) => Promise<void>;
}
let sent: Sent[] = [];

class Request extends EventTarget {
  readonly upload = new EventTarget();
  response: unknown = null;
  open() {}
  setRequestHeader() {}
  send(form: FormData) {
    sent.push({
      form,
      progress: (loaded) => void act(() => this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 1 }))),
      reply: (body) =>
        act(async () => {
          this.response = body;
          this.dispatchEvent(new Event('load'));
        }),
    });
  }
}

const onChoose = jest.fn();
const onClose = jest.fn();
const stored = (id: string) => ({ code: '00000', data: { filePath: `{host}/${id}.png` } });
const picture = (name: string, type = 'image/png') => new File(['bytes'], name, { type });
const names = () => screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'));
const input = () => document.querySelector<HTMLInputElement>('input[type="file"]') ?? document.createElement('input');

async function open(more: Readonly<Record<string, unknown>> = {}) {
  const server = {
    me: { id: 'u1', mobile: '13800138000' },
    surveyImages: pageOf(['cat', 'dog']),
    saveSurveyImage: ({ input: { name } }: { input: { name: string } }) => ({
      image: { ...image('new'), name, originalName: 'new.png' },
    }),
    ...more,
  };
  return renderDesigner(<ImageLibraryDialog surveyId="abc" onChoose={onChoose} onClose={onClose} />, { server });
}

describe('the image library', () => {
  beforeEach(() => {
    sent = [];
    onChoose.mockClear();
    onClose.mockClear();
    jest.spyOn(window, 'XMLHttpRequest').mockImplementation(() => new Request() as unknown as XMLHttpRequest);
  });

  it('hands on the picture that is chosen, and only once one is', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(await screen.findByText('Select at least one')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('radio', { name: 'dog.png' }));
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(onChoose.mock.calls).toEqual([['{host}/dog.png']]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('shows more pictures as long as there are any', async () => {
    const surveyImages = ({ after }: { after?: string | null }) => (after === 'c1' ? pageOf(['fox']) : pageOf(['cat'], 'c1'));
    const { user } = await open({ surveyImages });
    expect(names()).toEqual(['cat.png']);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByRole('radio', { name: 'fox.png' });
    expect(names()).toEqual(['cat.png', 'fox.png']);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('says what belongs there while it is empty', async () => {
    await open({ surveyImages: pageOf([]) });
    expect(screen.getByText(/Uploaded images stay/)).toBeTruthy();
  });

  it('says nothing of being empty where there are pictures', async () => {
    await open();
    expect(screen.queryByText(/Uploaded images stay/)).toBeNull();
  });

  it('offers another try when it cannot be loaded', async () => {
    let isBroken = true;
    const surveyImages = () => {
      if (isBroken) throw new Error('broken');
      return pageOf(['cat']);
    };
    const { user } = await open({ surveyImages });
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: 'cat.png' })).toBeTruthy();
  });

  it('uploads what is chosen, shows how far it is, and selects it first in the list', async () => {
    const { user } = await open();
    await user.upload(input(), picture('new.png'));
    sent[0]?.progress(0.5);
    expect(screen.getByText('50%')).toBeTruthy();
    sent[0]?.progress(1);
    expect(screen.getByText('99%')).toBeTruthy();
    expect(sent[0]?.form.get('type')).toBe('1');
    await sent[0]?.reply(stored('new'));
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'new.png' })).checked).toBe(true);
    expect(names()).toEqual(['new.png', 'cat.png', 'dog.png']);
    expect(screen.getByText('Added to the library and selected: new.png')).toBeTruthy();
    expect(input().value).toBe('');
    expect(input().multiple).toBe(true);
  });

  it('uploads what is dropped, one after the other', async () => {
    await open();
    const target = screen.getByRole('radiogroup').parentElement ?? document.body;
    await act(async () => {
      fireEvent.drop(target, { dataTransfer: { files: [picture('a.png'), picture('b.png')] } });
    });
    expect(sent).toHaveLength(1);
    await sent[0]?.reply(stored('a'));
    expect(sent).toHaveLength(2);
  });

  it('keeps a picture that did not arrive until it is sent again or forgotten', async () => {
    const { user } = await open();
    await user.upload(input(), picture('new.png'));
    await sent[0]?.reply(null);
    expect(screen.getByRole('alert', { name: 'new.png: upload failed' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('alert', { name: /new.png/ })).toBeNull();
    await sent[1]?.reply(null);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.queryByText('new.png')).toBeNull();
    expect(names()).toEqual(['cat.png', 'dog.png']);
  });

  it('says why a file is not taken, and sends nothing', async () => {
    await open();
    await act(async () => {
      fireEvent.change(input(), { target: { files: [picture('a.txt', 'text/plain')] } });
    });
    expect(await screen.findByText('Only images can be uploaded')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('deletes a picture only once that is confirmed, and it is chosen no longer', async () => {
    const { user } = await open({ removeSurveyImage: { removedId: 'dog' } });
    await user.click(screen.getByRole('radio', { name: 'dog.png' }));
    await user.click(screen.getByRole('button', { name: 'Delete dog.png' }));
    const confirm = await screen.findByText('Questions that already use it keep it.');
    expect(names()).toContain('dog.png');
    const dialog = within(confirm.closest<HTMLElement>('[role="dialog"]') ?? document.body);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(names()).toEqual(['cat.png']);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('keeps the choice of a picture while another one is deleted, and one that could not be', async () => {
    const refuse = () => {
      throw new Error('no');
    };
    const { user } = await open({ removeSurveyImage: refuse });
    await user.click(screen.getByRole('radio', { name: 'dog.png' }));
    await user.click(screen.getByRole('button', { name: 'Delete dog.png' }));
    const confirm = await screen.findByText('Questions that already use it keep it.');
    const dialog = within(confirm.closest<HTMLElement>('[role="dialog"]') ?? document.body);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(names()).toEqual(['cat.png', 'dog.png']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'dog.png' }).checked).toBe(true);
  });

  it('shows a picture as large as it can be', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Preview cat.png' }));
    expect(await screen.findByRole('img', { name: 'cat.png' })).toBeTruthy();
  });
});
