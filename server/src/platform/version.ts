import { readFileSync } from 'node:fs';

const file: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** Of this server, as its package says. */
export const VERSION = typeof file === 'object' && file !== null && 'version' in file ? String(file.version) : '0';
