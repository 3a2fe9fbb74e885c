/**
 * Writes to standard output the bundle of the given exports for a browser: one minified module, everything
 * that they do not need shaken out. Runs as its own process, since the bundler's native part does not run in a test's sandbox.
 *
 * node scripts/bundle/bundle.mjs evaluate compile ...
 */
import { rolldown } from 'rolldown';

const FRONT_DOOR = new URL('../../src/index.ts', import.meta.url).pathname;

const entry = {
  name: 'entry',
  resolveId: (id) => (id === 'entry.ts' ? id : null),
  load: (id) => (id === 'entry.ts' ? `export { ${process.argv.slice(2).join(', ')} } from ${JSON.stringify(FRONT_DOOR)};` : null),
};

const build = await rolldown({
  input: 'entry.ts',
  platform: 'browser',
  resolve: { extensionAlias: { '.js': ['.ts'] } },
  plugins: [entry],
  onLog: (level, log) => {
    throw new Error(`${level}: ${log.message}`);
  },
});
const { output } = await build.generate({ format: 'es', minify: true });
process.stdout.write(output.map(({ code }) => code).join('\n'));
