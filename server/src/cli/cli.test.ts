import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answersOf, single, survey } from '@wence/schema/testing';
import { encryptedPassword, type SignedUp, signUp } from '../features/account/account.factory.js';
import { launchedSurvey } from '../features/publish/publish.factory.js';
import { submit } from '../features/response/response.factory.js';
import { MIGRATIONS } from '../platform/db/migrations/index.js';
import { openDatabase } from '../platform/db/open-database.js';
import { lockStore } from '../platform/db/process-lock.js';
import { v1 } from '../testing/callers.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { runCommand } from './run-command.js';

const asked = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const answers = answersOf(asked, { Q1: 'tea' });
const PASSWORD = 'a long password';

describe('the command line', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'wence-cli-'));
  const stores: TestDatabase[] = [];
  let app: TestApp;
  let author: SignedUp;
  let surveyId: string;

  const store = async () => {
    const made = await createTestDatabase();
    stores.push(made);
    return made.url;
  };
  const wence = async (databaseUrl: string, ...typed: string[]) => {
    const said: string[] = [];
    const code = await runCommand(typed, {
      env: { NODE_ENV: 'test', DATABASE_URL: databaseUrl, DATA_DIR: scratch },
      now: () => app.clock.now(),
      say: (line) => said.push(line),
      complain: (line) => said.push(line),
      askPassword: () => Promise.resolve(PASSWORD),
    });
    return { code, said: said.join('\n') };
  };
  const query = async (databaseUrl: string, sql: string): Promise<Record<string, unknown>[]> => {
    const database = await openDatabase(databaseUrl, []);
    return database.writer.query(sql).finally(() => database.close());
  };
  const folder = (name: string) => join(scratch, name);

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
    surveyId = await launchedSurvey(app, author, asked);
    await submit(app, surveyId, answers, { source: '\u95ee\u5377 \u2028 "quoted"\n', params: { name: "O'Brien \\ 😀" } });
  });
  afterAll(async () => {
    await app.stop();
    for (const made of stores) await made.drop();
    rmSync(scratch, { recursive: true, force: true });
  });

  it('backs up under load, and a restored store has every response that was acknowledged before (F14)', async () => {
    const acknowledged: string[] = [];
    const enough = new AbortController();
    const load = async () => {
      while (!enough.signal.aborted) acknowledged.push((await submit(app, surveyId, answers)).data.responseId);
    };
    const loads = [load(), load(), load()];
    while (acknowledged.length < 30) await new Promise((resolve) => setTimeout(resolve, 10));
    const before = [...acknowledged];

    const backup = await wence(app.databaseUrl, 'backup', folder('loaded'));
    const during = acknowledged.length;
    enough.abort();
    await Promise.all(loads);
    const elsewhere = await store();
    const restore = await wence(elsewhere, 'restore', folder('loaded'));

    expect([backup.code, restore.code, restore.said]).toEqual([0, 0, expect.stringMatching(/^Restored \d+ rows of \d+ tables/)]);
    const ids = new Set((await query(elsewhere, 'SELECT id FROM response')).map(({ id }) => id));
    expect(before.filter((id) => !ids.has(id))).toEqual([]);
    expect(ids.size).toBeLessThanOrEqual(during + 4);
    expect(await wence(elsewhere, 'verify')).toMatchObject({ code: 0, said: expect.not.stringContaining('BROKEN') });
  });

  it('restores every value as it was', async () => {
    await wence(app.databaseUrl, 'backup', folder('exact'));
    const elsewhere = await store();
    await wence(elsewhere, 'restore', folder('exact'));

    for (const table of ['response', 'user', 'survey_version', 'survey_draft', 'survey_edit', 'response_log', 'survey_counter', 'outbox']) {
      const all = `SELECT * FROM ${table === 'user' && elsewhere.startsWith('mysql') ? '`user`' : table === 'user' ? '"user"' : table}`;
      const sorted = async (url: string) => (await query(url, all)).map((row) => JSON.stringify(row)).sort();
      expect(await sorted(elsewhere)).toEqual(await sorted(app.databaseUrl));
    }
  });

  it('moves a store from one database to the other', async () => {
    await wence(app.databaseUrl, 'backup', folder('moved'));
    const other = app.databaseUrl.startsWith('mysql') ? `sqlite:${folder('moved.sqlite')}` : await mysqlStore();
    if (!other) return;

    const restore = await wence(other, 'restore', folder('moved'));

    expect(restore.code).toBe(0);
    expect(await query(other, 'SELECT source, params FROM response WHERE source IS NOT NULL')).toEqual(
      await query(app.databaseUrl, 'SELECT source, params FROM response WHERE source IS NOT NULL'),
    );
    expect((await wence(other, 'verify')).code).toBe(0);
  });

  it('restores what an older version backed up, and brings it up to date', async () => {
    const old = await store();
    await (await openDatabase(old, [], { migrations: MIGRATIONS.slice(0, 4) })).close();
    expect(await wence(old, 'migrate', '--check')).toMatchObject({ code: 1, said: expect.stringContaining(MIGRATIONS[4]?.name ?? '') });
    await wence(old, 'backup', folder('old'));
    const elsewhere = await store();

    const restore = await wence(elsewhere, 'restore', folder('old'));

    expect(restore).toMatchObject({ code: 0 });
    expect(await wence(elsewhere, 'migrate', '--check')).toEqual({ code: 0, said: 'The tables are up to date.' });
  });

  it('brings the tables of an empty store up to date', async () => {
    const fresh = await store();

    expect(await wence(fresh, 'migrate')).toEqual({ code: 0, said: `The tables are up to date: ${MIGRATIONS.length} migrations.` });
    expect((await wence(fresh, 'migrate', '--check')).code).toBe(0);
  });

  it('keeps a backup to the account that made it', async () => {
    await wence(app.databaseUrl, 'backup', folder('private'));

    expect(statSync(folder('private')).mode & 0o077).toBe(0);
    for (const file of readdirSync(folder('private'))) expect(statSync(join(folder('private'), file)).mode & 0o077).toBe(0);
  });

  describe('refuses in one sentence, with code 78,', () => {
    beforeAll(() => wence(app.databaseUrl, 'backup', folder('good')));

    const damaged = async (name: string, damage: (path: string) => void) => {
      await wence(app.databaseUrl, 'backup', folder(name));
      damage(folder(name));
      const elsewhere = await store();
      const { code, said } = await wence(elsewhere, 'restore', folder(name));
      expect([code, said.split('\n').length]).toEqual([78, 1]);
      expect((await wence(elsewhere, 'verify', folder(name))).code).toBe(78);
      return said;
    };

    it('a store that is not empty', async () => {
      const { code, said } = await wence(app.databaseUrl, 'restore', folder('good'));

      expect([code, said]).toEqual([78, expect.stringContaining('not empty')]);
    });

    it('a store that a server is about to use', async () => {
      const elsewhere = await store();
      if (elsewhere.startsWith('mysql')) return; // Any number of servers there; restoring is one transaction.
      const lock = lockStore(elsewhere);

      const { code, said } = await wence(elsewhere, 'restore', folder('good'));
      lock.release();

      expect([code, said]).toEqual([78, expect.stringContaining('in use')]);
    });

    it('a folder that is not empty', async () => {
      expect(await wence(app.databaseUrl, 'backup', folder('good'))).toMatchObject({
        code: 78,
        said: expect.stringContaining('not empty'),
      });
    });

    it('a backup that was broken off', async () => {
      expect(await damaged('partial', (path) => rmSync(join(path, 'manifest.json')))).toContain('broken off');
    });

    it('a backup with a changed byte', async () => {
      expect(await damaged('changed', (path) => appendFileSync(join(path, 'response.jsonl.gz'), 'x'))).toContain('response.jsonl.gz');
    });

    it('a backup that lacks a file', async () => {
      expect(await damaged('lacking', (path) => rmSync(join(path, 'response.jsonl.gz')))).toContain('missing');
    });

    it('a backup of a newer version', async () => {
      const newer = (path: string) => {
        const manifest = JSON.parse(readFileSync(join(path, 'manifest.json'), 'utf8'));
        writeFileSync(
          join(path, 'manifest.json'),
          JSON.stringify({ ...manifest, migrations: [...manifest.migrations, 'Future1999999999999'] }),
        );
      };

      expect(await damaged('newer', newer)).toContain('newer');
    });

    it('a manifest that leads out of its folder', async () => {
      const outside = (path: string) => {
        const text = readFileSync(join(path, 'manifest.json'), 'utf8');
        writeFileSync(join(path, 'manifest.json'), text.replace('response.jsonl.gz', '../response.jsonl.gz'));
      };

      expect(await damaged('outside', outside)).toContain('not a manifest');
    });
  });

  it('verifies a backup by restoring it', async () => {
    await wence(app.databaseUrl, 'backup', folder('verified'));

    expect(await wence(app.databaseUrl, 'verify', folder('verified'))).toMatchObject({
      code: 0,
      said: expect.not.stringContaining('BROKEN'),
    });
  });

  it('finds every rule that is broken, and names what breaks it', async () => {
    const broken = await store();
    await wence(broken, 'restore', folder('verified'));
    await query(broken, 'DELETE FROM response_log WHERE seq = 2');
    await query(broken, 'UPDATE survey_counter SET responses = responses + 1, seq = seq + 1');
    await query(broken, "INSERT INTO quota_cell (survey_id, cell, taken) SELECT id, 'q1', 1 FROM survey");
    await query(broken, 'DELETE FROM outbox');
    await query(broken, "UPDATE survey_version SET survey_id = 'nowhere'");

    const { code, said } = await wence(broken, 'verify');

    expect(code).toBe(1);
    expect([...said.matchAll(/^BROKEN {2}(.*) \(/gm)].map(([, title]) => title)).toEqual([
      'numbers of each response log run 1, 2, 3 … without gaps, or from its clear on',
      'each counter stands where its log ends',
      'each counter counts the complete responses that are valid and not deleted',
      'each quota counts the seats of the responses that count',
      'each response was submitted once',
      'each response of the last days has one entry in the outbox',
      'each version and each response belongs to a survey',
      'each response has the version it was given to',
    ]);
    expect(said).toContain(surveyId);
  });

  it('makes an account that can sign in, once per mobile', async () => {
    const fresh = `139${String(Date.now()).slice(-8)}`;
    const made = await wence(app.databaseUrl, 'user', 'create', fresh);
    const again = await wence(app.databaseUrl, 'user', 'create', fresh);

    expect([made.code, made.said]).toEqual([0, expect.not.stringContaining(fresh)]);
    expect(again.code).toBe(1);
    const login = await v1(app, 'POST', '/v1/login', { mobile: fresh, ...(await encryptedPassword(app, PASSWORD)) });
    expect(login.code).toBe('00000');
  });

  it('says what it can do, and what was typed wrongly', async () => {
    expect(await wence(app.databaseUrl, 'help')).toMatchObject({ code: 0, said: expect.stringContaining('wence restore <folder>') });
    expect((await wence(app.databaseUrl)).code).toBe(0);
    for (const typed of [['nothing'], ['backup'], ['backup', 'a', 'b'], ['migrate', '--up'], ['user', 'create'], ['user']])
      expect((await wence(app.databaseUrl, ...typed)).code).toBe(2);
  });

  it('names what the operator can mend', async () => {
    expect(await wence('sqlite:/nowhere/at/all.sqlite', 'backup', folder('none'))).toMatchObject({
      code: 78,
      said: expect.stringContaining('/nowhere'),
    });
    expect(await wence('mysql://root:secret@127.0.0.1:1/wence', 'verify')).toMatchObject({
      code: 78,
      said: expect.not.stringContaining('secret'),
    });
    expect((await wence('postgres://x', 'verify')).code).toBe(78);
  });

  async function mysqlStore(): Promise<string | null> {
    if (!process.env.TEST_MYSQL_URL) return null;
    const own = globalThis.TEST_DATABASE;
    globalThis.TEST_DATABASE = 'mysql';
    return store().finally(() => {
      globalThis.TEST_DATABASE = own;
    });
  }
});
