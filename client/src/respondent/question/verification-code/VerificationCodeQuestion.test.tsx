import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { question } from '@wence/schema/testing';
import { descriptionOf, renderQuestion } from '../../../../testing/render-question';

const node = question(60, 'Q1', 'Your mobile', [], { required: true });
const NUMBER = '13800138000';
const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Your mobile/ });
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code from the text message' });

/** Answers of the server in these tests, by the last part of the route. */
const answers = { code: { code: '00000', data: { resendAfterSeconds: 60 } }, check: {} as object };
const fetched = jest.fn(async (url: string, _request: { body: string }) => ({
  status: 200,
  headers: new Map<string, string>(),
  json: async () => (url.endsWith('/check') ? answers.check : answers.code),
}));

describe('a mobile number proven by a code', () => {
  beforeEach(() => {
    fetched.mockClear();
    jest.spyOn(globalThis, 'fetch').mockImplementation(fetched as unknown as typeof fetch);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('gets a code, says where it went, and is the answer once the code is right', async () => {
    const { user, answer, said } = await renderQuestion(node);
    await user.type(number(), '+86 138-0013-8000');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(said()).toContain(`A code was sent to ${NUMBER}`);
    expect(screen.getByRole('button', { name: 'Resend' }).getAttribute('aria-disabled')).toBe('true');
    answers.check = { code: '00000', data: null };
    await user.type(code(), '12 34-56');
    expect(JSON.parse(fetched.mock.lastCall?.[1].body ?? '{}')).toMatchObject({ mobile: NUMBER, code: '123456' });
    expect(answer()).toEqual({ text: NUMBER });
    expect(descriptionOf(number())).toContain('Number verified');
    expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull();
  });

  it('keeps the number and says how many tries are left when the code is wrong', async () => {
    const { user, answer, said } = await renderQuestion(node);
    await user.type(number(), NUMBER);
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(code().getAttribute('aria-invalid')).toBeNull();
    answers.check = { code: 'A0131', data: { triesLeft: 2 } };
    await user.type(code(), '000000');
    expect(said()).toBe('That is not the code. You can try 2 more times');
    expect(descriptionOf(code())).toContain('You can try 2 more times');
    expect(code().getAttribute('aria-invalid')).toBe('true');
    expect(answer()).not.toEqual({ text: NUMBER });
  });

  it('keeps and checks a code that the phone fills in before the page has heard that it was sent', async () => {
    const { user, answer } = await renderQuestion(node);
    await user.type(number(), NUMBER);
    let arrive = () => {};
    const late = new Promise<void>((resolve) => (arrive = resolve));
    fetched.mockImplementationOnce(async () => {
      await late;
      return { status: 200, headers: new Map<string, string>(), json: async () => answers.code };
    });
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    answers.check = { code: '00000', data: null };
    await user.type(code(), '123456');
    expect(code().value).toBe('123456');

    await act(async () => arrive());
    await screen.findByText('Number verified');
    expect(answer()).toEqual({ text: NUMBER });
  });

  it('is not handed in before it is proven', async () => {
    const { user, goOn, sending } = await renderQuestion(node);
    goOn();
    expect(descriptionOf(number())).toContain('Type a mobile number and verify it');
    await user.type(number(), NUMBER);
    goOn();
    expect(sending()).toBe('idle');
    expect(descriptionOf(number())).toContain('The number is not verified yet: send a code and type it');
  });

  it('asks for no code while it is no mobile number, and says what is wrong', async () => {
    const { user } = await renderQuestion(node);
    await user.type(number(), '123');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(fetched).not.toHaveBeenCalled();
    expect(descriptionOf(number())).toContain('Enter an 11-digit mobile number');
    expect(number().getAttribute('aria-invalid')).toBe('true');
  });
});
