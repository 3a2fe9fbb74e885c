import { ENTITIES } from '../../entities.js';
import { MIGRATIONS } from '../../platform/db/migrations/index.js';
import { openDatabase } from '../../platform/db/open-database.js';
import { StartError } from '../../platform/errors/system-error.js';
import { type Command, UsageError } from './command.js';
import { viewStore } from '../store/view-store.js';

export const migrateCommand: Command = {
  usage: 'migrate [--check]',
  summary: 'Brings the tables up to date, as every start does. --check only says what is missing (exit code 1).',
  takes: { least: 0, most: 1 },
  async run([option], { config: { databaseUrl }, say }) {
    if (option !== undefined && option !== '--check') throw new UsageError(`migrate does not know ${option}.`);
    if (option === undefined) {
      await (await openDatabase(databaseUrl, ENTITIES)).close();
      say(`The tables are up to date: ${MIGRATIONS.length} migrations.`);
      return 0;
    }
    const missing = await missingMigrations(databaseUrl);
    say(missing.length === 0 ? 'The tables are up to date.' : `Not run yet: ${missing.join(', ')}`);
    return missing.length === 0 ? 0 : 1;
  },
};

async function missingMigrations(databaseUrl: string): Promise<string[]> {
  const run = await runMigrations(databaseUrl);
  const known = MIGRATIONS.map(({ name }) => name);
  const foreign = run.find((name) => !known.includes(name));
  if (foreign) throw new StartError(`The store has run ${foreign}, which this program does not know: it is older than the store.`);
  return known.filter((name) => !run.includes(name));
}

function runMigrations(databaseUrl: string): Promise<string[]> {
  return viewStore(databaseUrl, async (view) => {
    const tables =
      view.dialect === 'sqlite'
        ? await view.select("SELECT name AS t FROM sqlite_master WHERE name = 'migrations'")
        : await view.select(
            "SELECT table_name AS t FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name = 'migrations'",
          );
    if (tables.length === 0) return [];
    return (await view.select('SELECT name FROM migrations ORDER BY id')).map(({ name }) => String(name));
  });
}
