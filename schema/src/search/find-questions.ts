import type { SurveyDefinition } from '../definition/definition.js';
import { type SearchHit, searchEntries, searchSurvey } from './search-survey.js';

/** The number in a code: "12" of "Q12"; empty where there is none. */
const numberOf = (code: string): string => /\d+/.exec(code)?.[0]?.replace(/^0+(?=\d)/, '') ?? '';

/** Ranks a hit; lower is better. A whole code comes first, then its number, its beginning, a title, and last the rest of a question. */
function rankOf({ part, code, range, nodeCode }: SearchHit, wanted: string): number {
  if (part !== 'title') return 6;
  if (code.toLowerCase() === wanted) return 0;
  if (/^\d+$/.test(wanted) && numberOf(nodeCode) === wanted) return 1;
  if (nodeCode.toLowerCase().startsWith(wanted)) return 2;
  if (range === null) return 5;
  return range[0] === 0 ? 3 : 4;
}

/**
 * Finds the questions that somebody may want to go to by a code, a number or words (Spec 2, survey editor): each once, with the text that answers
 * best, the best first and otherwise in the order of the document. Without words all are listed.
 */
export function findQuestions(definition: Pick<SurveyDefinition, 'nodes'>, words: string): readonly SearchHit[] {
  const titles = searchEntries(definition)
    .filter(({ part }) => part === 'title')
    .map((entry): SearchHit => ({ ...entry, range: null }));
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return titles;
  const byCode = titles.filter(({ nodeCode }) => nodeCode.toLowerCase().startsWith(wanted) || numberOf(nodeCode) === wanted);
  const best = new Map<number, { hit: SearchHit; rank: number }>();
  // The code of an option is no way to its question: every other question has an option 2.
  const texts = searchSurvey(definition, words).filter(({ part, range }) => part === 'title' || range !== null);
  for (const hit of [...byCode, ...texts]) {
    const rank = rankOf(hit, wanted);
    const known = best.get(hit.nodeId);
    if (!known || rank < known.rank) best.set(hit.nodeId, { hit, rank });
  }
  const inOrder = titles.flatMap(({ nodeId }) => best.get(nodeId) ?? []);
  return inOrder.sort((one, other) => one.rank - other.rank).map(({ hit }) => hit);
}
