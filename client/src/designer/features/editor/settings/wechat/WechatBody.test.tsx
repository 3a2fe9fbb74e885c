import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { survey, text } from '@wence/schema/testing';
import { openEditor } from '../../../../../../testing/designer/open-editor';
import { expectAccessible } from '../../../../../../testing/expect-accessible';

const tea = survey(text('Q1', 'Why?'));

async function openWechat(state: 'READY' | 'TRIAL' | 'MISSING', settings: object = {}) {
  const definition = { ...tea, title: 'Tea', ...(Object.keys(settings).length > 0 && { settings }) };
  const editor = await openEditor({ definition, view: '/setting/wechat/1', fields: { wechatState: () => state } });
  await screen.findByRole('heading', { name: 'WeChat' });
  return editor;
}

const only = () => screen.getByRole<HTMLButtonElement>('switch', { name: 'In WeChat only' });
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('the WeChat settings [S2.route.setting-wechat]', () => {
  it('say who may answer and what is kept of an account, and save it', async () => {
    const { user, saved } = await openWechat('READY');
    expect(await screen.findByText('The survey can be answered in any browser.')).toBeTruthy();

    await user.click(only());
    await user.click(radio(/Nickname and picture/));
    expect(screen.getByText(/Elsewhere the link shows a QR code/)).toBeTruthy();
    expect(screen.getByText(/only you see them/)).toBeTruthy();
    await user.click(screen.getByRole('switch', { name: 'Hide sharing in WeChat' }));

    expect((await saved()).settings).toEqual({ onlyWechat: true, wechatUser: 'profile', hideShareMenu: true });
    await expectAccessible();
  });

  it('show the card as a chat does while it is typed, and save it when the field is left', async () => {
    const { user, saved } = await openWechat('READY');
    const card = within(screen.getByRole('figure'));
    expect(card.getByText('Tea')).toBeTruthy();

    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'A cup of tea');
    expect(card.getByText('A cup of tea')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Text' }), `Just a minute${'!'.repeat(60)}`);
    await user.tab();

    expect((await saved()).settings).toEqual({ shareTitle: 'A cup of tea', shareText: `Just a minute${'!'.repeat(47)}` });
  });

  it('cannot be turned on without a WeChat account of the server, and say so; the card can be made all the same', async () => {
    const { user, saved } = await openWechat('MISSING');

    expect(await screen.findByText(/This server has no WeChat account/)).toBeTruthy();
    expect(screen.getByText('WECHAT_APP_ID')).toBeTruthy();
    expect([only().disabled, radio(/OpenID/).disabled]).toEqual([true, true]);
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Tea{Enter}');

    expect((await saved()).settings).toEqual({ shareTitle: 'Tea' });
    await expectAccessible();
  });

  it('can be turned off where the account has gone', async () => {
    const { user, saved } = await openWechat('MISSING', { onlyWechat: true, wechatUser: 'openid' });
    await screen.findByText(/This server has no WeChat account/);

    await user.click(only());
    await user.click(radio(/Nothing/));

    expect((await saved()).settings).toBeUndefined();
  });

  it('tell that a page stands in for WeChat while developing', async () => {
    await openWechat('TRIAL');

    expect(await screen.findByText(/respondents choose who they are/)).toBeTruthy();
  });
});
