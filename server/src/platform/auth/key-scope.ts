/**
 * What an API key may be allowed, and what that means. This is the only list: the enum of the graph, the values on `/v1` and the rules of
 * access are made from it, and the designer's words for it follow the enum.
 */
export const KEY_SCOPES = {
  'surveys:read': 'Surveys with their definitions, versions, links and pictures; the question library; themes.',
  'surveys:write': 'Making, editing, launching, stopping and removing surveys; pictures; the question library; themes.',
  'responses:read': 'Responses with their files, live counts, reports, test answers.',
  'responses:write': 'Marking, tagging, editing, deleting and restoring responses.',
  webhooks: 'Webhooks, which send responses to addresses that their author chooses.',
  collect: 'What respondents do: the public survey, evaluating, files, codes, handing in a response, the results they are shown.',
} as const;

export type KeyScope = keyof typeof KEY_SCOPES;

export const KEY_SCOPE_NAMES = Object.keys(KEY_SCOPES) as [KeyScope, ...KeyScope[]]; // `Object.keys` forgets the names of its keys.

export const isKeyScope = (name: unknown): name is KeyScope => typeof name === 'string' && Object.hasOwn(KEY_SCOPES, name);
