import { describe, expect, it } from '@jest/globals';
import { clientOf } from './user-agent.policy.js';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('a user agent', () => {
  it.each([
    [
      'WeChat on Android',
      `Mozilla/5.0 (Linux; Android 13; 22081212C; wv) ${WEBKIT} Version/4.0 Chrome/107.0 Mobile Safari/537.36 XWEB/5127 MMWEBSDK/2023 MicroMessenger/8.0.35.2360(0x2800235D) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN`,
      ['phone', 'android', 'wechat'],
    ],
    [
      'WeChat on an iPhone',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 16_5 like Mac OS X) ${APPLE} Mobile/15E148 MicroMessenger/8.0.38(0x1800262c) NetType/4G Language/zh_CN`,
      ['phone', 'ios', 'wechat'],
    ],
    [
      'WeChat on Windows',
      `Mozilla/5.0 (Windows NT 10.0; WOW64) ${WEBKIT} Chrome/81.0 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x6309001c)`,
      ['desktop', 'windows', 'wechat'],
    ],
    [
      'DingTalk, which calls itself UC',
      `Mozilla/5.0 (Linux; U; Android 12; zh-CN) ${WEBKIT} Version/4.0 Chrome/69 UCBrowser/11 Mobile Safari/537.36 AliApp(DingTalk/6.5.20)`,
      ['phone', 'android', 'dingtalk'],
    ],
    [
      'HarmonyOS that calls itself Android',
      `Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH-AN00; HMSCore 6.11.0) ${WEBKIT} Chrome/99.0 HuaweiBrowser/13.0.6 Mobile Safari/537.36`,
      ['phone', 'harmonyos', 'huawei'],
    ],
    [
      'a HarmonyOS tablet',
      `Mozilla/5.0 (Tablet; OpenHarmony 5.0) ${WEBKIT} Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1`,
      ['tablet', 'harmonyos', 'chrome'],
    ],
    [
      'a HarmonyOS computer',
      `Mozilla/5.0 (PC; OpenHarmony 5.0) ${WEBKIT} Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1`,
      ['desktop', 'harmonyos', 'chrome'],
    ],
    [
      'an iPad',
      `Mozilla/5.0 (iPad; CPU OS 16_5 like Mac OS X) ${APPLE} Version/16.5 Mobile/15E148 Safari/604.1`,
      ['tablet', 'ios', 'safari'],
    ],
    ['an Android tablet', `Mozilla/5.0 (Linux; Android 12; SM-X906C) ${WEBKIT} Chrome/80.0 Safari/537.36`, ['tablet', 'android', 'chrome']],
    [
      'Xiaomi',
      `Mozilla/5.0 (Linux; U; Android 13; zh-cn; 2201122C) ${WEBKIT} Version/4.0 Chrome/100.0 Mobile Safari/537.36 XiaoMi/MiuiBrowser/17.6.0`,
      ['phone', 'android', 'xiaomi'],
    ],
    [
      'Edge',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/120.0 Safari/537.36 Edg/120.0.0.0`,
      ['desktop', 'windows', 'edge'],
    ],
    ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0', ['desktop', 'linux', 'firefox']],
    [
      'Safari on a Mac',
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Version/16.5 Safari/605.1.15`,
      ['desktop', 'macos', 'safari'],
    ],
    ['a television', 'Mozilla/5.0 (SMART-TV; Linux; Tizen 5.0) AppleWebKit/538.1 Version/5.0 TV Safari/538.1', ['other', 'other', null]],
    ['a program', 'curl/8.1.2', ['other', 'other', null]],
    ['nothing', '  ', [null, null, null]],
  ])('of %s tells device, system and browser', (_, userAgent, expected) => {
    const { device, os, browser } = clientOf(userAgent);

    expect([device, os, browser]).toEqual(expected);
  });

  it('that is longer than any is read as far as any goes', () => {
    const started = performance.now();

    expect(clientOf(`Mozilla/5.0 (X11; Linux x86_64) ${'('.repeat(8_000)} Firefox/120.0`)).toMatchObject({ os: 'linux', browser: null });
    expect(performance.now() - started).toBeLessThan(500);
  });
});
