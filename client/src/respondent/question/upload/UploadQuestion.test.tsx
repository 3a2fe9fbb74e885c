import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { upload } from '@wence/schema/testing';
import type { FileOutcome } from '../../send/send-file';
import { descriptionOf, renderQuestion } from '../../../../testing/render-question';

/** jsdom has no server: each transfer ends when the test says how. */
let transfers: { end: (outcome: FileOutcome) => Promise<void>; progress: (share: number) => void; isCancelled: boolean }[] = [];

class Request extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  open() {}
  setRequestHeader() {}
  send() {
    const transfer = {
      isCancelled: false,
      progress: (share: number) =>
        void act(() => this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: share, total: 1 }))),
      end: (outcome: FileOutcome) =>
        act(async () => {
          this.status = outcome.kind === 'again' ? 503 : 200;
          this.responseText = JSON.stringify(
            outcome.kind === 'stored'
              ? { code: '00000', data: { fileId: outcome.fileId } }
              : { code: outcome.kind === 'refused' ? 'A0400' : 'B0503' },
          );
          this.dispatchEvent(new Event('load'));
        }),
    };
    this.cancel = () => {
      transfer.isCancelled = true;
    };
    transfers.push(transfer);
  }
  private cancel = () => {};
  abort() {
    this.cancel();
  }
}

const node = upload('Q1', 'Your photos', { required: true, setting: { format: 1, max: 2 } });
const photo = (name: string) => new File(['bytes'], name);
const dialog = () => document.querySelector<HTMLInputElement>('input[type="file"]') ?? document.createElement('input');

describe('an upload', () => {
  beforeEach(() => {
    transfers = [];
    jest.spyOn(window, 'XMLHttpRequest').mockImplementation(() => new Request() as unknown as XMLHttpRequest);
  });

  it('sends a chosen file at once, shows how far it is, and answers with its id', async () => {
    const { user, answer, said } = await renderQuestion(node);
    await user.upload(dialog(), photo('cat.png'));
    transfers[0]?.progress(0.5);
    expect(screen.getByText(/Uploading 50%/)).toBeTruthy();
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'cat.png' }).value).toBe(50);
    await transfers[0]?.end({ kind: 'stored', fileId: 'f1' });
    expect(answer()).toEqual({ files: ['f1'] });
    expect(said()).toBe('cat.png is uploaded');
    expect(screen.getByText('1 more possible')).toBeTruthy();
  });

  it('lists a file of another kind with the reason, and does not send it', async () => {
    const { answer, said } = await renderQuestion(node);
    await userEvent.setup({ applyAccept: false }).upload(dialog(), photo('cat.exe'));
    expect(within(screen.getByRole('listitem')).getByText(/This file type is not accepted/)).toBeTruthy();
    expect(said()).toBe('cat.exe was not added');
    expect(transfers).toHaveLength(0);
    expect(answer()).toBeUndefined();
  });

  it('offers another try after a failure, and is not handed in before', async () => {
    const { user, answer, goOn, sending } = await renderQuestion(node);
    await user.upload(dialog(), photo('cat.png'));
    await transfers[0]?.end({ kind: 'again' });
    goOn();
    expect(sending()).toBe('idle');
    expect(descriptionOf(screen.getByRole('button', { name: 'Add more' }))).toContain('A file is not uploaded yet');
    await user.click(screen.getByRole('button', { name: 'Retry cat.png' }));
    await transfers[1]?.end({ kind: 'stored', fileId: 'f2' });
    expect(answer()).toEqual({ files: ['f2'] });
  });

  it('cancels a file on its way, and takes no more than its limit', async () => {
    const { user, answer } = await renderQuestion(node, { files: ['f1'] });
    expect(screen.getByText('A file added earlier')).toBeTruthy();
    await user.upload(dialog(), photo('cat.png'));
    expect(screen.getByRole('button', { name: 'Add more' }).getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Cancel cat.png' }));
    expect(transfers[0]?.isCancelled).toBe(true);
    expect(answer()).toEqual({ files: ['f1'] });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add more' }));
  });

  it('takes several files at once up to its limit, and lists the rest with the reason', async () => {
    const { user } = await renderQuestion(node);
    expect(dialog().multiple).toBe(true);
    await user.upload(dialog(), [photo('a.png'), photo('b.png'), photo('c.png')]);
    expect(transfers).toHaveLength(2);
    expect(screen.getAllByRole('listitem').map(({ dataset }) => dataset['state'])).toEqual(['sending', 'sending', 'refused']);
    expect(screen.getByRole('button', { name: 'Add more' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('lets one file be chosen where one is all it takes, and any number where there is no limit', async () => {
    await renderQuestion(upload('Q1', 'Your photo', { setting: { format: 1, max: 1 } }));
    expect(dialog().multiple).toBe(false);
    document.body.replaceChildren();
    const { user } = await renderQuestion(upload('Q1', 'Your photos', { setting: { format: 1 } }));
    expect(dialog().multiple).toBe(true);
    await user.upload(dialog(), photo('a.png'));
    expect(screen.queryByText(/more possible/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Add more' }).hasAttribute('aria-disabled')).toBe(false);
  });

  it('takes the same file again', async () => {
    const { user } = await renderQuestion(node);
    await user.upload(dialog(), photo('cat.png'));
    expect(dialog().value).toBe('');
    await user.upload(dialog(), photo('cat.png'));
    expect(transfers).toHaveLength(2);
  });

  it('takes dropped files, and shows where they may be dropped', async () => {
    await renderQuestion(node);
    const place = screen.getByRole('button', { name: /Choose/ }).parentElement ?? document.body;
    const over = () => place.dataset['over'];
    expect(fireEvent.dragOver(place)).toBe(false);
    expect(over()).toBe('');
    fireEvent.dragLeave(place);
    expect(over()).toBeUndefined();
    fireEvent.dragOver(place);
    expect(fireEvent.drop(place, { dataTransfer: { files: [photo('cat.png')] } })).toBe(false);
    expect(over()).toBeUndefined();
    expect(transfers).toHaveLength(1);
  });

  it('opens the dialog of the device only while there is room for a file', async () => {
    const { user } = await renderQuestion(node);
    const opened = jest.spyOn(dialog(), 'click').mockImplementation(() => {});
    await user.click(screen.getByRole('button', { name: /Choose/ }));
    expect(opened).toHaveBeenCalledTimes(1);
    await user.upload(dialog(), [photo('a.png'), photo('b.png')]);
    opened.mockClear();
    await user.click(screen.getByRole('button', { name: 'Add more' }));
    expect(opened).not.toHaveBeenCalled();
  });

  it('asks for a file where one is required', async () => {
    const { goOn } = await renderQuestion(node);
    goOn();
    expect(screen.getByRole('button', { name: /Choose/ }).hasAttribute('data-faulty')).toBe(true);
  });
});
