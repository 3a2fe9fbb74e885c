import { isBrackets } from '@wence/schema';
import { createContext } from 'react';
import type { Conditions, Entry } from '../../../shared/response-conditions/conditions';
import { filterInput, type ResponseFilter, writeFilter } from '../../../shared/response-filter/response-filter';
import { detailUrl } from '../../../shared/routes';

/** The filter that words are counted under; null where the report offers none, as its reader has no rows to go on to. */
export const WordFilter = createContext<ResponseFilter | null>(null);

/** The conditions with one more that has to hold; null: they are alternatives with brackets among them, and brackets do not stand in brackets. */
function withCondition({ match, conditions }: Conditions, more: Entry): Conditions | null {
  if (match !== 'any' || conditions.length === 0) return { conditions: [...conditions, more] };
  const plain = conditions.flatMap((entry) => (isBrackets(entry) ? [] : [entry]));
  return plain.length < conditions.length ? null : { conditions: [{ group: { match, conditions: plain } }, more] };
}

interface Place {
  readonly surveyId: string;
  readonly nodeId: number;
  readonly filter: ResponseFilter;
}

/** The filter for lists, which show responses of any status; the report counts complete ones unless it is told otherwise. */
const forLists = (filter: ResponseFilter): ResponseFilter => ({
  ...filter,
  status: filter.status.length > 0 ? filter.status : ['COMPLETE'],
});

/** Where the responses are listed that the report means and whose answer to a question contains a word; null if no filter can say so. */
export function responsesWith(word: string, { surveyId, nodeId, filter }: Place): string | null {
  const conditions = withCondition(filter.conditions, { answer: { nodeId, contains: word } });
  if (conditions === null) return null;
  const query = new URLSearchParams();
  writeFilter(query, { ...forLists(filter), conditions });
  return `${detailUrl(surveyId)}?${query.toString()}`;
}

/** Where one response is open, in the list of those that the report means. */
export function oneResponse(responseId: string, { surveyId, filter }: Pick<Place, 'surveyId' | 'filter'>): string {
  const query = new URLSearchParams();
  writeFilter(query, forLists(filter));
  query.set('response', responseId);
  return `${detailUrl(surveyId)}?${query.toString()}`;
}

/** The responses that the report means and that answered a question, as a list of the graph takes them. Where no filter can say so, all it means. */
export function answeredInput({ nodeId, filter }: Pick<Place, 'nodeId' | 'filter'>) {
  const conditions = withCondition(filter.conditions, { answer: { nodeId, state: 'answered' } }) ?? filter.conditions;
  return { ...filterInput({ ...forLists(filter), conditions }), valid: true };
}
