import { LIMITS } from '../limit/limits.js';
import type { FaultList } from '../reading/fault.js';

const MOST = LIMITS.examPoints;

/** Points come in halves, from 0 to 100. */
export function checkPoints(faults: FaultList, path: string, points: number, most: number = MOST): void {
  if (!Number.isInteger(points * 2)) faults.add(path, 'format');
  else if (points < 0) faults.add(path, 'tooSmall', 0);
  else if (points > most) faults.add(path, 'tooLarge', most);
}
