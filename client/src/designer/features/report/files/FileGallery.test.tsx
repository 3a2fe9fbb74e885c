import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../../../../testing/expect-accessible';
import { renderDesigner } from '../../../../../testing/render-designer';
import { writeTokens } from '../../../../shared/token-store';
import { NO_FILTER } from '../../../shared/response-filter/response-filter';
import { CardContext } from '../figure/card-context';
import { WordFilter } from '../words/word-filter';
import { FileGallery } from './FileGallery';

const fileOf = (id: string, name: string, size = 812) => ({ id, nodeId: 7, responseId: `r-${id}`, name, size, path: `/v1/files/${id}` });
const LATEST = [fileOf('f1', 'cat.png'), fileOf('f2', 'dog.pdf', 3_500_000), fileOf('f3', 'huge.jpg', 90_000_000)];
const CARD = { surveyId: 'abc', nodeId: 7, title: 'Q7 Papers?', base: 'n = 4', toolbar: null };

interface Asked {
  readonly filter: unknown;
  readonly after?: string | null;
}

/** Pages of responses, each with one file for the question and one for another. */
const pagesOf = (asked: Asked[], pages: readonly (readonly string[])[]) => (variables: Asked) => {
  asked.push({ filter: variables.filter, after: variables.after ?? null });
  const place = Number(variables.after ?? 0);
  const edges = (pages[place] ?? []).map((id) => ({
    cursor: id,
    node: { id: `r-${id}`, files: [fileOf(id, `${id}.pdf`), { ...fileOf(`other-${id}`, 'other.pdf'), nodeId: 8 }] },
  }));
  return { edges, pageInfo: { hasNextPage: place + 1 < pages.length, endCursor: String(place + 1) } };
};

const show = (count: number, latest = LATEST, server: Record<string, unknown> = {}) =>
  renderDesigner(
    <WordFilter value={{ ...NO_FILTER, source: 'mail' }}>
      <CardContext value={CARD}>
        <FileGallery count={count} latest={latest} />
      </CardContext>
    </WordFilter>,
    { server: { me: { id: 'u1', mobile: '13800138000' }, ...server } },
  );
const names = () =>
  within(screen.getByRole('list', { name: 'Files of “Q7 Papers?”' }))
    .getAllByRole('button')
    .map(({ title }) => title);
const sources = (root: ParentNode) => [...root.querySelectorAll('img')].map((image) => image.getAttribute('src'));

/** That of all tests, to which nothing ever comes near. */
const idle = globalThis.IntersectionObserver;

/** Everything is near to what is seen. */
class NearObserver {
  constructor(private readonly tell: (entries: unknown[]) => void) {}
  observe() {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}

const attachment = () => new Response('bytes', { headers: { 'content-disposition': 'attachment' } });
const answerWith = (respond: () => Response | Promise<Response>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => respond());

beforeEach(() => {
  writeTokens({ token: 't1', refreshToken: 'r1', expired: Date.now() + 60_000 } as never); // Its other fields are of no interest here.
  globalThis.IntersectionObserver = NearObserver as never; // It has as much of an observer as a tile uses.
  let made = 0;
  jest.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:picture${(made += 1)}`);
});
afterEach(() => {
  jest.restoreAllMocks();
  globalThis.IntersectionObserver = idle;
});

describe('the files of a question', () => {
  it('are shown with their names and sizes', async () => {
    answerWith(attachment);
    await show(1200);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'cat.png812 B',
      'PDFdog.pdf3.3 MB',
      'JPGhuge.jpg85.8 MB',
    ]);
    await waitFor(() => expect(sources(document)).toHaveLength(1));
    await expectAccessible(screen.getByRole('list'));
  });

  it('are seen if they are pictures, fetched as the author who is signed in, each once, large ones not', async () => {
    const asked = answerWith(attachment);
    const { user } = await show(3);
    await waitFor(() => expect(sources(document)).toEqual(['blob:picture1']));
    await user.click(screen.getByRole('button', { name: /cat\.png/ }));
    await within(await screen.findByRole('dialog')).findByRole('img', { name: 'cat.png' });
    expect(asked.mock.calls.map(([path]) => path)).toEqual(['/v1/files/f1']);
    expect(asked.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer t1' });
  });

  it('are not fetched while they are far from what is seen', async () => {
    globalThis.IntersectionObserver = idle;
    const asked = answerWith(attachment);
    await show(3);
    await act(async () => {});
    expect(asked).not.toHaveBeenCalled();
  });

  it('keep their kind where the picture cannot be had', async () => {
    answerWith(() => Response.json({ code: 'A0404' }, { status: 404 }));
    await show(1, [fileOf('f1', 'cat.png')]);
    await act(async () => {});
    expect(screen.getByText('PNG')).toBeTruthy();
    expect(sources(document)).toEqual([]);
  });

  it('that are all gone are said to be', async () => {
    await show(2, []);
    expect(screen.getByText('None of these files exists any more.')).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
  });
});

describe('more files', () => {
  it('are read page by page, of the responses that the report means, none of them twice', async () => {
    answerWith(attachment);
    const asked: Asked[] = [];
    const { user } = await show(6, LATEST, { responses: pagesOf(asked, [['f1', 'f2', 'f3'], ['g1', 'g2'], ['g3']]) });
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    // The first page had nothing new.
    await waitFor(() => expect(names()).toEqual(['cat.png', 'dog.pdf', 'huge.jpg', 'g1.pdf', 'g2.pdf']));
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(names()).toHaveLength(6));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(asked.map(({ after }) => after)).toEqual([null, '1', '2']);
    expect(asked[0]?.filter).toMatchObject({
      source: 'mail',
      status: ['COMPLETE'],
      valid: true,
      where: { conditions: [{ answer: { nodeId: 7, state: 'ANSWERED' } }] },
    });
  });

  it('that cannot be read are said to be, and can be asked for again', async () => {
    answerWith(attachment);
    let isBroken = true;
    const pages = pagesOf([], [['g1']]);
    const responses = (variables: Asked) => {
      if (isBroken) throw new Error('broken');
      return pages(variables);
    };
    const { user } = await show(4, LATEST, { responses });
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect((await screen.findByRole('alert')).textContent).toBe('More files could not be read. Try again.');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(names()).toHaveLength(4));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are not offered where all are shown', async () => {
    answerWith(attachment);
    await show(3);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});

describe('one file', () => {
  async function open(name: RegExp) {
    const rendered = await show(3);
    await rendered.user.click(screen.getByRole('button', { name }));
    return { ...rendered, viewer: within(await screen.findByRole('dialog')) };
  }

  it('is gone through by its buttons and by the arrows, and leads to its response in the list that the report means', async () => {
    answerWith(attachment);
    const { user, viewer } = await open(/cat\.png/);
    expect(viewer.getByText('1 of 3')).toBeTruthy();
    expect(viewer.getByRole('link', { name: 'Open the response' }).getAttribute('href')).toBe(
      '/data/detail/abc?status=COMPLETE&source=mail&response=r-f1',
    );
    await user.click(viewer.getByRole('button', { name: 'Next' }));
    expect(viewer.getByText('2 of 3')).toBeTruthy();
    expect(viewer.getByText(/cannot be shown here/)).toBeTruthy();
    await user.keyboard('{ArrowRight}');
    expect(viewer.getByText('3 of 3')).toBeTruthy();
    expect(await viewer.findByRole('img', { name: 'huge.jpg' })).toBeTruthy();
    await user.keyboard('{ArrowRight}');
    expect(viewer.getByText('1 of 3')).toBeTruthy();
    await user.keyboard('{ArrowLeft}');
    expect(viewer.getByText('3 of 3')).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /cat\.png/ }));
  });

  it('is followed by those that are not shown yet', async () => {
    answerWith(attachment);
    const { user } = await show(4, LATEST, { responses: pagesOf([], [['g1']]) });
    await user.click(screen.getByRole('button', { name: /huge\.jpg/ }));
    const viewer = within(await screen.findByRole('dialog'));
    await user.click(viewer.getByRole('button', { name: 'Next' }));
    expect(await viewer.findByText('4 of 4')).toBeTruthy();
    expect(viewer.getByText('g1.pdf')).toBeTruthy();
  });

  it('is saved under its name', async () => {
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    answerWith(attachment);
    const { user, viewer } = await open(/dog\.pdf/);
    await user.click(viewer.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(saved).toEqual(['dog.pdf']));
  });

  it('that is gone is said to be', async () => {
    answerWith(() => Response.json({ code: 'A0404' }, { status: 404 }));
    const { user, viewer } = await open(/cat\.png/);
    expect(await viewer.findByText('The picture could not be shown.')).toBeTruthy();
    await user.click(viewer.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('This file no longer exists.')).toBeTruthy();
  });

  it('that cannot be fetched is said to be', async () => {
    answerWith(() => Promise.reject(new TypeError('offline')));
    const { user, viewer } = await open(/dog\.pdf/);
    await user.click(viewer.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('Network error')).toBeTruthy();
  });
});
