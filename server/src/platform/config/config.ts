import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { StartError } from '../errors/system-error.js';
import { type RateRules, rateRule, USUAL_RATES } from '../rate-limit/rate-rules.js';
import { SOCKET_LIMITS } from '../graphql/socket-limits.js';
import { APART, areTogether, WECHAT_VARIABLES, type WechatAccount, wechatOf } from './wechat-config.js';

const flag = z.enum(['on', 'off']);
const PROXY_LOOKS_AWAY_SECONDS = 5;

/** Words of handbooks, samples and hurry. By chance they stand in no random text of 32 characters. */
const SAMPLE =
  /change.?(me|this|it)|replace.?(me|this|it|with)|example|sample|placeholder|default|your.?(secret|token|key)|(token|jwt|my|very|super|top).?secret|secret.?(key|secret)|passwor[dt]|letmein|qwerty|abcdefgh|01234567|12345678/i;
/** 32 random hexadecimal digits contain 14 different ones on average, and fewer than 8 once in a million. */
const LEAST_DIFFERENT = 8;

/** Every environment variable that the server reads. A value can also be read from the file named by the variable with suffix `_FILE`. */
const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^(sqlite:.+|mysql:\/\/[^/]+\/[^/?]+.*)$/, 'must be sqlite:<file> or mysql://user:password@host:port/database')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(1000).default(32),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  PUBLIC_URL: z.string().optional(),
  FRAME_ANCESTORS: z.string().default(''),
  CORS_ORIGINS: z.string().default(''),
  TOKEN_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  TRUST_PROXY: z.string().default(''),
  SOCKETS_PER_USER: z.coerce.number().int().min(1).default(SOCKET_LIMITS.perUser),
  SOCKETS_PER_ADDRESS: z.coerce.number().int().min(1).default(SOCKET_LIMITS.perAddress),
  SMS_GATEWAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_GATEWAY_TOKEN: z.string().default(''),
  ...WECHAT_VARIABLES,
  SMS_PER_ADDRESS: z.coerce.number().int().min(1).default(300),
  SMS_PER_DAY: z.coerce.number().int().min(1).default(10_000),
  WRONG_SIGN_INS_PER_ADDRESS: z.coerce.number().int().min(1).default(300),
  SHUTDOWN_DELAY: z.coerce.number().min(0).max(120).optional(),
  DISK_RESERVE_MB: z.coerce.number().int().min(0).optional(),
  REPORT_MEMORY_MB: z.coerce.number().int().min(64).max(1_048_576).default(256),
  REPORT_THREADS: z.coerce.number().int().min(1).max(256).default(2),
  RESPONDENT_FACTS: flag.default('on'),
  WEBHOOK_ANY_ADDRESS: flag.default('off'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  RATE_LIMITS: flag.default('on'),
  RATE_LIMIT_SUBMIT: rateRule(USUAL_RATES.submit),
  RATE_LIMIT_UPLOAD: rateRule(USUAL_RATES.upload),
  RATE_LIMIT_VISIT: rateRule(USUAL_RATES.visit),
  RATE_LIMIT_SIGN_IN: rateRule(USUAL_RATES.signIn),
  RATE_LIMIT_ANONYMOUS: rateRule(USUAL_RATES.anonymous),
  RATE_LIMIT_AUTHOR: rateRule(USUAL_RATES.author),
  RATE_LIMIT_API_KEY: rateRule(USUAL_RATES.apiKey),
  RATE_LIMIT_GRAPH_COST: rateRule(USUAL_RATES.graphCost),
  RATE_LIMIT_OUTWARD: rateRule(USUAL_RATES.outward),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  WENCE_DEMO: flag.default('on'),
});

/** Rejects in production webhooks that reach into this network, guessable secrets, and generated ones if other servers on the same database need the same secret. */
const checked = environment.superRefine((value, faults) => {
  if (!areTogether(value)) faults.addIssue({ code: 'custom', path: ['WECHAT_APP_ID'], message: APART });
  if (value.NODE_ENV !== 'production') return;
  if (value.WEBHOOK_ANY_ADDRESS === 'on')
    faults.addIssue({
      code: 'custom',
      path: ['WEBHOOK_ANY_ADDRESS'],
      message: 'is for development; in production webhooks go to the open internet alone',
    });
  const { TOKEN_SECRET, METRICS_TOKEN, SMS_GATEWAY_TOKEN, WECHAT_APP_SECRET, DATABASE_URL = '' } = value;
  const password = /^mysql:\/\/[^/@:]*:([^/@]*)@/.exec(DATABASE_URL)?.[1];
  const others = {
    METRICS_TOKEN,
    SMS_GATEWAY_TOKEN,
    WECHAT_APP_SECRET,
    'the password in DATABASE_URL': password && decodeURIComponent(password),
  };
  const shared = DATABASE_URL.startsWith('mysql:') ? ['is not set; give all servers on this database the same one'] : [];
  for (const message of TOKEN_SECRET ? secretFaults(TOKEN_SECRET, others) : shared) {
    faults.addIssue({ code: 'custom', path: ['TOKEN_SECRET'], message });
  }
});

export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** Connections to MySQL or MariaDB at most. SQLite needs none. */
  readonly databasePool: number;
  /** Redis that several servers share for events and rate limits. Without it one process keeps them in memory. */
  readonly redisUrl: string | null;
  /** Addresses people reach this server by; links are built from the first one. Empty: `http://localhost:<port>`. */
  readonly publicUrls: readonly string[];
  /** Sites that may show the answering page in a frame: origins, `https://*.example.com`, or `*`. */
  readonly frameAncestors: readonly string[];
  /** Origins whose pages may call `/v1` and `/graphql` and open sockets, beside this server's own. */
  readonly corsOrigins: readonly string[];
  readonly tokenSecret: string | undefined;
  /** Proxies whose X-Forwarded-For is believed: addresses or ranges, comma separated. */
  readonly trustedProxies: readonly string[];
  /** Open sockets for live figures, of one signed-in user and of one address. */
  readonly socketsPerUser: number;
  readonly socketsPerAddress: number;
  /** The SMS gateway for production; without it nobody can register there. Elsewhere messages land in the mailbox page. */
  readonly smsGateway: { readonly url: string; readonly token: string } | null;
  /** The WeChat account of the operator, and the public address that it knows (null: the first one). Null: there is none. */
  readonly wechat: WechatAccount | null;
  /** Text messages in an hour on behalf of one address, and in a day of everybody: a school behind one address fits, a bill is bounded. */
  readonly smsAmounts: { readonly perAddress: number; readonly perDay: number };
  /** Wrong passwords and codes in an hour from one address. Right ones do not count. */
  readonly wrongSignInsPerAddress: number;
  /** Time for which a stopping server goes on answering, so that proxies can learn from `/readyz` that it stops. */
  readonly shutdownDelayMs: number;
  /** Free space the disk of the data needs for `/readyz` to say yes, in MiB; null: 5 % or 1 GiB, whichever is less. */
  readonly diskReserveMb: number | null;
  /** What reports may use: memory in MiB, and threads that one query works with. */
  readonly reports: { readonly megabytes: number; readonly threads: number };
  /** Derive device, system, browser and region of each response from its request. The address is kept in neither case. */
  readonly respondentFacts: boolean;
  /** Webhooks may go to any address and port, this machine included. Never in production. */
  readonly webhookAnyAddress: boolean;
  /** Bearer token that reads `/metrics`; null: only this machine and private networks may. */
  readonly metricsToken: string | null;
  /** The rate limits; null if there are none. */
  readonly rateLimits: RateRules | null;
  readonly logLevel: string;
  /** Make a demo author and survey when an embedded store is empty. */
  readonly demo: boolean;
}

/** Reads the environment once. All faults are told together, a line each. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = checked.safeParse(withFiles(env));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new StartError(`The configuration has ${lines.length === 1 ? 'a fault' : `${lines.length} faults`}:\n${lines.join('\n')}`);
  }
  const value = parsed.data;
  const publicUrls = list(value.PUBLIC_URL ?? '').map((url) => url.replace(/\/+$/, ''));
  const bad = publicUrls.find((url) => !/^https?:\/\/[^/]+$/.test(url));
  if (bad)
    throw new StartError(`The configuration has a fault:\n  PUBLIC_URL: ${bad} must be an origin such as https://survey.example.com`);
  const frameAncestors = list(value.FRAME_ANCESTORS);
  const badFrame = frameAncestors.find((site) => !/^(\*|https?:\/\/(\*\.)?[A-Za-z0-9.-]+(:\d+)?)$/.test(site));
  if (badFrame)
    throw new StartError(
      `The configuration has a fault:\n  FRAME_ANCESTORS: ${badFrame} must be * or an origin such as https://www.example.com`,
    );
  const corsOrigins = list(value.CORS_ORIGINS);
  const badOrigin = corsOrigins.find((origin) => !isOrigin(origin));
  if (badOrigin)
    throw new StartError(
      `The configuration has a fault:\n  CORS_ORIGINS: ${badOrigin} must be an origin as browsers send it, such as https://app.example.com`,
    );
  return Object.freeze({
    production: value.NODE_ENV === 'production',
    port: value.PORT,
    host: value.HOST,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL ?? `sqlite:${value.DATA_DIR}/wence.sqlite`,
    databasePool: value.DATABASE_POOL,
    redisUrl: value.REDIS_URL ?? null,
    publicUrls,
    frameAncestors,
    corsOrigins,
    tokenSecret: value.TOKEN_SECRET,
    trustedProxies: list(value.TRUST_PROXY),
    socketsPerUser: value.SOCKETS_PER_USER,
    socketsPerAddress: value.SOCKETS_PER_ADDRESS,
    smsGateway: value.SMS_GATEWAY_URL ? { url: value.SMS_GATEWAY_URL, token: value.SMS_GATEWAY_TOKEN } : null,
    wechat: wechatOf(value, publicUrls),
    smsAmounts: { perAddress: value.SMS_PER_ADDRESS, perDay: value.SMS_PER_DAY },
    wrongSignInsPerAddress: value.WRONG_SIGN_INS_PER_ADDRESS,
    // Only a proxy needs time to route elsewhere; without one, a delay only keeps people waiting for the new server.
    shutdownDelayMs: (value.SHUTDOWN_DELAY ?? (value.TRUST_PROXY ? PROXY_LOOKS_AWAY_SECONDS : 0)) * 1000,
    diskReserveMb: value.DISK_RESERVE_MB ?? null,
    reports: { megabytes: value.REPORT_MEMORY_MB, threads: value.REPORT_THREADS },
    respondentFacts: value.RESPONDENT_FACTS === 'on',
    webhookAnyAddress: value.WEBHOOK_ANY_ADDRESS === 'on',
    metricsToken: value.METRICS_TOKEN ?? null,
    rateLimits: value.RATE_LIMITS === 'off' ? null : rateRulesOf(value),
    // A developer who runs `npm start` wants to see the addresses, not a line per request.
    logLevel: value.LOG_LEVEL ?? (value.NODE_ENV === 'production' ? 'info' : 'warn'),
    demo: value.WENCE_DEMO === 'on',
  });
}

function rateRulesOf(value: z.output<typeof environment>): RateRules {
  return {
    submit: value.RATE_LIMIT_SUBMIT,
    upload: value.RATE_LIMIT_UPLOAD,
    visit: value.RATE_LIMIT_VISIT,
    signIn: value.RATE_LIMIT_SIGN_IN,
    anonymous: value.RATE_LIMIT_ANONYMOUS,
    author: value.RATE_LIMIT_AUTHOR,
    apiKey: value.RATE_LIMIT_API_KEY,
    graphCost: value.RATE_LIMIT_GRAPH_COST,
    outward: value.RATE_LIMIT_OUTWARD,
  };
}

/** As a browser sends it: lower case, no path, no port that goes without saying. Another spelling would never be met. */
function isOrigin(text: string): boolean {
  return /^https?:\/\/[a-z0-9.:[\]-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

function list(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Secrets may stand in files: TOKEN_SECRET_FILE=/run/secrets/token. Empty values count as not set. */
function withFiles(env: NodeJS.ProcessEnv): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    if (!value) continue;
    if (name.endsWith('_FILE') && name.slice(0, -5) in environment.shape) values[name.slice(0, -5)] = readSecret(name, value);
    else values[name] ??= value;
  }
  return values;
}

function readSecret(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new StartError(`The configuration has a fault:\n  ${name}: cannot read ${file}`);
  }
}

/** Faults of a secret: it is a sample, repeats one character or word, or also serves another purpose. */
export function secretFaults(secret: string, others: Readonly<Record<string, string | undefined>>): string[] {
  const twin = Object.keys(others).find((name) => others[name] === secret);
  if (twin) return [`is the same as ${twin}; give each a secret of its own`];
  if (SAMPLE.test(secret)) return ['looks like a sample; make one with: openssl rand -base64 48'];
  if (isRepetitive(secret)) return ['repeats itself; make one with: openssl rand -base64 48'];
  return [];
}

function isRepetitive(value: string): boolean {
  return new Set(value).size < LEAST_DIFFERENT || `${value}${value}`.indexOf(value, 1) < value.length;
}
