import { describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderDesigner } from '../../../../testing/render-designer';
import { writeTokens } from '../../../shared/token-store';
import { FileList } from './FileList';

const files = [
  { id: 'f1', name: 'cat.png', size: 812, path: '/v1/files/f1' },
  { id: 'f2', name: 'dog.pdf', size: 3_500_000, path: '/v1/files/f2' },
];
const server = { me: { id: 'u1', mobile: '13800138000' } };

function answerWith(respond: () => Response | Promise<Response>) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async () => respond());
}

async function clickOn(name: string) {
  const { user } = await renderDesigner(<FileList count={1200} files={files} />, { server });
  await user.click(screen.getByRole('button', { name }));
  await act(async () => {});
}

describe('uploaded files', () => {
  it('are counted, and the latest listed with their sizes', async () => {
    await renderDesigner(<FileList count={1200} files={files} />);
    expect(screen.getByRole('term').nextElementSibling?.textContent).toBe('1,200');
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual(['cat.png812 B', 'dog.pdf3.3 MB']);
  });

  it('are saved under their names, as the author who is signed in', async () => {
    writeTokens({ token: 't1', refreshToken: 'r1', expired: Date.now() + 60_000 } as never);
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const names: string[] = [];
    const asked = answerWith(() => new Response('bytes', { headers: { 'content-disposition': 'attachment' } }));
    await clickOn('cat.png');
    expect(await screen.findByRole('button', { name: 'cat.png' })).toBeTruthy();
    expect(asked.mock.calls[0]?.[0]).toBe('/v1/files/f1');
    expect(asked.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer t1' });
    expect(names).toEqual(['cat.png']);
    saved.mockRestore();
    asked.mockRestore();
  });

  it('that are gone are said to be', async () => {
    const asked = answerWith(() => Response.json({ code: 'A0404' }, { status: 404 }));
    await clickOn('cat.png');
    expect(await screen.findByText('This file no longer exists.')).toBeTruthy();
    asked.mockRestore();
  });

  it('that cannot be fetched are said to be', async () => {
    const asked = answerWith(() => Promise.reject(new TypeError('offline')));
    await clickOn('cat.png');
    expect(await screen.findByText('Network error')).toBeTruthy();
    asked.mockRestore();
  });

  it('are not asked for while the server does not know the author', async () => {
    const asked = answerWith(() => new Response('bytes'));
    const { user } = await renderDesigner(<FileList count={2} files={files} />);
    await user.click(screen.getByRole('button', { name: 'cat.png' }));
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });
});
