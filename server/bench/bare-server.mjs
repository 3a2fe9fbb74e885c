import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import libsql from 'libsql';
import mysql from 'mysql2/promise';

const POOL = 20;

/**
 * The baseline: what any server has to do to keep a response safely. A bare Fastify handler that begins, inserts the row, bumps a counter and
 * commits, with the durability of the real one. No survey, no validation, no replay.
 */
export async function startBareServer(databaseUrl) {
  const store = databaseUrl.startsWith('mysql:') ? await mysqlStore(databaseUrl) : sqliteStore(databaseUrl.slice('sqlite:'.length));
  const http = Fastify();
  http.post('/bare', async (request) => {
    const id = randomUUID();
    await store.keep(id, request.body.submissionId, JSON.stringify(request.body.answers));
    return { code: '00000', data: { responseId: id } };
  });
  const address = await http.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: `${address}/bare`,
    stop: async () => {
      await http.close();
      await store.close();
    },
  };
}

const ROWS = 'CREATE TABLE bare_response (id VARCHAR(36) PRIMARY KEY, submission_id VARCHAR(36) UNIQUE, answers TEXT)';
const COUNTER = 'CREATE TABLE bare_counter (id INTEGER PRIMARY KEY, seq BIGINT)';
const FIRST = 'INSERT INTO bare_counter VALUES (1, 0)';
const INSERT = 'INSERT INTO bare_response VALUES (?, ?, ?)';
const BUMP = 'UPDATE bare_counter SET seq = seq + 1 WHERE id = 1';

function sqliteStore(file) {
  const database = new libsql(file);
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL']) database.pragma(pragma);
  for (const statement of [ROWS, COUNTER, FIRST]) database.exec(statement);
  const insert = database.prepare(INSERT);
  const bump = database.prepare(BUMP);
  return {
    async keep(...row) {
      database.exec('BEGIN IMMEDIATE');
      insert.run(...row);
      bump.run();
      database.exec('COMMIT');
    },
    close: async () => database.close(),
  };
}

async function mysqlStore(url) {
  const pool = mysql.createPool({ uri: url, connectionLimit: POOL });
  for (const statement of [ROWS, COUNTER, FIRST]) await pool.query(statement);
  return {
    async keep(...row) {
      const connection = await pool.getConnection();
      await connection.query('BEGIN');
      await connection.execute(INSERT, row);
      await connection.execute(BUMP);
      await connection.query('COMMIT');
      connection.release();
    },
    close: () => pool.end(),
  };
}
