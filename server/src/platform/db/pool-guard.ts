import mysql, { type Pool, type PoolConnection, type PoolOptions } from 'mysql2';
import { StoreUnavailable } from './sql-error.js';

/** Milliseconds. Together they keep every request under ten seconds, whatever the network to the database does. */
const LIMIT = { connect: 2000, acquire: 3000, silence: 4000 } as const;
const LOCK_WAIT_SECONDS = 2;
/** Requests that may wait per connection. */
const QUEUE = 32;

const SESSION = [
  // Under REPEATABLE READ, a unit that waited for a row would keep reading an old snapshot; decisions here need the newest commit.
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
  `SET SESSION innodb_lock_wait_timeout = ${LOCK_WAIT_SECONDS}`,
];

/** Usage of the pool. */
export interface PoolUse {
  readonly inUse: number;
  readonly waiting: number;
}

type OnConnection = (error: Error | null, connection?: PoolConnection) => void;

/**
 * The driver, with what a pool needs to outlive its database: waiting for a connection ends, a statement that nobody answers ends together with
 * its connection, and after such silence no idle connection is believed either (the network forgot them all at once).
 */
export class PoolGuard {
  private readonly open = new Set<PoolConnection>();
  private readonly idle = new Set<PoolConnection>();
  private waiting = 0;

  get use(): PoolUse {
    return { inUse: this.open.size - this.idle.size, waiting: this.waiting };
  }

  /** Stands in for the driver's own function of this name. */
  createPool(options: PoolOptions): Pool {
    const size = options.connectionLimit ?? 1;
    const pool = mysql.createPool({ ...options, connectTimeout: LIMIT.connect, queueLimit: size * QUEUE });
    pool.on('connection', (connection) => this.prepare(connection));
    pool.on('acquire', (connection) => this.idle.delete(connection));
    pool.on('release', (connection) => this.idle.add(connection));
    const getConnection = pool.getConnection.bind(pool) as (done: OnConnection) => void;
    return Object.assign(pool, { getConnection: (done: OnConnection) => this.acquire(getConnection, done) });
  }

  private acquire(getConnection: (done: OnConnection) => void, done: OnConnection): void {
    let over = false;
    this.waiting += 1;
    const finish = (error: Error | null, connection?: PoolConnection) => {
      over = true;
      this.waiting -= 1;
      clearTimeout(timer);
      done(error, connection);
    };
    const timer = setTimeout(() => finish(new StoreUnavailable('no connection was free in time')), LIMIT.acquire);
    getConnection((error, connection) => {
      // Came too late: whoever asked has gone.
      if (over) connection?.release();
      else finish(error && new StoreUnavailable('no connection to the database', error), connection);
    });
  }

  private prepare(connection: PoolConnection): void {
    this.open.add(connection);
    const forget = () => {
      this.open.delete(connection);
      this.idle.delete(connection);
    };
    connection.once('end', forget);
    connection.once('error', forget);
    this.watch(connection);
    for (const statement of SESSION) connection.query(statement, (error) => error && dropConnection(connection, error));
  }

  /** Sets a timeout for every statement of this connection. */
  private watch(connection: PoolConnection): void {
    const query = connection.query.bind(connection) as (...args: unknown[]) => unknown;
    const watched = (...args: unknown[]) => {
      const done = args.pop() as (...answer: unknown[]) => void;
      const timer = setTimeout(() => this.silent(connection), LIMIT.silence);
      return query(...args, (...answer: unknown[]) => {
        clearTimeout(timer);
        done(...answer);
      });
    };
    Object.assign(connection, { query: watched });
  }

  private silent(connection: PoolConnection): void {
    const error = Object.assign(new Error('the database did not answer'), { code: 'ETIMEDOUT' });
    for (const one of [connection, ...this.idle]) dropConnection(one, error);
  }
}

/** Ends the connection so that whatever waits for it learns of it; the driver's `destroy` would leave it waiting. */
export function dropConnection(connection: PoolConnection, error: Error): void {
  (connection as unknown as { stream: { destroy(error: Error): void } }).stream.destroy(error);
}
