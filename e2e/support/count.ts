/** Part of the full counts to try, such as 0.1 for a tenth; `.ci/run` sets it. */
const share = Number(process.env['FAULT_SHARE'] ?? '1');

/** Whether faults are tried less often than the full counts say. */
export const isSampled = share < 1;

/** Number of times a fault is tried: the value of the variable, else the share of the full count, rounded up. */
export function count(variable: string, full: number): number {
  const named = Number(process.env[variable]);
  return Number.isInteger(named) && named > 0 ? named : Math.ceil(full * share);
}
