import { CURL } from './curl';
import type { Choice, Door, Language, Task } from './kinds';
import { PYTHON } from './python';
import { TYPESCRIPT } from './typescript';

const LIVE: Omit<Choice, 'task'> = { door: 'GraphQL', language: 'TypeScript' };

/** Whether the task can be done in this language by this door. */
export const isThere = ({ task, door, language }: Choice): boolean => task !== 'live' || (door === LIVE.door && language === LIVE.language);

/** The choice itself, or the nearest one that is there. */
export const nearestTo = (choice: Choice): Choice => (isThere(choice) ? choice : { ...choice, ...LIVE });

/** The code of an example, ready to run against this server. */
export function exampleOf({ task, door, language }: Choice, origin: string): string {
  return textOf(task, door, language).replaceAll('{socketOrigin}', origin.replace(/^http/, 'ws')).replaceAll('{origin}', origin);
}

function textOf(task: Task, door: Door, language: Language): string {
  if (task === 'live') return TYPESCRIPT.live.GraphQL;
  return { curl: CURL, TypeScript: TYPESCRIPT, Python: PYTHON }[language][task][door];
}
