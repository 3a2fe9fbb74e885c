import { free, type Named, under } from '../../platform/access/access.js';

/** The type of the question decides which settings are valid. */
export const SETTING = free('keys of a type with their values; ids in it are local to the survey');

const KEY = free('a local id of the question beside it; one that it does not have is refused');

/** Places of ids in the exam part of a question. */
export const EXAM_PLACES = under('exam', {
  'optionIds[]': KEY,
  'rows[].rowId': KEY,
  'rows[].optionIds[]': KEY,
  'fields[].optionId': KEY,
});

/** Options inside options, as deep as `/v1` takes them. */
const LEVELS = ['[].setting', '[].nodes[].setting', '[].nodes[].nodes[].setting'] as const;

/** The settings of new options in a `/v1` body. */
export const optionSettings = Object.fromEntries(LEVELS.map((level) => [`body.options${level}`, SETTING])) as Record<
  `body.options${(typeof LEVELS)[number]}`,
  Named
>;

/** The graph's inputs that name a node, or say where one goes. */
export const NODE_PLACES = { 'input.surveyId': 'survey', 'input.nodeId': 'node' } as const;
export const NODE_POSITION_PLACES = { 'input.after': 'node', 'input.parentId': 'node' } as const;
