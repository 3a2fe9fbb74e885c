import { describe, expect, it } from '@jest/globals';
import { launchFindings } from '../check/launch-findings.js';
import { parseDefinition } from '../definition/parse/parse-definition.js';
import { isLiveChange } from '../lifecycle/live-change.js';
import { single } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import type { SurveySettings } from './survey-settings.js';
import { asksWechatUser, isWechatBrowser, keptWechatUser, wechatDependents } from './wechat-needs.js';

const tea = survey(single('Q1', 'Tea?', ['yes', 'no']));
const PHONE =
  'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/116.0 Mobile Safari/537.36 MMWEBID/1 MicroMessenger/8.0.47 NetType/WIFI';
const REPEAT = { window: 1, by: ['wechat'] } as const;

/** What is kept of these settings, or the faults that speak against them. */
function read(settings: object): unknown {
  const parsed = parseDefinition({ ...tea, settings });
  return parsed.ok ? parsed.value.settings : parsed.faults.map(({ field, rule, limit }) => [field, rule, limit]);
}

describe('the WeChat settings of a survey', () => {
  it('are a switch, what is kept of an account, and the card of the link', () => {
    const settings = { onlyWechat: true, wechatUser: 'profile', shareTitle: 'Tea', shareText: 'A minute', sharePicture: 'images/tea.png' };

    expect(read({ ...settings, hideShareMenu: true })).toEqual({ ...settings, hideShareMenu: true });
  });

  it('say nothing where they are off or blank', () => {
    const off = { onlyWechat: false, wechatUser: 'none', shareTitle: ' ', shareText: '', sharePicture: '', hideShareMenu: false };

    expect(read(off)).toBeUndefined();
  });

  it('are limited: 30 characters of title, 60 of text, a picture of ours, an account that is kept in one of three ways', () => {
    expect(read({ shareTitle: '\u8336'.repeat(30), shareText: '\u8336'.repeat(60) })).toMatchObject({ shareTitle: '\u8336'.repeat(30) });
    expect(read({ shareTitle: '\u8336'.repeat(31) })).toEqual([['settings.shareTitle', 'tooLong', 30]]);
    expect(read({ shareText: 'a'.repeat(61) })).toEqual([['settings.shareText', 'tooLong', 60]]);
    expect(read({ sharePicture: 'https://elsewhere.example/a.png' })).toEqual(
      expect.arrayContaining([['settings.sharePicture', 'format', undefined]]),
    );
    expect(read({ wechatUser: 'everything' })).toEqual([['settings.wechatUser', 'notAllowed', undefined]]);
  });

  it('may change while the survey runs, and keep no survey from being launched', () => {
    const settings: SurveySettings = { onlyWechat: true, wechatUser: 'openid', repeat: REPEAT, shareTitle: 'Tea', hideShareMenu: true };

    expect(isLiveChange(tea, { ...tea, settings })).toBe(true);
    expect(launchFindings({ ...tea, settings })).toEqual([]);
  });

  it('ask for an account where it decides who may answer, is kept, or counts responses', () => {
    const asking: SurveySettings[] = [{ onlyWechat: true }, { wechatUser: 'openid' }, { wechatUser: 'profile' }, { repeat: REPEAT }];
    const others: SurveySettings[] = [{}, { shareTitle: 'Tea', hideShareMenu: true }, { repeat: { window: 1, by: ['device'] } }];

    expect(asking.map(asksWechatUser)).toEqual([true, true, true, true]);
    expect(others.map(asksWechatUser)).toEqual([false, false, false]);
  });

  it('depend on WeChat, except for the card that all networks read', () => {
    expect(wechatDependents({ onlyWechat: true, wechatUser: 'openid', hideShareMenu: true, repeat: REPEAT })).toEqual([
      'onlyWechat',
      'wechatUser',
      'hideShareMenu',
      'repeat',
    ]);
    const card: SurveySettings = { shareTitle: 'Tea', shareText: 'A minute', sharePicture: 'images/tea.png', wechatUser: 'none' };
    expect(wechatDependents(card)).toEqual([]);
  });

  it('keep of an account no more than they say', () => {
    const lin = { openid: 'o-lin', nickname: 'Lin', avatar: 'https://pictures.example/lin' };

    expect(keptWechatUser({}, lin)).toBeNull();
    expect(keptWechatUser({ wechatUser: 'openid' }, lin)).toEqual({ openid: 'o-lin', nickname: null, avatar: null });
    expect(keptWechatUser({ wechatUser: 'profile' }, lin)).toEqual(lin);
    expect(keptWechatUser({ wechatUser: 'profile' }, null)).toBeNull();
  });
});

describe('the browser of WeChat', () => {
  it('says so; that of WeCom says so too and is another one', () => {
    expect(isWechatBrowser(PHONE)).toBe(true);
    expect([null, '', 'Mozilla/5.0 Safari/604.1', `${PHONE} wxwork/4.1.0`].map(isWechatBrowser)).toEqual([false, false, false, false]);
  });
});
