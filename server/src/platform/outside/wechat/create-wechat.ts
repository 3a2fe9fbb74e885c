import type { Config } from '../../config/config.js';
import type { Clock } from '../clock.js';
import type { Random } from '../random.js';
import { LocalWechat } from './local-wechat.js';
import { OfficialWechat } from './official-wechat.js';
import type { Wechat } from './wechat.js';

/** WeChat by the account that is configured; without one a stand-in, and in production nothing. */
export function createWechat({ wechat, production }: Config, clock: Clock, random: Random): Wechat | null {
  if (wechat) return new OfficialWechat({ appId: wechat.appId, appSecret: wechat.appSecret, clock, random });
  return production ? null : new LocalWechat(clock, random);
}
