import { dayEnd, dayStart } from '../../shared/response-filter/day-range';
import type { ResponseFilter } from '../../shared/response-filter/response-filter';

/** As much of the filter of the page as visits know of; null: all visits. */
export function visitFilterInput({ version, source, from, to }: ResponseFilter) {
  const input = {
    ...(version !== null && { version }),
    ...(source !== null && { source }),
    ...(from !== null && { openedFrom: dayStart(from) }),
    ...(to !== null && { openedTo: dayEnd(to) }),
  };
  return Object.keys(input).length > 0 ? input : null;
}

/** Whether the filter asks for something that only responses have. */
export const isBeyondVisits = ({ status, conditions }: ResponseFilter): boolean => status.length > 0 || conditions.conditions.length > 0;

/** Whether the filter is about a time, which for visits is when they were opened. */
export const isTimed = ({ from, to }: ResponseFilter): boolean => from !== null || to !== null;
