import type { Browser, Device, ResponseOrigin, System } from '@wence/schema';
import bowser from 'bowser';

/** Enough for any browser; what is longer tells nothing more. */
const LONGEST = 1_024;

/** Apps that show pages in a browser of another name, or in one that the library takes for another. The first that fits. */
const APPS: readonly (readonly [RegExp, Browser])[] = [
  [/MicroMessenger\//i, 'wechat'],
  [/DingTalk\//i, 'dingtalk'],
  [/AlipayClient\//i, 'alipay'],
  [/HuaweiBrowser\//i, 'huawei'],
  [/baiduboxapp\//i, 'baidu'],
  [/Quark\//i, 'quark'],
  [/MiuiBrowser\//i, 'xiaomi'],
];

const BROWSERS: ReadonlyMap<string | undefined, Browser> = new Map([
  ['Chrome', 'chrome'],
  ['Chromium', 'chrome'],
  ['Safari', 'safari'],
  ['Microsoft Edge', 'edge'],
  ['Firefox', 'firefox'],
  ['Focus', 'firefox'],
  ['Brave', 'brave'],
  ['DuckDuckGo', 'duckduckgo'],
  ['Internet Explorer', 'internetexplorer'],
  ['Maxthon', 'maxthon'],
  ['Opera', 'opera'],
  ['HeyTap Browser', 'oppo'],
  ['QQ Browser', 'qq'],
  ['QQ Browser Lite', 'qq'],
  ['Samsung Internet for Android', 'samsung'],
  ['Sogou Browser', 'sogou'],
  ['UC Browser', 'uc'],
  ['Vivaldi', 'vivaldi'],
  ['Vivo Browser', 'vivo'],
  ['Yandex Browser', 'yandex'],
]);

const SYSTEMS: ReadonlyMap<string | undefined, System> = new Map([
  ['Android', 'android'],
  ['iOS', 'ios'],
  ['HarmonyOS', 'harmonyos'],
  ['Windows', 'windows'],
  ['macOS', 'macos'],
  ['Linux', 'linux'],
]);

const DEVICES: ReadonlyMap<string | undefined, Device> = new Map([
  ['mobile', 'phone'],
  ['tablet', 'tablet'],
  ['desktop', 'desktop'],
]);

/** Older versions call themselves Android as well. */
const HARMONY = /HarmonyOS|OpenHarmony/;
const HARMONY_COMPUTER = /\(PC;/;

export type Client = Pick<ResponseOrigin, 'device' | 'os' | 'browser'>;

export const NO_CLIENT: Client = { device: null, os: null, browser: null };

/** On what somebody answers, by how the browser introduces itself. A tablet that claims to be a computer counts as one. */
export function clientOf(userAgent: string): Client {
  const text = userAgent.slice(0, LONGEST);
  if (text.trim() === '') return NO_CLIENT;
  const { browser, os, platform } = bowser.parse(text);
  const isHarmony = HARMONY.test(text);
  return {
    device: isHarmony && HARMONY_COMPUTER.test(text) ? 'desktop' : (DEVICES.get(platform.type) ?? 'other'),
    os: isHarmony ? 'harmonyos' : (SYSTEMS.get(os.name) ?? 'other'),
    browser: APPS.find(([pattern]) => pattern.test(text))?.[1] ?? BROWSERS.get(browser.name) ?? null,
  };
}
