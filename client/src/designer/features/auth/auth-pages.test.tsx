import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { renderDesigner } from '../../../../testing/render-designer';
import { readTokens } from '../../../shared/token-store';
import { LoginPage } from './LoginPage';
import { RegisterPage } from './RegisterPage';

const TOKENS = { token: 't1', refreshToken: 'r1', expired: 2_000_000_000 };
const MOBILE = '13800138000';

/** A server that takes whatever it is given, and remembers it. */
function server(more: Readonly<Record<string, unknown>> = {}) {
  const asked: Record<string, unknown>[] = [];
  const take = ({ input }: { input: Record<string, unknown> }) => {
    asked.push(input);
    return TOKENS;
  };
  const sendSmsCode = ({ input }: { input: Record<string, unknown> }) => {
    asked.push(input);
    return { resendAfterSeconds: 30 };
  };
  return { asked, resolvers: { loginWithSms: take, sendSmsCode, ...more } };
}

async function openSms(more = {}, at = '/login') {
  const { asked, resolvers } = server(more);
  const rendered = await renderDesigner(<LoginPage />, { server: resolvers, at });
  await rendered.user.click(screen.getByRole('tab', { name: 'Text message' }));
  return { ...rendered, asked };
}

const mobile = () => screen.getByRole('textbox', { name: 'Mobile number' });
const code = () => screen.getByRole('textbox', { name: 'Code' });
const send = (name: string | RegExp = 'Send code') => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the ways to sign in', () => {
  it('are tabs: arrows, Home and End go from one to the other, round and round', async () => {
    const { user } = await renderDesigner(<LoginPage />);
    const [password, sms] = screen.getAllByRole('tab');
    const open = () => screen.getAllByRole('tab').findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
    act(() => password?.focus());
    for (const [key, place] of [
      ['ArrowRight', 1],
      ['ArrowRight', 0],
      ['ArrowLeft', 1],
      ['ArrowLeft', 0],
      ['End', 1],
      ['Home', 0],
      ['a', 0],
    ] as const) {
      await user.keyboard(`{${key}}`);
      expect([key, open()]).toEqual([key, place]);
      expect(document.activeElement).toBe(place === 0 ? password : sms);
      expect(document.activeElement?.getAttribute('tabindex')).toBe('0');
    }
    expect(sms?.tabIndex).toBe(-1);
  });

  it('lead to the other page with what was wanted', async () => {
    await renderDesigner(<LoginPage />, { at: '/login?redirect=%2Frecycle' });
    expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/register?redirect=%2Frecycle');
  });
});

describe('signing in by text message', () => {
  it('sends mobile and code once, keeps the session, and opens what was wanted', async () => {
    const { user, asked, address } = await openSms({}, '/login?redirect=%2Frecycle');
    await user.type(mobile(), MOBILE);
    await user.type(code(), '123456');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(address()).toBe('/recycle'));
    expect(asked).toEqual([{ mobile: MOBILE, code: '123456', channelId: null }]);
    expect(readTokens()).toMatchObject({ token: 't1', refreshToken: 'r1' });
  });

  it('says what is missing or wrong before anything is sent', async () => {
    const { user, asked } = await openSms();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Enter your mobile number')).toBeTruthy();
    expect(await screen.findByText('Enter the code')).toBeTruthy();
    await user.type(mobile(), '12345');
    await user.type(code(), '12a');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Enter a valid mobile number')).toBeTruthy();
    expect(await screen.findByText('The code has 6 digits')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('shows why the server refused below the fields, and no message that goes away', async () => {
    const refuse = () => {
      throw new GraphQLError('Wrong code', { extensions: { code: 'A0131' } });
    };
    const { user, address } = await openSms({ loginWithSms: refuse });
    await user.type(mobile(), MOBILE);
    await user.type(code(), '123456');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Wrong code')).toBeTruthy();
    expect(screen.getAllByText('Wrong code')).toHaveLength(1);
    expect(address()).toBe('/login');
    expect(readTokens()).toBeNull();
  });

  it('sends a code to a valid mobile only, and counts down to the next one', async () => {
    const { user, asked } = await openSms();
    await user.click(send());
    expect(await screen.findByText('Enter your mobile number')).toBeTruthy();
    expect(asked).toEqual([]);
    await user.type(mobile(), MOBILE);
    jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    await user.click(send());
    expect(await screen.findByText('Code sent')).toBeTruthy();
    expect(asked).toEqual([{ mobile: MOBILE, scene: 'LOGIN' }]);
    expect(send('Resend in 30 s').disabled).toBe(true);
    jest.restoreAllMocks();
  });

  it('says beside the field that a code was not sent, and lets one try again', async () => {
    const refuse = () => {
      throw new GraphQLError('Too many codes', { extensions: { code: 'A0501' } });
    };
    const { user } = await openSms({ sendSmsCode: refuse });
    await user.type(mobile(), MOBILE);
    await user.click(send());
    expect(await screen.findByText('Too many codes')).toBeTruthy();
    expect(send().disabled).toBe(false);
  });
});

describe('a new account', () => {
  it('asks for a password of 6 to 18 characters and a code for registering', async () => {
    const { asked, resolvers } = server();
    const { user } = await renderDesigner(<RegisterPage />, { server: resolvers, at: '/register?redirect=%2Frecycle' });
    expect(screen.getByText('6 to 18 characters')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login?redirect=%2Frecycle');
    await user.type(screen.getByLabelText('Choose a password'), '12345');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('Use 6 to 18 characters')).toBeTruthy();
    await user.type(mobile(), MOBILE);
    await user.click(send());
    await waitFor(() => expect(asked).toEqual([{ mobile: MOBILE, scene: 'REGISTER' }]));
  });
});
