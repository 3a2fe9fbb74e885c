import type { Browser, Device, System } from '../origin.js';

/** Words for where responses came from. Countries have their names from the platform (`Intl`). */
export interface OriginWords {
  readonly unknown: string;
  readonly device: Readonly<Record<Device, string>>;
  readonly os: Readonly<Record<System, string>>;
  readonly browser: Readonly<Record<Browser, string>>;
  /** By ISO 3166-2. */
  readonly provinces: Readonly<Record<string, string>>;
}

export const en: OriginWords = {
  unknown: 'Unknown',
  device: { phone: 'Phone', tablet: 'Tablet', desktop: 'Computer', other: 'Other device' },
  os: {
    android: 'Android',
    ios: 'iOS',
    harmonyos: 'HarmonyOS',
    windows: 'Windows',
    macos: 'macOS',
    linux: 'Linux',
    other: 'Other system',
  },
  browser: {
    wechat: 'WeChat',
    chrome: 'Chrome',
    safari: 'Safari',
    edge: 'Edge',
    firefox: 'Firefox',
    alipay: 'Alipay',
    baidu: 'Baidu',
    brave: 'Brave',
    dingtalk: 'DingTalk',
    duckduckgo: 'DuckDuckGo',
    huawei: 'Huawei Browser',
    internetexplorer: 'Internet Explorer',
    maxthon: 'Maxthon',
    opera: 'Opera',
    oppo: 'OPPO Browser',
    qq: 'QQ Browser',
    quark: 'Quark',
    samsung: 'Samsung Internet',
    sogou: 'Sogou Browser',
    uc: 'UC Browser',
    vivaldi: 'Vivaldi',
    vivo: 'vivo Browser',
    xiaomi: 'Xiaomi Browser',
    yandex: 'Yandex Browser',
  },
  provinces: {
    'CN-AH': 'Anhui',
    'CN-BJ': 'Beijing',
    'CN-CQ': 'Chongqing',
    'CN-FJ': 'Fujian',
    'CN-GD': 'Guangdong',
    'CN-GS': 'Gansu',
    'CN-GX': 'Guangxi',
    'CN-GZ': 'Guizhou',
    'CN-HA': 'Henan',
    'CN-HB': 'Hubei',
    'CN-HE': 'Hebei',
    'CN-HI': 'Hainan',
    'CN-HK': 'Hong Kong',
    'CN-HL': 'Heilongjiang',
    'CN-HN': 'Hunan',
    'CN-JL': 'Jilin',
    'CN-JS': 'Jiangsu',
    'CN-JX': 'Jiangxi',
    'CN-LN': 'Liaoning',
    'CN-MO': 'Macao',
    'CN-NM': 'Inner Mongolia',
    'CN-NX': 'Ningxia',
    'CN-QH': 'Qinghai',
    'CN-SC': 'Sichuan',
    'CN-SD': 'Shandong',
    'CN-SH': 'Shanghai',
    'CN-SN': 'Shaanxi',
    'CN-SX': 'Shanxi',
    'CN-TJ': 'Tianjin',
    'CN-TW': 'Taiwan',
    'CN-XJ': 'Xinjiang',
    'CN-XZ': 'Tibet',
    'CN-YN': 'Yunnan',
    'CN-ZJ': 'Zhejiang',
  },
};
