import { setTimeout as wait } from 'node:timers/promises';
import { Author } from '../support/author.js';
import { COUNTS } from './counts.js';
import { expect, test } from './stage.js';

const ROWS = 300;
/** Files are made in about this many milliseconds. */
const SPREAD_MS = 1_500;
const TYPES = { excel: 1, spss: 2, csv: 3, ndjson: 5 };
const [DONE, FAILED] = [2, 3];
const PATIENCE = { timeout: 120_000, intervals: [200] };

/** Tells whole files of each type from cut ones: a ZIP ends with a list, a text with a line, and SPSS files have their number of rows at the beginning. */
const isWhole: Readonly<Record<keyof typeof TYPES, (file: Buffer) => boolean>> = {
  excel: (file) => file.subarray(-22).readUInt32LE(0) === 0x06054b50,
  spss: (file) => file.readInt32LE(80) === ROWS,
  csv: (file) => file.toString('utf8').trimEnd().split('\r\n').length === ROWS + 1,
  ndjson: (file) => file.toString('utf8').trimEnd().split('\n').length === ROWS,
};

test(`F1: the server is killed ${COUNTS.exportKills} times while it makes files, and no half file can be fetched`, async ({ stage }) => {
  const server = await stage.server({ variables: { RATE_LIMITS: 'off' } });
  const author = await Author.register(server.origin);
  const surveyId = await author.launched('en');
  for (let row = 0; row < ROWS; row += 50) await Promise.all(Array.from({ length: 50 }, () => author.submit(surveyId, 'en')));

  for (let kill = 0; kill < COUNTS.exportKills; kill += 1) {
    const asked = Object.entries(TYPES).map(([name, type]) => ({ name: name as keyof typeof TYPES, type }));
    const tasks = await Promise.all(asked.map(async ({ name, type }) => ({ name, id: await author.askForExport(surveyId, { type }) })));
    await wait(Math.random() * SPREAD_MS);
    await server.kill();
    await server.restart();

    const states = async () => new Map((await author.exports(surveyId)).map((task) => [task.id, task]));
    await expect(async () => {
      const now = await states();
      for (const { name, id } of tasks) {
        const file = await author.exportFile(surveyId, id);
        // Whatever can be fetched is whole, at any moment.
        if (file !== null) expect(isWhole[name](file), `${name} after kill ${kill}`).toBe(true);
      }
      expect(tasks.map(({ id }) => [DONE, FAILED].includes(now.get(id)?.status ?? -1))).toEqual(tasks.map(() => true));
    }).toPass(PATIENCE);
    for (const { id } of tasks) {
      const task = (await states()).get(id);
      if (task?.status === FAILED) expect(task.failure).toBe('interrupted');
      else expect(task?.rowsDone).toBe(ROWS);
    }
  }
});
