import type { ColumnPlan } from '../export/column.js';
import type { StatusWord } from '../export/locales/column-words.js';
import { PARAMETERS_KEY } from '../export/meta-columns.js';
import { LIMITS } from '../limit/limits.js';
import { BROWSERS, DEVICES, type ResponseOrigin, SYSTEMS } from '../origin/origin.js';
import { REGIONS } from '../origin/regions.js';
import type { WechatUser } from '../survey-setting/wechat.js';
import type { ImportFault, ImportReason } from './import-fault.js';
import { type ImportHeader, VALID_KEY } from './import-header.js';
import { instantReader } from './read-instant.js';
import { valuesByText, type ValuesByText } from './read-cell.js';

/** The facts that a row tells of its response besides the answers; null where it says nothing. */
export interface RowFacts extends ResponseOrigin {
  readonly id: string | null;
  readonly version: number | null;
  readonly status: StatusWord | null;
  readonly startedAt: Date | null;
  readonly submittedAt: Date | null;
  readonly source: string | null;
  readonly params: Readonly<Record<string, string>> | null;
  /** The WeChat account, if the row names one. */
  readonly wechat: WechatUser | null;
  readonly valid: boolean;
}

/** Parameters of a link, as a submission has them. */
const PARAMETERS = { most: 20, length: 200 } as const;
/** Parts of a WeChat account, none of which is longer. */
const ACCOUNT_LENGTH = 300;
const ID_LENGTH = 32;
const ID = /^[A-Za-z0-9_-]+$/;

/** The reason for which a cell says nothing. It is a class, since a value may be any object. */
class Refusal {
  constructor(
    readonly reason: ImportReason,
    readonly limit?: number,
  ) {}
}

type Read<Value> = (text: string) => Value | Refusal;

export interface FactsOptions {
  /** IANA name of the zone of local times. */
  readonly timeZone: string;
  /** Nothing was submitted later. */
  readonly now: Date;
  /** Numbers of the versions. */
  readonly versions: ReadonlySet<number>;
}

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length <= PARAMETERS.most &&
  Object.entries(value).every(([name, text]) => typeof text === 'string' && Math.max(name.length, text.length) <= PARAMETERS.length);

const parameters: Read<Readonly<Record<string, string>>> = (text) => {
  try {
    const value: unknown = JSON.parse(text);
    return isTexts(value) ? value : new Refusal('parameters');
  } catch {
    return new Refusal('parameters');
  }
};

const parameterText: Read<string> = (text) => (text.length <= PARAMETERS.length ? text : new Refusal('tooLong', PARAMETERS.length));

/** A table may have a column for all parameters, columns for some, or both; the column of one parameter comes first. */
function withReceived(
  all: Readonly<Record<string, string>> | null,
  single: readonly (readonly [name: string, text: string])[],
): Readonly<Record<string, string>> | null {
  return single.length === 0 ? all : { ...all, ...Object.fromEntries(single) };
}

const accountText: Read<string> = (text) => (text.length <= ACCOUNT_LENGTH ? text : new Refusal('tooLong', ACCOUNT_LENGTH));

const id: Read<string> = (text) => (ID.test(text) && text.length <= ID_LENGTH ? text : new Refusal('value'));

const source: Read<string> = (text) => (text.length <= LIMITS.sourceTag ? text : new Refusal('tooLong', LIMITS.sourceTag));

/** Prepares the reading of facts about responses. Numbers and durations follow from other columns and are passed over. */
export function factsReader(
  { columns }: ColumnPlan,
  { places }: Pick<ImportHeader, 'places'>,
  { timeZone, now, versions }: FactsOptions,
): (row: readonly string[], faults: ImportFault[]) => RowFacts {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const labels = (key: string): ValuesByText => valuesByText(byKey.get(key)?.values ?? []);
  const instant = instantReader(timeZone);
  const moment: Read<Date> = (text) => {
    const read = instant(text);
    return read === null || read > now ? new Refusal('instant') : read;
  };
  const word = <Word extends string>(key: string, words: readonly Word[]): Read<Word> => {
    const named = labels(key);
    return (text) => words.find((one) => one === (named.get(text) ?? text)) ?? new Refusal('value');
  };
  const version: Read<number> = (text) => (versions.has(Number(text)) ? Number(text) : new Refusal('version'));
  const flags = labels(VALID_KEY);
  const flag: Read<boolean> = (text) => {
    const named = flags.get(text);
    const value = Number(typeof named === 'number' ? named : text);
    return value === 0 || value === 1 ? value === 1 : new Refusal('flag');
  };
  const [status, region] = [word<StatusWord>('status', ['complete', 'screened', 'over_quota']), word('region', REGIONS)];
  const [device, os, browser] = [word('device', DEVICES), word('os', SYSTEMS), word('browser', BROWSERS)];
  const accountKeys = new Map(columns.flatMap(({ key, wechat }) => (wechat === undefined ? [] : [[wechat, key] as const])));
  const received = columns.flatMap(({ key, parameter }) => (parameter === undefined ? [] : { key, parameter }));
  return (row, faults) => {
    const fact = <Value>(key: string, read: Read<Value>): Value | null => {
      const text = (row[places.get(key) ?? -1] ?? '').trim();
      const value = text === '' ? null : read(text);
      if (!(value instanceof Refusal)) return value;
      faults.push({
        column: byKey.get(key)?.name ?? key,
        text,
        reason: value.reason,
        ...(value.limit !== undefined && { limit: value.limit }),
      });
      return null;
    };
    const account = (part: keyof WechatUser): string | null => fact(accountKeys.get(part) ?? '', accountText);
    const openid = account('openid');
    return {
      id: fact('response_id', id),
      version: fact('version', version),
      status: fact('status', status),
      startedAt: fact('started_at', moment),
      submittedAt: fact('submitted_at', moment),
      source: fact('source', source),
      region: fact('region', region),
      device: fact('device', device),
      os: fact('os', os),
      browser: fact('browser', browser),
      params: withReceived(
        fact(PARAMETERS_KEY, parameters),
        received.flatMap(({ key, parameter }) => {
          const text = fact(key, parameterText);
          return text === null ? [] : [[parameter, text] as const];
        }),
      ),
      wechat: openid === null ? null : { openid, nickname: account('nickname'), avatar: account('avatar') },
      valid: fact(VALID_KEY, flag) ?? true,
    };
  };
}
