/**
 * First come, first served. SQLite has one writer, and TypeORM gives all callers of a SQLite data source one shared connection, on which
 * two open transactions would mix; whoever writes waits here for its turn.
 */
export class WriteLock {
  private last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(work);
    this.last = turn.then(ignore, ignore);
    return turn;
  }
}

/** The caller gets the outcome of its own turn; the queue only needs to know that it is over. */
function ignore(): void {}
