import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { question } from '@wence/schema/testing';
import { descriptionOf, renderQuestion } from '../../../../testing/render-question';

const node = question(41, 'Q1', 'Sign here please', [], { required: true });
const sheet = () => screen.getByRole('img', { name: /Place for the signature/ });
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Or type your name' });

/** jsdom has no server: a test ends the transfer of the picture. */
let transfers: EventTarget[] = [];

class Request extends EventTarget {
  readonly upload = new EventTarget();
  readonly status = 200;
  readonly responseText = '{"code":"00000","data":{"fileId":"f1"}}';
  open() {}
  setRequestHeader() {}
  send() {
    transfers.push(this);
  }
  abort() {}
}

/** Lets the hand rest as long as it takes for the picture to be made and sent. */
const rest = () => act(() => jest.advanceTimersByTimeAsync(1000));
const arrive = () => act(async () => transfers.at(-1)?.dispatchEvent(new Event('load')));

describe('a signature', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    transfers = [];
    jest.spyOn(window, 'XMLHttpRequest').mockImplementation(() => new Request() as unknown as XMLHttpRequest);
    // jsdom draws nothing.
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['png'])));
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is sent as a picture when the hand rests, and is the answer once it has arrived', async () => {
    const { answer, said } = await renderQuestion(node);
    fireEvent.pointerDown(sheet(), { button: 0, clientX: 10, clientY: 10 });
    fireEvent.pointerMove(sheet(), { clientX: 60, clientY: 40 });
    fireEvent.pointerUp(sheet());
    expect(screen.getByRole('img', { name: 'Place for the signature, signed' })).toBeTruthy();
    expect(screen.getByText('Saving…')).toBeTruthy();
    expect(transfers).toHaveLength(0);
    await rest();
    await arrive();
    expect(answer()).toEqual({ files: ['f1'] });
    expect(said()).toBe('Signature saved');
  });

  it('can be a typed name, and is not handed in before it is saved', async () => {
    const { answer, goOn, sending } = await renderQuestion(node);
    fireEvent.change(name(), { target: { value: 'Li Lei' } });
    goOn();
    expect(sending()).toBe('idle');
    expect(descriptionOf(name())).toContain('The signature is not saved yet');
    await rest();
    await arrive();
    expect(answer()).toEqual({ files: ['f1'] });
    expect(name().getAttribute('aria-invalid')).toBeNull();
  });

  it('can be cleared, which empties sheet, name and answer', async () => {
    const { answer, said } = await renderQuestion(node);
    fireEvent.change(name(), { target: { value: 'Li Lei' } });
    await rest();
    await arrive();
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(answer()).toBeUndefined();
    expect(name().value).toBe('');
    expect(said()).toBe('Signature cleared');
    expect(screen.getByRole('img', { name: /empty/ })).toBeTruthy();
  });

  it('says how to sign where it is missing', async () => {
    const { goOn } = await renderQuestion(node);
    goOn();
    expect(descriptionOf(name())).toContain('Sign, or type your name');
    expect(name().getAttribute('aria-required')).toBe('true');
  });
});
