import { faultsIn } from '../faults-in.mjs';

const find = faultsIn('search', 'src/search/find-questions');
const state = faultsIn('question-state', 'src/question-state/question-states');

/** Going to a question, and what is worth knowing about one at a glance. */
export const GLANCE_FAULTS = [
  find('find: the code of an option leads to its question', 'find-questions.ts', "part === 'title' || range !== null", 'true'),
  find('find: a number is not found by itself', 'find-questions.ts', ' || numberOf(nodeCode) === wanted', ''),
  find('find: a whole code is nothing special', 'find-questions.ts', 'if (code.toLowerCase() === wanted) return 0;', ''),
  find('find: options before titles', 'find-questions.ts', "if (part !== 'title') return 6;", "if (part !== 'title') return 0;"),
  state('states: quotas that are off count', 'question-states.ts', 'activeQuotas(survey)', '(survey.quotas ?? [])'),
  state('states: points without an exam', 'question-states.ts', 'isExam(survey) && node.exam !== undefined', 'node.exam !== undefined'),
  state('states: a page holds without control', 'question-states.ts', 'node.setting?.control === true ?', 'node.id > 0 ?'),
  state('states: 0 is a limit of a count', 'question-states.ts', 'min || null, max || null', 'min, max'),
  state(
    'states: 0 is no bound of a number',
    'question-states.ts',
    "limit('number', lowestOf(node), highestOf(node));\n      return",
    "countLimit('number', minOf(node), maxOf(node));\n      return",
  ),
  state('states: piping in titles alone', 'question-states.ts', '[node, ...rowsOf(node), ...walkOptions(optionsOf(node))];', '[node];'),
];
