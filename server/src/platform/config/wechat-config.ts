import { z } from 'zod';
import { StartError } from '../errors/system-error.js';

/** The environment variables about WeChat. */
export const WECHAT_VARIABLES = {
  WECHAT_APP_ID: z
    .string()
    .regex(/^wx[0-9a-zA-Z]{6,32}$/, 'must be the AppID of a WeChat account, such as wx and 16 digits and letters')
    .optional(),
  WECHAT_APP_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  WECHAT_OAUTH_URL: z.string().optional(),
};

/** The WeChat account of the operator. */
export interface WechatAccount {
  readonly appId: string;
  readonly appSecret: string;
  /** The public address that WeChat knows; null: the first one. */
  readonly oauthUrl: string | null;
}

interface Given {
  readonly WECHAT_APP_ID?: string | undefined;
  readonly WECHAT_APP_SECRET?: string | undefined;
  readonly WECHAT_OAUTH_URL?: string | undefined;
}

export const areTogether = ({ WECHAT_APP_ID, WECHAT_APP_SECRET }: Given): boolean => !WECHAT_APP_ID === !WECHAT_APP_SECRET;
export const APART = 'and WECHAT_APP_SECRET go together; one of them is not set';

/** The address that WeChat sends browsers back to has to be one of this server's, or a sign-in would lead elsewhere. */
export function wechatOf(
  { WECHAT_APP_ID, WECHAT_APP_SECRET, WECHAT_OAUTH_URL }: Given,
  publicUrls: readonly string[],
): WechatAccount | null {
  if (!WECHAT_APP_ID || !WECHAT_APP_SECRET) return null;
  const oauthUrl = WECHAT_OAUTH_URL?.replace(/\/$/, '') ?? null;
  if (oauthUrl !== null && !publicUrls.includes(oauthUrl))
    throw new StartError(`The configuration has a fault:\n  WECHAT_OAUTH_URL: ${oauthUrl} must be one of the addresses in PUBLIC_URL`);
  return { appId: WECHAT_APP_ID, appSecret: WECHAT_APP_SECRET, oauthUrl };
}
