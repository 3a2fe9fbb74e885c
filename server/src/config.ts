import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { StartError } from './platform/errors/start-error.js';

const flag = z.enum(['on', 'off']);

/** Every variable the server reads, in one place. Values that stand in files come by the same name with _FILE. */
const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^(sqlite:.+|mysql:\/\/[^/]+\/[^/?]+.*)$/, 'must be sqlite:<file> or mysql://user:password@host:port/database')
    .optional(),
  PUBLIC_URL: z.string().optional(),
  TOKEN_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  TRUST_PROXY: z.string().default(''),
  SMS_GATEWAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_GATEWAY_TOKEN: z.string().default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  WENCE_DEMO: flag.default('on'),
});

export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** Addresses people reach this server by; links are built from the first one. Empty: `http://localhost:<port>`. */
  readonly publicUrls: readonly string[];
  readonly tokenSecret: string | undefined;
  /** Proxies whose X-Forwarded-For is believed: addresses or ranges, comma separated. */
  readonly trustedProxies: readonly string[];
  /** Where text messages go in production; without it nobody can register there. Elsewhere they land in the mailbox page. */
  readonly smsGateway: { readonly url: string; readonly token: string } | null;
  readonly logLevel: string;
  /** Make a demo author and survey when an embedded store is empty. */
  readonly demo: boolean;
}

/** Reads the environment once. All faults are told together, a line each. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = environment.safeParse(withFiles(env));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new StartError(`The configuration has ${lines.length === 1 ? 'a fault' : `${lines.length} faults`}:\n${lines.join('\n')}`);
  }
  const value = parsed.data;
  const publicUrls = list(value.PUBLIC_URL ?? '').map((url) => url.replace(/\/+$/, ''));
  const bad = publicUrls.find((url) => !/^https?:\/\/[^/]+$/.test(url));
  if (bad)
    throw new StartError(`The configuration has a fault:\n  PUBLIC_URL: ${bad} must be an origin such as https://survey.example.com`);
  return Object.freeze({
    production: value.NODE_ENV === 'production',
    port: value.PORT,
    host: value.HOST,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL ?? `sqlite:${value.DATA_DIR}/wence.sqlite`,
    publicUrls,
    tokenSecret: value.TOKEN_SECRET,
    trustedProxies: list(value.TRUST_PROXY),
    smsGateway: value.SMS_GATEWAY_URL ? { url: value.SMS_GATEWAY_URL, token: value.SMS_GATEWAY_TOKEN } : null,
    // Whoever types `npm start` wants to read the addresses, not a line per request.
    logLevel: value.LOG_LEVEL ?? (value.NODE_ENV === 'production' ? 'info' : 'warn'),
    demo: value.WENCE_DEMO === 'on',
  });
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
