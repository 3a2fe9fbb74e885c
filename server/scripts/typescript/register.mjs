/** `node --import` this to run the server from its sources, or one of its threads. */
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';

const cacheDirectory = fileURLToPath(new URL('../../../node_modules/.cache/wence-typescript', import.meta.url));

process.setSourceMapsEnabled(true);
register('./hooks.mjs', import.meta.url, { data: { cacheDirectory } });
