import { type OriginPart, SCORE_KEY } from '@wence/schema';
import { ORIGIN_PARTS } from '../../shared/useOriginName';
import { type Quality, qualityFlags } from './useQuality';
import type { ResponseRow } from './useResponseList';

/** Columns of facts, in the order of the table. */
export const FACTS = [
  'submitted',
  'duration',
  'source',
  'wechat',
  'link',
  'invitation',
  ...ORIGIN_PARTS,
  'version',
  'status',
  'score',
  'quality',
  'tags',
  'purge',
] as const;

export type Fact = (typeof FACTS)[number];

export const isOrigin = (fact: Fact): fact is OriginPart => ORIGIN_PARTS.some((part) => part === fact);

/** Facts that few responses have get a column only where one of the page has them. */
export const isShown: Partial<Record<Fact, (row: ResponseRow, quality: Quality | undefined) => boolean>> = {
  wechat: ({ wechat }) => wechat !== null,
  link: ({ linkCode }) => linkCode !== null,
  invitation: ({ invitationCode }) => invitationCode !== null,
  quality: (_row, quality) => qualityFlags(quality).length > 0,
  score: ({ exam }) => exam !== null,
  tags: ({ tags }) => tags.length > 0,
  purge: ({ purgeAt }) => purgeAt !== null,
};

/** Keys of the columns of facts by which a list can be sorted. */
export const FACT_KEYS: Partial<Record<Fact, string>> = {
  submitted: 'submitted_at',
  duration: 'duration_s',
  source: 'source',
  region: 'region',
  device: 'device',
  os: 'os',
  browser: 'browser',
  version: 'version',
  status: 'status',
  score: SCORE_KEY,
};
