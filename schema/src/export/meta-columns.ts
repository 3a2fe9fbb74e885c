import type { Answers } from '../answer/answer.js';
import type { Cell, Column, ColumnKind, ColumnPlan, Measure, ValueLabel } from './column.js';
import type { ExamResult } from '../exam/score-exam.js';
import type { ResponseOrigin } from '../origin/origin.js';
import { keyOfText } from './column-spec.js';
import { type Arrival, ARRIVAL_KEYS } from './arrival.js';
import type { ColumnNames } from './column-names.js';
import type { ColumnWords, MetaWord, StatusWord } from './locales/column-words.js';
import type { WechatUser } from '../survey-setting/wechat.js';

/** A stored response as far as its columns need it. */
export interface StoredResponse extends ResponseOrigin {
  readonly id: string;
  /** Running number within the survey. */
  readonly seq: number;
  readonly version: number;
  readonly status: StatusWord;
  /** False once the author set it aside; reports leave it out. */
  readonly valid: boolean;
  readonly startedAt: Date | null;
  readonly submittedAt: Date;
  readonly source: string | null;
  readonly params: Readonly<Record<string, string>> | null;
  /** The WeChat account, as far as the survey keeps it; null: it does not, or none is known. */
  readonly wechat: WechatUser | null;
  /** The one-to-one link that it came by; null or absent: by none, or by one that responses do not tell. */
  readonly link?: { readonly code: string; readonly name: string | null } | null;
  /** The invitation code that it was given with; null or absent: with none. */
  readonly invitationCode?: string | null;
  readonly answers: Answers;
  /** From which follows what the draw of an exam left out; absent: nothing. */
  readonly submissionId?: string;
  /** What it earned in an exam; null or absent: it was scored in none. */
  readonly exam?: ExamResult | null;
}

interface MetaColumn {
  readonly key: string;
  readonly kind: ColumnKind;
  readonly measure: Measure;
  readonly word: Exclude<MetaWord, 'parameter' | WechatWord | Arrival>;
  readonly cell: (response: StoredResponse) => Cell;
}

const MILLISECONDS = 1_000;

/** Whole seconds from the start to the submission; null where the start is not known or lies behind it. */
export function durationOf({ startedAt, submittedAt }: StoredResponse): number | null {
  const duration = startedAt === null ? -1 : submittedAt.getTime() - startedAt.getTime();
  return duration < 0 ? null : Math.round(duration / MILLISECONDS);
}

/** Key of the column of the source. */
const SOURCE_KEY = 'source';

/** Key of the column of all received parameters. */
export const PARAMETERS_KEY = 'params';

/** Received parameters as a JSON object of texts; null for none. */
const parametersText = (params: StoredResponse['params']): string | null =>
  params === null || Object.keys(params).length === 0 ? null : JSON.stringify(params);

/** Facts about a response in their fixed order. */
const META: readonly MetaColumn[] = [
  { key: 'response_id', kind: 'text', measure: 'nominal', word: 'responseId', cell: ({ id }) => id },
  { key: 'seq', kind: 'integer', measure: 'scale', word: 'seq', cell: ({ seq }) => seq },
  { key: 'version', kind: 'integer', measure: 'ordinal', word: 'version', cell: ({ version }) => version },
  { key: 'status', kind: 'text', measure: 'nominal', word: 'status', cell: ({ status }) => status },
  { key: 'valid', kind: 'flag', measure: 'nominal', word: 'valid', cell: ({ valid }) => (valid ? 1 : 0) },
  { key: 'started_at', kind: 'instant', measure: 'scale', word: 'startedAt', cell: ({ startedAt }) => startedAt?.getTime() ?? null },
  { key: 'submitted_at', kind: 'instant', measure: 'scale', word: 'submittedAt', cell: ({ submittedAt }) => submittedAt.getTime() },
  { key: 'duration_s', kind: 'integer', measure: 'scale', word: 'duration', cell: durationOf },
  { key: SOURCE_KEY, kind: 'text', measure: 'nominal', word: 'source', cell: ({ source }) => source },
  { key: 'region', kind: 'text', measure: 'nominal', word: 'region', cell: ({ region }) => region },
  { key: 'device', kind: 'text', measure: 'nominal', word: 'device', cell: ({ device }) => device },
  { key: 'os', kind: 'text', measure: 'nominal', word: 'os', cell: ({ os }) => os },
  { key: 'browser', kind: 'text', measure: 'nominal', word: 'browser', cell: ({ browser }) => browser },
  { key: PARAMETERS_KEY, kind: 'text', measure: 'nominal', word: 'parameters', cell: ({ params }) => parametersText(params) },
];

type WechatWord = 'wechatOpenid' | 'wechatNickname' | 'wechatAvatar';

/** What a survey may keep of a WeChat account, in the order of its columns. */
const WECHAT = [
  { part: 'openid', key: 'wechat_openid', word: 'wechatOpenid' },
  { part: 'nickname', key: 'wechat_nickname', word: 'wechatNickname' },
  { part: 'avatar', key: 'wechat_avatar', word: 'wechatAvatar' },
] as const satisfies readonly { readonly part: keyof WechatUser; readonly key: string; readonly word: WechatWord }[];

const ARRIVAL_CELLS: Readonly<Record<Arrival, (response: StoredResponse) => Cell>> = {
  linkCode: ({ link }) => link?.code ?? null,
  linkName: ({ link }) => link?.name ?? null,
  invitationCode: ({ invitationCode }) => invitationCode ?? null,
};

/** A part of WeChat accounts that has a column. */
export interface KeptPart {
  readonly part: keyof WechatUser;
  /** The newest version does not keep it any more. */
  readonly retired: boolean;
}

/** Key of the column of a received parameter. */
export const parameterKey = (name: string): string => `p_${keyOfText(name)}`;

/** A source that has a name. */
export interface NamedSource {
  readonly code: string;
  readonly name: string;
  /** Deleted, and kept for the responses that came by it. */
  readonly retired: boolean;
}

/** Names of sources by their codes, as a plan has them. */
export const sourceNames = ({ columns }: Pick<ColumnPlan, 'columns'>): ReadonlyMap<string, string> =>
  new Map(columns.find(({ key }) => key === SOURCE_KEY)?.values.map(({ code, title }) => [code, title]));

/** A received parameter that has a column of its own. */
export interface NamedParameter {
  readonly name: string;
  readonly label: string;
  /** The newest version does not receive it any more. */
  readonly retired: boolean;
}

interface MetaWords {
  readonly words: ColumnWords;
  /** Names of sources, as labels of the values of their column. */
  readonly sources: readonly ValueLabel[];
}

/** Columns beside the facts that every response has. */
interface Beside {
  readonly parameters: readonly NamedParameter[];
  readonly wechat: readonly KeptPart[];
  readonly arrivals: readonly Arrival[];
}

/** The columns of facts about a response, of these parameters, of what is kept of WeChat accounts, and of the way in. */
export function metaColumns(
  { parameters, wechat, arrivals }: Beside,
  names: ColumnNames,
  { words, sources }: MetaWords,
): readonly Column[] {
  const { device, os, browser } = words.origin;
  const named: Partial<Record<MetaWord, Readonly<Record<string, string>>>> = { status: words.statuses, device, os, browser };
  const shared = { missing: [], retired: false };
  const isValid = [words.invalid, words.valid].map((title, value) => ({ value, code: String(value), title, retired: false }));
  const meta = META.map(({ key, kind, measure, word }): Column => {
    const texts = Object.entries(named[word] ?? {}).map(([value, title]) => ({ value, code: value, title, retired: false }));
    const values = kind === 'flag' ? isValid : key === SOURCE_KEY ? sources : texts;
    return { ...shared, key, kind, measure, values, name: names.of(key), label: words.meta[word] };
  });
  const received = parameters.map(
    ({ name, label, retired }): Column => ({
      ...shared,
      key: parameterKey(name),
      kind: 'text',
      measure: 'nominal',
      values: [],
      name: names.of('p', name),
      label,
      parameter: name,
      retired,
    }),
  );
  const kept = WECHAT.flatMap(({ part, key, word }): Column[] => {
    const found = wechat.find((one) => one.part === part);
    const label = words.meta[word];
    const about = { key, kind: 'text', measure: 'nominal', values: [], name: names.of(key), wechat: part } as const;
    return found ? [{ ...shared, ...about, label: found.retired ? words.retired(label) : label, retired: found.retired }] : [];
  });
  const came = arrivals.map((arrival): Column => {
    const key = ARRIVAL_KEYS[arrival];
    return { ...shared, key, kind: 'text', measure: 'nominal', values: [], name: names.of(key), label: words.meta[arrival], arrival };
  });
  return [...meta, ...received, ...kept, ...came];
}

/** Names of the parameters, parts of WeChat accounts and facts about the way in that a plan has columns of, in their order. */
export interface WrittenBeside {
  readonly parameters: readonly string[];
  readonly wechat: readonly (keyof WechatUser)[];
  readonly arrivals: readonly Arrival[];
}

/** Writes the facts about a response into the first cells. */
export function writeMeta(cells: Cell[], response: StoredResponse, { parameters, wechat, arrivals }: WrittenBeside): void {
  for (const [index, { cell }] of META.entries()) cells[index] = cell(response);
  for (const [index, name] of parameters.entries()) cells[META.length + index] = response.params?.[name] ?? null;
  const from = META.length + parameters.length;
  for (const [index, part] of wechat.entries()) cells[from + index] = response.wechat?.[part] ?? null;
  for (const [index, arrival] of arrivals.entries()) cells[from + wechat.length + index] = ARRIVAL_CELLS[arrival](response);
}
