import { walkNodes } from '../definition/walk.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { SURVEY_LIST_LIMITS } from '../limit/author-limits.js';
import { readableText } from '../piping/readable-text.js';

/**
 * Returns the text that a search of the list of surveys looks through: the title and the texts of the questions, each on a line of its own, in lower case, without
 * markup. At most `SURVEY_LIST_LIMITS.searched` characters: of a survey with more text the last questions are not found.
 */
export function searchWords(definition: Pick<SurveyDefinition, 'title' | 'nodes'>): string {
  const { searched } = SURVEY_LIST_LIMITS;
  const lines = [definition.title];
  let characters = definition.title.length;
  for (const { title } of walkNodes(definition.nodes)) {
    if (characters >= searched) break;
    const line = readableText(title ?? '');
    if (line !== '') lines.push(line);
    characters += line.length + 1;
  }
  return [...lines.join('\n').toLowerCase()].slice(0, searched).join('');
}
