/** Kinds of devices that people answer on. */
export const DEVICES = ['phone', 'tablet', 'desktop', 'other'] as const;

/** Operating systems. Rare ones are `other`. */
export const SYSTEMS = ['android', 'ios', 'harmonyos', 'windows', 'macos', 'linux', 'other'] as const;

/** Browsers, and apps that show pages in one of their own. */
export const BROWSERS = [
  'wechat',
  'chrome',
  'safari',
  'edge',
  'firefox',
  'alipay',
  'baidu',
  'brave',
  'dingtalk',
  'duckduckgo',
  'huawei',
  'internetexplorer',
  'maxthon',
  'opera',
  'oppo',
  'qq',
  'quark',
  'samsung',
  'sogou',
  'uc',
  'vivaldi',
  'vivo',
  'xiaomi',
  'yandex',
] as const;

export type Device = (typeof DEVICES)[number];
export type System = (typeof SYSTEMS)[number];
export type Browser = (typeof BROWSERS)[number];

/** Stands in filters for what is not known, which is null in a response. */
export const UNKNOWN = 'unknown';

/** Words that a filter may ask for. */
export const orUnknown = <Word extends string>(words: readonly Word[]): readonly (Word | typeof UNKNOWN)[] => [...words, UNKNOWN];

/**
 * On what and from where a response was given, as far as its request told. It is derived once, when the response is stored; the address itself is
 * kept nowhere.
 */
export interface ResponseOrigin {
  /** Null, as the others: not known. */
  readonly device: Device | null;
  readonly os: System | null;
  readonly browser: Browser | null;
  /** ISO 3166-2 of a province of China, Hong Kong, Macao and Taiwan included (`CN-GD`, `CN-HK`); ISO 3166-1 of any other place (`JP`). */
  readonly region: string | null;
}

export type OriginPart = keyof ResponseOrigin;

/** Parts that have a known list of words each. */
export const ORIGIN_WORDS = { device: DEVICES, os: SYSTEMS, browser: BROWSERS } as const;

export const NO_ORIGIN: ResponseOrigin = { device: null, os: null, browser: null, region: null };
