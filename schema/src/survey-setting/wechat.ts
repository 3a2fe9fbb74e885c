import { LIMITS } from '../limit/limits.js';
import { asGiven, type Field, type FieldText, unlimited } from '../reading/field.js';
import { oneOfValues, text } from '../reading/json-schema.js';
import { readTextOf } from '../reading/read-items.js';
import { checkTextAt } from '../reading/text-faults.js';

/**
 * What is kept about the WeChat account of a respondent (Spec 2, setting): nothing, the id that the account has for this installation, or that and,
 * once the respondent agrees, nickname and picture.
 */
export const WECHAT_USERS = ['none', 'openid', 'profile'] as const;

export type WechatUserKind = (typeof WECHAT_USERS)[number];

/** A WeChat account, as far as WeChat told about it. */
export interface WechatUser {
  /** The same for one account and one installation, another one elsewhere. */
  readonly openid: string;
  /** Null, as the picture: nobody asked, or the respondent did not agree. */
  readonly nickname: string | null;
  /** Address of the picture at WeChat. */
  readonly avatar: string | null;
}

/** Setting for what is kept about WeChat accounts; nothing unless it is set. */
export const wechatUserKind = ({ description }: FieldText): Field<WechatUserKind, 'none'> => ({
  description,
  default: 'none',
  read: (reader, key) => readTextOf(reader, key, WECHAT_USERS),
  shape: asGiven,
  check: unlimited,
  schema: oneOfValues(WECHAT_USERS, 'none'),
});

/** Setting with a plain text of at most `most` characters; a blank one says no more than its absence. */
const cardText = ({ description }: FieldText, most: number): Field<string, undefined> => ({
  description,
  default: undefined,
  read: (reader, key) => reader.text(key),
  shape: (value) => (value.trim() === '' ? undefined : value),
  check: (faults, path, value) => checkTextAt(faults, path, value, { min: 0, max: most }),
  schema: text(most),
});

/** Setting with the title of the card that messengers and networks show of a link. */
export const shareTitle = (field: FieldText): Field<string, undefined> => cardText(field, LIMITS.shareTitle);

/** Setting with the text of that card. */
export const shareText = (field: FieldText): Field<string, undefined> => cardText(field, LIMITS.shareText);
