import type { RepeatSubject, SurveySettings } from '@wence/schema';
import { keyedHash } from '../../platform/auth/purpose-key.js';
import { networkOf } from '../../platform/request/network-of.js';
import type { Entrant } from '../answering-page/gate.type.js';

/** Who answers, as far as it is known. */
export interface Respondent {
  /** Null: answers that nobody sent, such as an author's edit. */
  readonly entrant: Entrant | null;
  readonly linkCode: string | null;
  readonly params: Readonly<Record<string, string>>;
  /** Mobiles that a code has proven, or has to before anything is stored. */
  readonly mobiles: readonly string[];
}

/** What tells one respondent of a survey from the others. */
export interface RespondentKey {
  readonly subject: RepeatSubject;
  /** At most 48 characters. */
  readonly key: string;
}

export type RepeatRule = Pick<SurveySettings, 'repeat' | 'parameters' | 'anonymousLinks'>;

/** A link stands for a person, who may use any device and any network. */
const NOT_WITH_LINK: ReadonlySet<RepeatSubject> = new Set(['device', 'ip']);

/** Browsers without cookies, and programs, are known by their network and by how they introduce themselves. */
const deviceOf = ({ device, ip, userAgent }: Entrant): string => device ?? `${networkOf(ip)} ${userAgent ?? ''}`;

/** The value of the key parameter, if the link brought one. */
function keyValueOf({ params }: Respondent, { parameters = [] }: RepeatRule): readonly string[] {
  const name = parameters.find(({ isKey }) => isKey)?.name;
  const value = name !== undefined && Object.hasOwn(params, name) ? params[name] : undefined;
  return value === undefined ? [] : [value];
}

const VALUES: Readonly<Record<RepeatSubject, (respondent: Respondent, rule: RepeatRule) => readonly string[]>> = {
  device: ({ entrant }) => (entrant ? [deviceOf(entrant)] : []),
  ip: ({ entrant }) => (entrant ? [networkOf(entrant.ip)] : []),
  account: ({ entrant }) => (entrant?.user && !entrant.user.key ? [entrant.user.id] : []),
  link: ({ linkCode }) => (linkCode === null ? [] : [linkCode]),
  mobile: ({ mobiles }) => mobiles,
  parameter: keyValueOf,
  wechat: ({ entrant }) => (entrant?.wechat ? [entrant.wechat.openid] : []),
};

/** The surest first. */
const STRONGEST = ['link', 'wechat', 'device'] as const satisfies readonly RepeatSubject[];

/** Names respondents by keyed hashes, so that what is stored tells nobody an address or a number (Spec 9, repeat-answer limits). */
export class RespondentKeys {
  constructor(private readonly key: Uint8Array) {}

  /** The keys by which a survey with this limit knows the respondent; none without a limit. */
  of(surveyId: string, rule: RepeatRule, respondent: Respondent): readonly RespondentKey[] {
    const { repeat, anonymousLinks } = rule;
    if (!repeat) return NONE;
    const { linkCode } = respondent;
    // What is stored of an anonymous response names no link, not even by a hash. Each takes one answer anyhow.
    const known = anonymousLinks ? repeat.by.filter((subject) => subject !== 'link') : repeat.by;
    const subjects = known.filter((subject) => linkCode === null || !NOT_WITH_LINK.has(subject));
    return subjects.flatMap((subject) =>
      VALUES[subject](respondent, rule).map((value) => ({ subject, key: this.keyOf(surveyId, subject, value) })),
    );
  }

  /** The key by which a respondent is known most surely: by the one-to-one link, else the WeChat account, else the device. Empty: by none of them. */
  strongest(surveyId: string, respondent: Respondent): string {
    for (const subject of STRONGEST) {
      const [value] = VALUES[subject](respondent, {});
      if (value !== undefined) return this.keyOf(surveyId, subject, value);
    }
    return '';
  }

  /** The key of a respondent who is known by this value. */
  keyOf(surveyId: string, subject: RepeatSubject, value: string): string {
    return keyedHash(this.key, [surveyId, subject, value]).toString('base64url');
  }
}

const NONE: readonly RespondentKey[] = [];
