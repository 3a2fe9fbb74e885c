import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { isDuplicateKey } from './sql-error.js';

const LOCK_TABLE = 'migration_lock';
const LEASE_MS = 120_000;
const POLL_MS = 100;

/**
 * Brings the tables up to date. Two servers that start together take turns by a row with a fixed key: a row works on every supported database,
 * advisory locks do not (Galera does not replicate them). If a server dies while holding it, another takes over after its lease.
 */
export async function migrate(source: DataSource): Promise<void> {
  // Plain SQL because asking first and creating then is a race between two servers.
  await source.query(
    `CREATE TABLE IF NOT EXISTS ${LOCK_TABLE} (id INTEGER PRIMARY KEY, owner VARCHAR(36) NOT NULL, until BIGINT NOT NULL)`,
  );

  const owner = randomUUID();
  await acquire(source, owner);
  try {
    await source.runMigrations();
  } finally {
    await source.query(`DELETE FROM ${LOCK_TABLE} WHERE owner = ?`, [owner]);
  }
}

async function acquire(source: DataSource, owner: string): Promise<void> {
  for (;;) {
    await source.query(`DELETE FROM ${LOCK_TABLE} WHERE until < ?`, [Date.now()]);
    try {
      await source.query(`INSERT INTO ${LOCK_TABLE} (id, owner, until) VALUES (1, ?, ?)`, [owner, Date.now() + LEASE_MS]);
      return;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
}
