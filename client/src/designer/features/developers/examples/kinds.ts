/** The tasks that examples show. */
export const TASKS = ['list', 'responses', 'submit', 'live'] as const;
/** The two ways to the same: routes and the graph. */
export const DOORS = ['/v1', 'GraphQL'] as const;
export const LANGUAGES = ['curl', 'TypeScript', 'Python'] as const;

export type Task = (typeof TASKS)[number];
export type Door = (typeof DOORS)[number];
export type Language = (typeof LANGUAGES)[number];

/**
 * The code for a task by each door, where {origin} stands for the server's address and {socketOrigin} for that of its sockets. Live counts come over
 * a socket alone, which curl and the standard library of Python do not speak.
 */
export type Examples = Readonly<Record<Exclude<Task, 'live'>, Readonly<Record<Door, string>>>>;
export type ExamplesWithLive = Examples & { readonly live: { readonly GraphQL: string } };

export interface Choice {
  readonly task: Task;
  readonly door: Door;
  readonly language: Language;
}
