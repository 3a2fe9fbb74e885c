/** Addresses from which the demo was answered, a place each, and how many came from there. Nobody keeps them: only their regions show. */
export const DEMO_ADDRESSES = [
  { ip: '119.123.1.1', share: 22 },
  { ip: '58.32.1.1', share: 18 },
  { ip: '60.176.1.1', share: 15 },
  { ip: '202.106.0.20', share: 12 },
  { ip: '114.114.114.114', share: 9 },
  { ip: '182.140.1.1', share: 8 },
  { ip: '61.183.1.1', share: 5 },
  { ip: '1.36.0.1', share: 3 },
  { ip: '175.156.1.1', share: 2 },
  { ip: '192.168.1.1', share: 6 },
] as const;

const ANDROID =
  'Mozilla/5.0 (Linux; Android 13; 22081212C; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/107.0.0.0 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 16_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.5 Mobile/15E148 Safari/604.1';
const HARMONY =
  'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile HuaweiBrowser/5.0.4';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.5 Safari/605.1.15';

export const DEMO_AGENTS = [
  { userAgent: `${ANDROID} MicroMessenger/8.0.35.2360`, share: 38 },
  { userAgent: `${IPHONE} Mobile/15E148 MicroMessenger/8.0.38`, share: 24 },
  { userAgent: `${IPHONE} Version/16.5 Mobile/15E148 Safari/604.1`, share: 6 },
  { userAgent: HARMONY, share: 7 },
  { userAgent: WINDOWS, share: 13 },
  { userAgent: `${WINDOWS} Edg/120.0.0.0`, share: 4 },
  { userAgent: MAC, share: 4 },
  { userAgent: IPAD, share: 4 },
] as const;
