import { faultsIn } from '../faults-in.mjs';

const quota = faultsIn('quota', 'src/quota');
const limit = faultsIn('limit', 'src/limit');
const lifecycle = faultsIn('lifecycle', 'src/lifecycle');

export const QUOTA_AND_WINDOW_FAULTS = [
  quota('quota: disabled ones count', 'quota-cells.ts', 'enabled !== false', 'enabled !== null'),
  quota('quota: custom always', 'quota-cells.ts', 'holds(facts) ? cells : []', 'cells'),
  limit('window: weeks from Sunday', 'repeat-window.ts', 'getUTCDay() + 6) % 7', 'getUTCDay() + 7) % 7'),
  limit('window: 30 days are 31', 'repeat-window.ts', '7: 30 * DAY', '7: 31 * DAY'),
  limit('window: exactly then is too early', 'repeat-window.ts', '>= next.getTime()', '> next.getTime()'),
  limit('window: month by UTC', 'repeat-window.ts', '{ timeZone, calendar', "{ timeZone: 'UTC', calendar"),
  lifecycle('lifecycle: removal keeps running', 'survey-state.ts', '{ 0: 0, 1: 0, 2: 2 };', '{ 0: 0, 1: 1, 2: 2 };'),
  lifecycle('lifecycle: clear stops', 'survey-state.ts', 'clear: { 0: 0, 1: 1, 2: 2 }', 'clear: { 0: 0, 1: 0, 2: 2 }'),
  lifecycle('lifecycle: stopped is unpublished', 'survey-state.ts', 'publishedVersion === null ? 0 : 1', 'state'),
];
