import { Field, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { enumType } from '../../platform/graphql/enum-type.js';
import type { WechatCard, WechatState } from './wechat-card.service.js';

export const STATE_TEXT =
  'Whether settings that depend on WeChat can be used: ready, trial (a stand-in while developing, in which people choose who they are) or missing.';
export const CARD_TEXT =
  "What a page of a running survey needs to use the script of WeChat in WeChat's browser, and what is to be shared there. The signature is good for this address alone. A0400: `url` is no address of the answering page of this server. A0404, A0411, A0417, A0418 as for the survey. A0439: this server has no WeChat account. A0440 with `data.reason` limit, refused or unreachable: WeChat does not give what the signature needs.";
const URL_TEXT = 'Address of the page as the browser has it, without its fragment.';

export const cardQuery = z.object({ url: z.string().max(4000).describe(URL_TEXT) });
export { URL_TEXT };

export const stateShape = z.object({ state: z.enum(['ready', 'trial', 'missing']).describe(STATE_TEXT) }).meta({ id: 'WechatService' });

const TEXTS = {
  appId: 'The WeChat account of this server.',
  timestamp: 'Seconds since 1970 that the signature is made over.',
  nonceStr: 'Letters that the signature is made over.',
  signature: 'SHA-1 in hex, as the script checks it.',
  script: 'Address of the script.',
  title: 'Title of the card.',
  text: 'Text of the card; empty: none.',
  link: 'What the card leads to: the link of the survey, with its source tag and nothing else of this address.',
  picture: 'Address of the picture of the card; null: none.',
  hideMenu: 'The entries for sharing are to be taken out of the menu.',
} as const satisfies Record<keyof WechatCard, string>;

export const cardShape = z
  .object({
    appId: z.string().describe(TEXTS.appId),
    timestamp: z.int().describe(TEXTS.timestamp),
    nonceStr: z.string().describe(TEXTS.nonceStr),
    signature: z.string().describe(TEXTS.signature),
    script: z.string().describe(TEXTS.script),
    title: z.string().describe(TEXTS.title),
    text: z.string().describe(TEXTS.text),
    link: z.string().describe(TEXTS.link),
    picture: z.string().nullable().describe(TEXTS.picture),
    hideMenu: z.boolean().describe(TEXTS.hideMenu),
  } satisfies Record<keyof WechatCard, z.ZodType>)
  .meta({ id: 'WechatCard' });

export const WechatStateName = enumType(
  'WechatState',
  'Whether settings that depend on WeChat can be used.',
  { READY: 'ready', TRIAL: 'trial', MISSING: 'missing' } satisfies Record<string, WechatState>,
  {
    READY: 'They can.',
    TRIAL: 'They can be tried: a stand-in lets people choose who they are. While developing only.',
    MISSING: 'This server has no WeChat account.',
  },
);

@ObjectType('WechatCard', { description: "What a page needs to use the script of WeChat in WeChat's browser." })
export class WechatCardType implements WechatCard {
  @Field(() => String, { description: TEXTS.appId })
  appId: string;

  @Field(() => Int, { description: TEXTS.timestamp })
  timestamp: number;

  @Field(() => String, { description: TEXTS.nonceStr })
  nonceStr: string;

  @Field(() => String, { description: TEXTS.signature })
  signature: string;

  @Field(() => String, { description: TEXTS.script })
  script: string;

  @Field(() => String, { description: TEXTS.title })
  title: string;

  @Field(() => String, { description: TEXTS.text })
  text: string;

  @Field(() => String, { description: TEXTS.link })
  link: string;

  @Field(() => String, { nullable: true, description: TEXTS.picture })
  picture: string | null;

  @Field(() => Boolean, { description: TEXTS.hideMenu })
  hideMenu: boolean;
}
