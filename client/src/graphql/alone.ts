/** Runs work while no other tab of this origin runs work of the same name. Without the Locks API (plain http) every tab is alone. */
export const alone = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  // The DOM types call `locks` always present; outside secure contexts it is not.
  (navigator.locks as LockManager | undefined) ? navigator.locks.request(name, work) : work();
