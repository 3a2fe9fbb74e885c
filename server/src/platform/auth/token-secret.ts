import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.js';
import { errorCodeOf } from '../errors/system-error.js';
import type { Random } from '../outside/random.js';

const SECRET_BYTES = 48;

/**
 * The configured secret, or one made on the first start and kept beside the data. Servers that share a database must share the secret, so
 * in production on MySQL the configuration insists on one.
 */
export function tokenSecretOf(config: Config, random: Random): string {
  if (config.tokenSecret) return config.tokenSecret;
  const file = join(config.dataDir, 'token-secret');
  mkdirSync(config.dataDir, { recursive: true });
  try {
    // Two servers that start together: the file of the first one counts.
    writeFileSync(file, random.bytes(SECRET_BYTES).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (errorCodeOf(error) !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
