import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import libsql from 'libsql';
import mysql from 'mysql2/promise';

/**
 * The baseline, a process of its own: what any server has to do to keep a response safely. A bare Fastify handler that begins, inserts the
 * response, inserts into an outbox, bumps a counter and commits, per request, with the durability of the real one. No survey, no validation, no
 * replay, no log.
 */
const [, , databaseUrl, poolSize] = process.argv;
const store = databaseUrl.startsWith('mysql:') ? await mysqlStore(databaseUrl) : sqliteStore(databaseUrl.slice('sqlite:'.length));
const http = Fastify();
http.post('/bare', async (request) => {
  const { submissionId, answers } = request.body;
  const id = randomUUID();
  await store.keep([id, submissionId, JSON.stringify(answers)], [randomUUID(), id]);
  return { code: '00000', data: { responseId: id } };
});
const address = await http.listen({ port: 0, host: '127.0.0.1' });
process.send({ url: `${address}/bare` });
process.on('message', async () => {
  await http.close();
  await store.close();
  process.exit(0);
});

function tables() {
  return [
    'CREATE TABLE bare_response (id VARCHAR(36) PRIMARY KEY, submission_id VARCHAR(36) UNIQUE, answers TEXT)',
    'CREATE TABLE bare_outbox (id VARCHAR(36) PRIMARY KEY, response_id VARCHAR(36))',
    'CREATE TABLE bare_counter (id INTEGER PRIMARY KEY, seq BIGINT)',
    'INSERT INTO bare_counter VALUES (1, 0)',
  ];
}

function writes() {
  return {
    response: 'INSERT INTO bare_response VALUES (?, ?, ?)',
    outbox: 'INSERT INTO bare_outbox VALUES (?, ?)',
    bump: 'UPDATE bare_counter SET seq = seq + 1 WHERE id = 1',
  };
}

function sqliteStore(file) {
  const database = new libsql(file);
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL']) database.pragma(pragma);
  for (const statement of tables()) database.exec(statement);
  const [response, outbox, bump] = Object.values(writes()).map((statement) => database.prepare(statement));
  return {
    async keep(row, event) {
      database.exec('BEGIN IMMEDIATE');
      response.run(...row);
      outbox.run(...event);
      bump.run();
      database.exec('COMMIT');
    },
    close: async () => database.close(),
  };
}

async function mysqlStore(url) {
  const pool = mysql.createPool({ uri: url, connectionLimit: Number(poolSize) });
  const { response, outbox, bump } = writes();
  for (const statement of tables()) await pool.query(statement);
  return {
    async keep(row, event) {
      const connection = await pool.getConnection();
      await connection.query('BEGIN');
      await connection.execute(response, row);
      await connection.execute(outbox, event);
      await connection.execute(bump);
      await connection.query('COMMIT');
      connection.release();
    },
    close: () => pool.end(),
  };
}
